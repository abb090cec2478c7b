import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Attached = { readonly playerId: string; readonly offerId: number; readonly attachedAt: Date }

const SELECT = sql`select player_id as "playerId", offer_id as "offerId", attached_at as "attachedAt"
  from promotions.attached`

export async function findAttached(db: Db, playerId: string): Promise<Attached | null> {
  const { rows } = await sql<Attached>`${SELECT} where player_id = ${playerId}`.execute(db)
  return rows[0] ?? null
}

/** Of players whose deposit came, though nobody was told: the process died in between. */
export async function overdueAttached(db: Db, limit: number): Promise<readonly Attached[]> {
  const { rows } = await sql<Attached>`
    ${SELECT} a where exists (
      select from ledger.transfer t
      where t.owner = a.player_id and t.reason = 'deposit' and t.at >= a.attached_at)
    order by a.tried_at limit ${limit}`.execute(db)
  return rows
}

/**
 * The last offer that a player asked for is the one that waits; the same again waits since it was first
 * asked.
 */
export async function attach(tx: Tx, { playerId, offerId, attachedAt }: Attached): Promise<void> {
  await sql`
    insert into promotions.attached as a (player_id, offer_id, attached_at, tried_at)
    values (${playerId}, ${offerId}, ${attachedAt}, ${attachedAt})
    on conflict (player_id) do update set offer_id = excluded.offer_id, attached_at = excluded.attached_at
    where a.offer_id <> excluded.offer_id`.execute(tx)
}

export async function detach(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from promotions.attached where player_id = ${playerId}`.execute(tx)
}

/** It waits on, behind the others. */
export async function noteTried(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`update promotions.attached set tried_at = ${at} where player_id = ${playerId}`.execute(tx)
}
