import type { Db, Tx } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/**
 * An identity number is held for this long by an account that proved neither address nor phone, counted
 * from its last login; then the next registration with the number takes it over.
 */
const CLAIM_MS = 7 * DAY_MS

/** The contact data and identity number that a registration claims. */
export type Claims = {
  readonly email: string
  readonly phone: string
  readonly identityHash: Buffer
}

/**
 * Accounts that name one of these already. An address or phone that its account did not prove may be a
 * stranger's claim: it counts only where the account gives the same birth date.
 */
export async function claimantsOf(
  db: Db,
  claims: Claims & { readonly birthDate: string },
): Promise<readonly string[]> {
  const sameBirth = sql`birth_date = ${claims.birthDate}::date`
  const { rows } = await sql<{ id: string }>`
    select id from identity.player
    where email = ${claims.email} and (email_confirmed_at is not null or ${sameBirth})
    union select id from identity.player
    where phone = ${claims.phone} and (phone_confirmed_at is not null or ${sameBirth})
    union select id from identity.player where identity_hash = ${claims.identityHash}`.execute(db)
  return rows.map((row) => row.id)
}

/** Until the transaction ends no other one counts what was sent to this e-mail address or phone. */
export async function lockClaim(tx: Tx, claim: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`identity.claim:${claim}`}, 0))`.execute(tx)
}

/** True if another account has proven this e-mail address. */
export async function isProvenByOther(db: Db, playerId: string, email: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.player
    where email = ${email} and email_confirmed_at is not null and id <> ${playerId}`.execute(db)
  return rows.length > 0
}

/**
 * Releases the number where its holder proved nothing and was not seen for `CLAIM_MS`. A closed account keeps
 * its number: whoever was shut out does not come back by waiting. Protection compares both accounts by the
 * number afterwards.
 */
export async function yieldExpiredNumber(tx: Tx, identityHash: Buffer, nowMs: number): Promise<void> {
  await sql`
    update identity.player p set identity_yielded_at = ${new Date(nowMs)}
    from identity.gate g
    where g.player_id = p.id and g.active and p.identity_hash = ${identityHash}
      and p.identity_yielded_at is null and p.identity_proven_at is null
      and p.email_confirmed_at is null and p.phone_confirmed_at is null
      and coalesce(p.last_login_at, p.created_at) <= ${new Date(nowMs - CLAIM_MS)}`.execute(tx)
}

/** The account that holds an identity number. */
export async function holderOfNumber(db: Db, identityHash: Buffer): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select id from identity.player
    where identity_hash = ${identityHash} and identity_yielded_at is null`.execute(db)
  return rows[0]?.id ?? null
}

/** Releases the number of an account that did not prove it. False where it proved it, or holds it no more. */
export async function yieldNumber(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql`
    update identity.player set identity_yielded_at = ${at}
    where id = ${playerId} and identity_yielded_at is null and identity_proven_at is null
    returning id`.execute(tx)
  return rows.length > 0
}

/**
 * Makes the player's identity number proven: every unproven claim of it yields. False, and nothing is
 * written, where another account proved it before. Of two proofs at once the second waits for the first.
 */
export async function proveNumber(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const { rows } = await sql<{ id: string; proven: boolean }>`
    select id, identity_proven_at is not null as proven from identity.player
    where identity_hash = (select identity_hash from identity.player where id = ${playerId})
    order by id for update`.execute(tx)
  const others = rows.filter(({ id }) => id !== playerId)
  if (others.some(({ proven }) => proven)) return false
  for (const { id } of others) await yieldNumber(tx, id, at)
  await sql`
    update identity.player
    set identity_proven_at = coalesce(identity_proven_at, ${at}), identity_yielded_at = null
    where id = ${playerId}`.execute(tx)
  return true
}
