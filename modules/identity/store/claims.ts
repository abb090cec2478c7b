import type { Db, Tx } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/**
 * An account that proved neither address nor phone holds an identity number for this long after its last
 * login. Then the next registration with the number takes it over.
 */
const CLAIM_MS = 7 * DAY_MS

/** The contact data and identity number that a registration claims. */
export type Claims = {
  readonly email: string
  readonly phone: string
  readonly identityHash: Buffer
}

/**
 * Returns accounts that already name one of these claims. An unproven address or phone may be a stranger's
 * claim, so it counts only with the same birth date. A released identity number does not count.
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
    union select id from identity.player
    where identity_hash = ${claims.identityHash} and identity_disowned_at is null`.execute(db)
  return rows.map((row) => row.id)
}

/**
 * Locks an e-mail address or phone until the transaction ends, so that parallel requests count one after
 * another.
 */
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
 * Releases the number if its holder proved neither address nor phone and was not seen for `CLAIM_MS`. A
 * closed account keeps its number, so that a player who was kept out cannot return by waiting. Compliance
 * compares both accounts by the number afterwards.
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

/** An account that gave an identity number. */
export type NumberClaim = { readonly playerId: string; readonly isProven: boolean }

/**
 * Locks and returns the accounts that claim this identity number, or that of this player, except those that
 * staff released it from. Call it before a gate is locked: a change of password locks in the same order.
 */
export async function lockNumber(
  tx: Tx,
  number: Buffer | { readonly playerId: string },
): Promise<readonly NumberClaim[]> {
  const hash = Buffer.isBuffer(number)
    ? sql`${number}`
    : sql`(select identity_hash from identity.player where id = ${number.playerId})`
  const { rows } = await sql<NumberClaim & { disowned: boolean }>`
    select id as "playerId", identity_proven_at is not null as "isProven",
      identity_disowned_at is not null as disowned
    from identity.player where identity_hash = ${hash} order by id for update`.execute(tx)
  return rows.filter(({ disowned }) => !disowned)
}

/** Releases the number from these accounts, none of which proved it: it belongs to somebody else. */
export async function disownNumber(tx: Tx, playerIds: readonly string[], at: Date): Promise<void> {
  await sql`
    update identity.player
    set identity_disowned_at = ${at}, identity_yielded_at = coalesce(identity_yielded_at, ${at})
    where id = any(${[...playerIds]}::uuid[]) and identity_proven_at is null`.execute(tx)
}

/**
 * Marks the player's identity number as proven; every unproven claim to it ends. Returns false, and writes
 * nothing, if another account proved it before. Parallel proofs wait for each other.
 */
export async function proveNumber(tx: Tx, playerId: string, at: Date): Promise<boolean> {
  const claims = await lockNumber(tx, { playerId })
  if (claims.some((claim) => claim.isProven && claim.playerId !== playerId)) return false
  await sql`
    update identity.player set identity_yielded_at = ${at}
    where id = any(${claims.map((claim) => claim.playerId)}::uuid[]) and id <> ${playerId}
      and identity_yielded_at is null`.execute(tx)
  await sql`
    update identity.player
    set identity_proven_at = coalesce(identity_proven_at, ${at}), identity_yielded_at = null,
      identity_disowned_at = null
    where id = ${playerId}`.execute(tx)
  return true
}
