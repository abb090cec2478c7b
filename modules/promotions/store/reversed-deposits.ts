import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type ReversedDeposit = { readonly playerId: string; readonly depositKey: string; readonly at: Date }

export async function insertReversed(tx: Tx, { playerId, depositKey, at }: ReversedDeposit): Promise<void> {
  await sql`
    insert into promotions.reversed_deposit (player_id, deposit_key, reversed_at)
    values (${playerId}, ${depositKey}, ${at}) on conflict do nothing`.execute(tx)
}

/** What a deposit earned. */
export async function bonusesOfDeposit(
  db: Db,
  playerId: string,
  depositKey: string,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from promotions.bonus
    where player_id = ${playerId} and deposit_key = ${depositKey}`.execute(db)
  return rows.map(({ id }) => id)
}
