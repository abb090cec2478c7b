import type { BONUS_REQUEST_STATES } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { staffNameOf } from '@poyraz/kernel'
import { sql } from 'kysely'

export type BonusRequest = {
  readonly id: string
  readonly playerId: string
  readonly offerId: number
  readonly note: string
  readonly state: (typeof BONUS_REQUEST_STATES)[number]
  readonly reason: string
  readonly createdAt: Date
  readonly decidedAt: Date | null
}

const FIELDS = sql`id, player_id as "playerId", offer_id as "offerId", note, state, reason,
  created_at as "createdAt", decided_at as "decidedAt"`

/** Null when a request of the player for this offer is waiting. */
export async function insertRequest(
  tx: Tx,
  request: Pick<BonusRequest, 'id' | 'playerId' | 'offerId' | 'note' | 'createdAt'>,
): Promise<BonusRequest | null> {
  const { id, playerId, offerId, note, createdAt } = request
  const { rows } = await sql<BonusRequest>`
    insert into promotions.request (id, player_id, offer_id, note, created_at)
    values (${id}, ${playerId}, ${offerId}, ${note}, ${createdAt})
    on conflict do nothing returning ${FIELDS}`.execute(tx)
  return rows[0] ?? null
}

export async function listRequests(
  db: Db,
  { playerId, limit, offset }: { playerId: string; limit: number; offset: number },
): Promise<{ items: readonly BonusRequest[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<BonusRequest>`
      select ${FIELDS} from promotions.request where player_id = ${playerId}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from promotions.request where player_id = ${playerId}`.execute(db),
  ])
  return { items: page.rows, total: Number(count.rows[0]?.total ?? 0) }
}

/** What waits for staff, the oldest first. */
export async function listPending(db: Db, limit: number): Promise<readonly BonusRequest[]> {
  const { rows } = await sql<BonusRequest>`
    select ${FIELDS} from promotions.request where state = 'pending' order by created_at, id limit ${limit}`.execute(
    db,
  )
  return rows
}

export async function findRequest(db: Db, id: string): Promise<BonusRequest | null> {
  const { rows } = await sql<BonusRequest>`
    select ${FIELDS} from promotions.request where id = ${id}`.execute(db)
  return rows[0] ?? null
}

/** Nobody else decides it until the transaction ends. */
export async function lockPendingRequest(tx: Tx, id: string): Promise<BonusRequest | null> {
  const { rows } = await sql<BonusRequest>`
    select ${FIELDS} from promotions.request where id = ${id} and state = 'pending' for update`.execute(tx)
  return rows[0] ?? null
}

/** Those that wait are asked for no more. */
export async function cancelRequests(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update promotions.request set state = 'cancelled', decided_at = ${at}
    where player_id = ${playerId} and state = 'pending'`.execute(tx)
}

export type Decided = {
  readonly request: BonusRequest
  readonly state: 'approved' | 'refused'
  readonly staff: string
  readonly reason: string
  readonly note: string
  readonly bonusId: string | null
  readonly at: Date
}

/** Writes the decision, and who made it into the record of what staff did. */
export async function decideRequest(tx: Tx, decided: Decided): Promise<void> {
  const { request, state, staff, reason, note, bonusId, at } = decided
  await sql`
    update promotions.request set state = ${state}, reason = ${reason}, decided_at = ${at},
      decided_by = ${staffNameOf(staff)}, bonus_id = ${bonusId}
    where id = ${request.id}`.execute(tx)
  await sql`
    insert into promotions.staff_action (staff, action, request_id, details, at)
    values (${staff}, ${`bonus_request_${state}`}, ${request.id},
      ${JSON.stringify({ reason, note, bonusId })}::jsonb, ${at})`.execute(tx)
}
