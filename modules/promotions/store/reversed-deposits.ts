import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type DisputedDeposit = { readonly playerId: string; readonly depositKey: string; readonly at: Date }

/** Ends the bonuses that are based on a deposit that was taken back. */
export async function markReversed(tx: Tx, { playerId, depositKey, at }: DisputedDeposit): Promise<void> {
  await sql`select promotions.reverse_deposit(${playerId}, ${depositKey}, ${at})`.execute(tx)
}

/** Claws back released bonus money of disputed deposits from the player's cash. */
export async function collectClaws(
  tx: Tx,
  { playerId, at }: Pick<DisputedDeposit, 'playerId' | 'at'>,
): Promise<void> {
  await sql`select promotions.collect_claws(${playerId}, ${at})`.execute(tx)
}

/** Counts a deposit again after its dispute was won. */
export async function markRestored(tx: Tx, { playerId, depositKey, at }: DisputedDeposit): Promise<void> {
  await sql`select promotions.restore_deposit(${playerId}, ${depositKey}, ${at})`.execute(tx)
}
