import type { Bus } from '@poyraz/bus'
import type { Database } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import type { Clock } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { Chains } from './chains.ts'
import type { Crashes } from './crash/crashes.ts'
import type { Shoes } from './shoes.ts'

export type TablesCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly wagering: Pick<Wagering, 'openAllIn' | 'settleAllIn' | 'settleIn' | 'rollbackIn'>
  readonly tables: readonly HouseTable[]
  readonly chains: Chains
  readonly shoes: Shoes
  readonly crashes: Crashes
  /** Origins of the videos of tables, besides the site's own. */
  readonly streamOrigins: readonly string[]
  onError(error: unknown): void
}

export function tableOf({ tables }: Pick<TablesCtx, 'tables'>, tableId: number): HouseTable | undefined {
  return tables.find(({ id }) => id === tableId)
}
