import type { Db, Tx } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Reason } from '../rules/judge.ts'

export type Attached = {
  readonly playerId: string
  readonly offerId: number
  /** Ledger key of the deposit that the code waits for; `ANY_DEPOSIT` for the player's first deposit. */
  readonly depositKey: string
  readonly attachedAt: Date
}
type Place = Pick<Attached, 'playerId' | 'depositKey'>

/** Reason for which a waiting code gave no bonus: a term of the offer that was not met, or its deposit left again. */
export type CodeEnd = Reason | 'deposit_gone'

export const ANY_DEPOSIT = ''

const SELECT = sql`
  select player_id as "playerId", offer_id as "offerId", deposit_key as "depositKey", attached_at as "attachedAt"
  from promotions.attached`

/** Lists the player's waiting codes, the oldest first. */
export async function listAttached(db: Db, playerId: string): Promise<readonly Attached[]> {
  const { rows } = await sql<Attached>`
    ${SELECT} where player_id = ${playerId} order by attached_at, deposit_key`.execute(db)
  return rows
}

/** Lists waiting codes whose deposit was credited without a call of `onDeposited`, for example in a crash. */
export async function overdueAttached(db: Db, limit: number): Promise<readonly Attached[]> {
  const { rows } = await sql<Attached>`
    ${SELECT} a where promotions.is_received(a)
    order by a.tried_at limit ${limit}`.execute(db)
  return rows
}

/** Keeps a code for a deposit. A new offer replaces the old one; the same offer keeps its first time. */
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

/** Ends a waiting code without a bonus. The player's list of requests shows the reason. */
export async function endAttached(
  tx: Tx,
  { playerId, offerId, depositKey, attachedAt }: Attached,
  { because, at }: { readonly because: CodeEnd; readonly at: Date },
): Promise<void> {
  await detach(tx, { playerId, depositKey })
  await sql`
    insert into promotions.request (id, player_id, offer_id, note, state, because, created_at, decided_at)
    values (${uuidv7(at.getTime())}, ${playerId}, ${offerId}, '', 'cancelled', ${because}, ${attachedAt}, ${at})`.execute(
    tx,
  )
}

export async function detachAll(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from promotions.attached where player_id = ${playerId}`.execute(tx)
}

/** Keeps the code waiting and moves it behind the others for the next round of work. */
export async function noteTried(tx: Tx, { playerId, depositKey }: Place, at: Date): Promise<void> {
  await sql`
    update promotions.attached set tried_at = ${at}
    where player_id = ${playerId} and deposit_key = ${depositKey}`.execute(tx)
}

/** Returns true if the deposit with this key was credited. */
export async function isDepositReceived(tx: Tx, { playerId, depositKey }: Place): Promise<boolean> {
  const { rows } = await sql`
    select from ledger.transfer where owner = ${playerId} and key = ${depositKey} and leg = 1`.execute(tx)
  return rows.length > 0
}
