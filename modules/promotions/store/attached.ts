import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Attached = {
  readonly playerId: string
  readonly offerId: number
  /** The key in the ledger of the deposit that it waits for; `ANY_DEPOSIT` for whichever comes next. */
  readonly depositKey: string
  readonly attachedAt: Date
}
type Place = Pick<Attached, 'playerId' | 'depositKey'>

export const ANY_DEPOSIT = ''

const SELECT = sql`
  select player_id as "playerId", offer_id as "offerId", deposit_key as "depositKey", attached_at as "attachedAt"
  from promotions.attached`

/** The one that waits longest first. */
export async function listAttached(db: Db, playerId: string): Promise<readonly Attached[]> {
  const { rows } = await sql<Attached>`
    ${SELECT} where player_id = ${playerId} order by attached_at, deposit_key`.execute(db)
  return rows
}

/** Of players whose deposit came, though nobody was told: the process died in between. */
export async function overdueAttached(db: Db, limit: number): Promise<readonly Attached[]> {
  const { rows } = await sql<Attached>`
    ${SELECT} a where exists (
      select from ledger.transfer t
      where t.owner = a.player_id and t.reason = 'deposit'
        and case a.deposit_key when ${ANY_DEPOSIT} then t.at >= a.attached_at else t.key = a.deposit_key end)
    order by a.tried_at limit ${limit}`.execute(db)
  return rows
}

/** The last offer that a player asked for is the one that waits; the same again since it was first asked. */
export async function attach(tx: Tx, { playerId, offerId, depositKey, attachedAt }: Attached): Promise<void> {
  await sql`
    insert into promotions.attached as a (player_id, offer_id, deposit_key, attached_at, tried_at)
    values (${playerId}, ${offerId}, ${depositKey}, ${attachedAt}, ${attachedAt})
    on conflict (player_id, deposit_key)
      do update set offer_id = excluded.offer_id, attached_at = excluded.attached_at
      where a.offer_id <> excluded.offer_id`.execute(tx)
}

export async function detach(tx: Tx, { playerId, depositKey }: Place): Promise<void> {
  await sql`
    delete from promotions.attached where player_id = ${playerId} and deposit_key = ${depositKey}`.execute(tx)
}

export async function detachAll(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from promotions.attached where player_id = ${playerId}`.execute(tx)
}

/** It waits on, behind the others. */
export async function noteTried(tx: Tx, { playerId, depositKey }: Place, at: Date): Promise<void> {
  await sql`
    update promotions.attached set tried_at = ${at}
    where player_id = ${playerId} and deposit_key = ${depositKey}`.execute(tx)
}

/** Whether a deposit with this key was credited. */
export async function hasCome(tx: Tx, { playerId, depositKey }: Place): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.transfer where owner = ${playerId} and key = ${depositKey} and leg = 1`.execute(tx)
  return rows.length > 0
}
