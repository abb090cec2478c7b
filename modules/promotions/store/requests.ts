import type { BONUS_REQUEST_STATES } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus, staffNameOf } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { CodeEnd } from './attached.ts'

export type BonusRequest = {
  readonly id: string
  readonly playerId: string
  readonly offerId: number
  readonly note: string
  readonly state: (typeof BONUS_REQUEST_STATES)[number]
  readonly reason: string
  /** Reason for which a waiting code ended; null for a request to staff. */
  readonly because: CodeEnd | null
  readonly createdAt: Date
  readonly decidedAt: Date | null
  readonly proposal: Proposal | null
}

/** The first person and the amount of an approval by two people. Kept after the approval. */
export type Proposal = { readonly by: string; readonly amount: Kurus }

type Row = Omit<BonusRequest, 'proposal'> & { proposedBy: string | null; proposedAmount: bigint | null }

const FIELDS = sql`id, player_id as "playerId", offer_id as "offerId", note, state, reason, because,
  created_at as "createdAt", decided_at as "decidedAt", proposed_by as "proposedBy",
  proposed_amount as "proposedAmount"`

function toRequest({ proposedBy: by, proposedAmount, ...row }: Row): BonusRequest {
  const proposal = by === null || proposedAmount === null ? null : { by, amount: kurus(proposedAmount) }
  return { ...row, proposal }
}

/** Returns null if the player already has a pending request for this offer. */
export async function insertRequest(
  tx: Tx,
  request: Pick<BonusRequest, 'id' | 'playerId' | 'offerId' | 'note' | 'createdAt'>,
): Promise<BonusRequest | null> {
  const { id, playerId, offerId, note, createdAt } = request
  const { rows } = await sql<Row>`
    insert into promotions.request (id, player_id, offer_id, note, created_at)
    values (${id}, ${playerId}, ${offerId}, ${note}, ${createdAt})
    on conflict do nothing returning ${FIELDS}`.execute(tx)
  return rows.map(toRequest)[0] ?? null
}

export async function listRequests(
  db: Db,
  { playerId, limit, offset }: { playerId: string; limit: number; offset: number },
): Promise<{ items: readonly BonusRequest[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${FIELDS} from promotions.request where player_id = ${playerId}
      order by created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from promotions.request where player_id = ${playerId}`.execute(db),
  ])
  return { items: page.rows.map(toRequest), total: Number(count.rows[0]?.total ?? 0) }
}

/** Lists pending requests, the oldest first, with the count of all of them. */
export async function listPending(
  db: Db,
  limit: number,
): Promise<{ items: readonly BonusRequest[]; total: number }> {
  const [page, count] = await Promise.all([
    sql<Row>`
      select ${FIELDS} from promotions.request where state = 'pending'
      order by created_at, id limit ${limit}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from promotions.request where state = 'pending'`.execute(db),
  ])
  return { items: page.rows.map(toRequest), total: Number(count.rows[0]?.total ?? 0) }
}

export async function findRequest(db: Db, id: string): Promise<BonusRequest | null> {
  const { rows } = await sql<Row>`select ${FIELDS} from promotions.request where id = ${id}`.execute(db)
  return rows.map(toRequest)[0] ?? null
}

/** Locks a pending request until the transaction ends; null if it is not pending. */
export async function lockPendingRequest(tx: Tx, id: string): Promise<BonusRequest | null> {
  const { rows } = await sql<Row>`
    select ${FIELDS} from promotions.request where id = ${id} and state = 'pending' for update`.execute(tx)
  return rows.map(toRequest)[0] ?? null
}

/**
 * Returns the sum in kuruş that this staff member (bare name) granted alone since this time. An advisory lock
 * makes other decisions under the same name wait until the transaction ends.
 */
export async function approvedAloneSince(tx: Tx, name: string, since: Date): Promise<Kurus> {
  await sql`select pg_advisory_xact_lock(hashtextextended('promotions.request:' || ${name}, 0))`.execute(tx)
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(b.amount), 0)::bigint as amount
    from promotions.request r join promotions.bonus b on b.id = r.bonus_id
    where r.state = 'approved' and r.decided_by = ${name} and r.decided_at > ${since} and r.proposed_by is null
  `.execute(tx)
  return kurus(rows[0]?.amount ?? 0n)
}

/** Cancels the player's pending requests. */
export async function cancelRequests(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update promotions.request set state = 'cancelled', decided_at = ${at}
    where player_id = ${playerId} and state = 'pending'`.execute(tx)
}

/** A decision or proposal of a staff member about a request. */
type StaffDecision = {
  readonly request: BonusRequest
  readonly staff: string
  readonly reason: string
  readonly note: string
  readonly at: Date
}

export type Decided = StaffDecision & {
  readonly state: 'approved' | 'refused'
  readonly bonusId: string | null
  /** Null if one person decided alone. */
  readonly proposal: Proposal | null
}

/** Writes the decision, and records it as an action of staff. */
export async function decideRequest(tx: Tx, decided: Decided): Promise<void> {
  const { request, state, staff, reason, bonusId, proposal, at } = decided
  await sql`
    update promotions.request set state = ${state}, reason = ${reason}, decided_at = ${at},
      decided_by = ${staffNameOf(staff)}, bonus_id = ${bonusId},
      proposed_by = ${proposal?.by ?? null}, proposed_amount = ${proposal?.amount ?? null}
    where id = ${request.id}`.execute(tx)
  await noteAction(tx, decided, { action: `bonus_request_${state}`, more: { bonusId } })
}

/** Stores a proposal, which waits for a second person; it replaces an earlier proposal. */
export async function setProposal(tx: Tx, decision: StaffDecision, { by, amount }: Proposal): Promise<void> {
  await sql`
    update promotions.request set proposed_by = ${by}, proposed_amount = ${amount}
    where id = ${decision.request.id}`.execute(tx)
  await noteAction(tx, decision, { action: 'bonus_request_proposed', more: { amount: String(amount) } })
}

async function noteAction(
  tx: Tx,
  { request, staff, reason, note, at }: StaffDecision,
  { action, more }: { readonly action: string; readonly more: Readonly<Record<string, string | null>> },
): Promise<void> {
  await sql`
    insert into promotions.staff_action (staff, action, request_id, details, at)
    values (${staff}, ${action}, ${request.id}, ${JSON.stringify({ reason, note, ...more })}::jsonb, ${at})`.execute(
    tx,
  )
}
