import type { Bus } from '@poyraz/bus'
import type { Language } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import type { VirtualTable } from '@poyraz/games/virtual'
import type { Clock } from '@poyraz/kernel'
import type { Wagering } from '@poyraz/wagering'
import type { Chains } from './chains.ts'
import type { Crashes } from './crash/crashes.ts'
import type { Shoes } from './shoes.ts'
import type { RoundOffers } from './virtual/offers.ts'

export type TablesCtx = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  readonly wagering: Pick<Wagering, 'openAllIn' | 'settleAllIn' | 'settleIn' | 'rollbackIn'>
  readonly tables: readonly HouseTable[]
  /** Virtual games; they need `offers`. */
  readonly virtual: readonly VirtualTable[]
  /** Bets on virtual rounds; `null` without virtual games. */
  readonly offers: RoundOffers | null
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

export function virtualOf(
  { virtual }: Pick<TablesCtx, 'virtual'>,
  tableId: number,
): VirtualTable | undefined {
  return virtual.find(({ id }) => id === tableId)
}

/** Returns the name of a table or of a virtual game; empty if this server does not have it. */
export function tableName(
  ctx: Pick<TablesCtx, 'tables' | 'virtual'>,
  tableId: number,
  lang: Language,
): string {
  return (tableOf(ctx, tableId) ?? virtualOf(ctx, tableId))?.name[lang] ?? ''
}
