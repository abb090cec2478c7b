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
