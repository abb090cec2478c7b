import type { Database } from '@poyraz/db'
import type { SeedBox } from '@poyraz/fairness/server'
import type { Clock } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'

export type CoinflipCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly seeds: SeedBox
  readonly wagering: Pick<Wagering, 'openTable' | 'settleTable' | 'history'>
}
