import type { DocumentReason } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityState } from '../licence-gate.ts'

export type VerifiedIdentity = {
  readonly state: IdentityState
  readonly reason: DocumentReason | null
  readonly submittedAt: Date | null
  readonly decidedAt: Date | null
}

export async function findIdentity(db: Db, playerId: string): Promise<VerifiedIdentity | undefined> {
  const { rows } = await sql<VerifiedIdentity>`
    select state, reason, submitted_at as "submittedAt", decided_at as "decidedAt"
    from compliance.identity where player_id = ${playerId}`.execute(db)
  return rows[0]
}

/**
 * Returns the state that the licence gate and withdrawals judge by: a refusal holds until staff accept
 * documents. New ones that wait do not end it: the same pictures can be handed in again.
 */
export async function judgedState(db: Db, playerId: string): Promise<IdentityState> {
  const { rows } = await sql<{ state: IdentityState }>`
    select case when state = 'pending' and exists (
        select from compliance.document d where d.player_id = i.player_id and d.state = 'refused')
      then 'refused' else state end as state
    from compliance.identity i where player_id = ${playerId}`.execute(db)
  return rows[0]?.state ?? 'none'
}

export async function setSubmitted(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    insert into compliance.identity (player_id, state, submitted_at) values (${playerId}, 'pending', ${at})
    on conflict (player_id) do update set state = 'pending', submitted_at = excluded.submitted_at,
      reason = null, decided_at = null, decided_by = null`.execute(tx)
}

export type Verdict = {
  readonly playerId: string
  readonly state: 'verified' | 'refused'
  readonly reason: DocumentReason | null
  readonly by: string
  readonly at: Date
}

/** Stores the decision about submitted documents. */
export async function setDecided(tx: Tx, { playerId, state, reason, by, at }: Verdict): Promise<void> {
  await sql`
    update compliance.identity
    set state = ${state}, reason = ${reason}, decided_at = ${at}, decided_by = ${by}
    where player_id = ${playerId}`.execute(tx)
}
