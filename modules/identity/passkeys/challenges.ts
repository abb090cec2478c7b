import { randomBytes } from 'node:crypto'
import type { Db } from '@poyraz/db'
import { MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { sha256 } from '../secrets.ts'

export const CHALLENGE_MS = 5 * MINUTE_MS
const CHALLENGE_BYTES = 32

/** Issues a challenge for one answer: of this session, or of a login (`sessionId` null). */
export async function issueChallenge(db: Db, sessionId: string | null, nowMs: number): Promise<string> {
  const challenge = randomBytes(CHALLENGE_BYTES).toString('base64url')
  await sql`
    insert into identity.passkey_challenge (challenge_hash, session_id, expires_at)
    values (${sha256(challenge)}, ${sessionId}, ${new Date(nowMs + CHALLENGE_MS)})`.execute(db)
  return challenge
}

/** Redeems a challenge, whatever its answer is worth; false if it was not issued for this, used or expired. */
export async function takeChallenge(
  db: Db,
  challenge: string,
  { sessionId, nowMs }: { readonly sessionId: string | null; readonly nowMs: number },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    delete from identity.passkey_challenge
    where challenge_hash = ${sha256(challenge)} and session_id is not distinct from ${sessionId}::uuid
      and expires_at > ${new Date(nowMs)}`.execute(db)
  return numAffectedRows === 1n
}
