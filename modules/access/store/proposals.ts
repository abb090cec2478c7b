import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type Proposal = {
  readonly id: string
  readonly procedure: string
  readonly payload: Record<string, never>
  readonly payloadHash: string
  /** Name of the account. */
  readonly proposedBy: string
  readonly proposedById: string
  readonly reason: string
  readonly proposedAt: Date
  readonly expiresAt: Date
}

const PROPOSAL = sql`
  select p.id, p.procedure, p.payload, p.payload_hash as "payloadHash", a.name as "proposedBy",
    p.proposed_by as "proposedById", p.reason, p.proposed_at as "proposedAt", p.expires_at as "expiresAt"
  from access.proposal p join access.account a on a.id = p.proposed_by and a.disabled_at is null`

export type Payload = { readonly procedure: string; readonly payloadHash: string }

/** Returns the waiting proposal of this call. Calls with the same payload wait until the transaction ends. */
export async function lockProposal(
  tx: Tx,
  { procedure, payloadHash }: Payload,
  at: Date,
): Promise<Proposal | undefined> {
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`${procedure}:${payloadHash}`}, 0))`.execute(tx)
  const { rows } = await sql<Proposal>`
    ${PROPOSAL} where p.procedure = ${procedure} and p.payload_hash = ${payloadHash}
      and p.agreed_by is null and p.expires_at > ${at}
    order by p.proposed_at limit 1`.execute(tx)
  return rows[0]
}

export async function insertProposal(
  tx: Tx,
  proposal: Omit<Proposal, 'proposedBy' | 'payload'> & { readonly payload: object },
): Promise<void> {
  const { id, procedure, payload, payloadHash, proposedById, reason, proposedAt, expiresAt } = proposal
  await sql`
    insert into access.proposal (id, procedure, payload, payload_hash, proposed_by, reason, proposed_at,
      expires_at)
    values (${id}, ${procedure}, ${JSON.stringify(payload)}::jsonb, ${payloadHash}, ${proposedById},
      ${reason}, ${proposedAt}, ${expiresAt})`.execute(tx)
}

/** Sets the account that agreed; `null` reopens the proposal after the call was refused. */
export async function setAgreed(
  db: Db,
  id: string,
  agreed: { readonly by: string; readonly at: Date } | null,
): Promise<void> {
  await sql`
    update access.proposal set agreed_by = ${agreed?.by ?? null}, agreed_at = ${agreed?.at ?? null}
    where id = ${id}`.execute(db)
}

/** Ends the waiting proposals of an account. */
export async function voidProposalsBy(tx: Tx, accountId: string, at: Date): Promise<void> {
  await sql`
    update access.proposal set expires_at = ${at}
    where proposed_by = ${accountId} and agreed_by is null and expires_at > ${at}`.execute(tx)
}

/** Lists waiting proposals, the oldest first. */
export async function listProposals(db: Db, at: Date): Promise<readonly Proposal[]> {
  const { rows } = await sql<Proposal>`
    ${PROPOSAL} where p.agreed_by is null and p.expires_at > ${at} order by p.proposed_at`.execute(db)
  return rows
}
