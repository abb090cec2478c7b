import type { Db, Tx } from '@poyraz/db'
import { DAY_MS, HOUR_MS, MINUTE_MS, randomId, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { sha256 } from '../secrets.ts'
import { lockClaim } from './claims.ts'

/** `email` proves an address, `reset` sets a password, `reclaim` also undoes what a thief changed (`takeBack`). */
type TokenKind = 'email' | 'reset' | 'reclaim'

const LIFETIME_MS: Readonly<Record<TokenKind, number>> = {
  email: DAY_MS,
  reset: 30 * MINUTE_MS,
  reclaim: 3 * DAY_MS,
}
/** Maximum of links of one kind per player in an hour. */
const LINKS_PER_HOUR_MAX = 3
/** Maximum of links of one kind per hour to an unproven mailbox, over all accounts that name it. */
const LINKS_PER_MAILBOX_MAX = 5

/**
 * Creates a token for a link to `email`. It replaces earlier unused tokens of its kind, except `reclaim`:
 * otherwise a thief could end the owner's link by switching two-factor on again.
 */
export async function issueToken(
  tx: Tx,
  kind: TokenKind,
  holder: { readonly playerId: string; readonly email: string; readonly nowMs: number },
): Promise<string> {
  const token = randomId()
  const at = new Date(holder.nowMs)
  if (kind !== 'reclaim') {
    await sql`
      update identity.token set used_at = ${at}
      where player_id = ${holder.playerId} and kind = ${kind} and used_at is null`.execute(tx)
  }
  await sql`
    insert into identity.token (token_hash, kind, player_id, email, created_at, expires_at)
    values (${sha256(token)}, ${kind}, ${holder.playerId}, ${holder.email}, ${at},
      ${new Date(holder.nowMs + LIFETIME_MS[kind])})`.execute(tx)
  return token
}

export type TokenHolder<Kind extends TokenKind> = {
  readonly playerId: string
  readonly kind: Kind
  readonly email: string
}

/**
 * True if one more link may go to an unproven address. It counts over all accounts and over all addresses of
 * the mailbox, because `+tags` and dots give one mailbox any number of addresses.
 */
export async function isMailable(
  tx: Tx,
  kind: 'email' | 'reset',
  { email, nowMs }: { readonly email: string; readonly nowMs: number },
): Promise<boolean> {
  const { rows: mailboxes } = await sql<{ mailbox: string }>`
    select identity.mailbox(${email}) as mailbox`.execute(tx)
  await lockClaim(tx, mailboxes[0]?.mailbox ?? email)
  const { rows } = await sql`
    select 1 from identity.token
    where identity.mailbox(email) = identity.mailbox(${email}) and kind = ${kind}
      and created_at > ${new Date(nowMs - HOUR_MS)}
    limit ${LINKS_PER_MAILBOX_MAX}`.execute(tx)
  return rows.length < LINKS_PER_MAILBOX_MAX
}

/** True if `useToken` would find the token now. Use it only to fail early. */
export async function isOpenToken(
  db: Db,
  kinds: readonly TokenKind[],
  { token, at }: { readonly token: string; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from identity.token
    where token_hash = ${sha256(token)} and kind = any(${[...kinds]}::text[])
      and used_at is null and expires_at > ${at}`.execute(db)
  return rows.length > 0
}

/** Redeems a token of these kinds and returns its player; `null` for an unknown, expired or used one. */
export async function useToken<const Kind extends TokenKind>(
  tx: Tx,
  kinds: readonly Kind[],
  used: { readonly token: string; readonly at: Date },
): Promise<TokenHolder<Kind> | null> {
  const tokenHash = sha256(used.token)
  // The player row is locked first, so that a concurrent reset and change of address run one after another.
  await sql`
    select 1 from identity.player
    where id = (select player_id from identity.token where token_hash = ${tokenHash}) for update`.execute(tx)
  const { rows } = await sql<TokenHolder<Kind>>`
    update identity.token set used_at = ${used.at}
    where token_hash = ${tokenHash} and kind = any(${[...kinds]}::text[])
      and used_at is null and expires_at > ${used.at}
    returning player_id as "playerId", kind, email`.execute(tx)
  return rows[0] ?? null
}

/**
 * Ends the links by which somebody with the old password could take the account: resets, and links to an
 * address that is not the player's. Proofs of the present address stay valid, and so do `reclaim` links,
 * because the new password may be a thief's.
 */
export async function endTakeoverLinks(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update identity.token t set used_at = ${at} from identity.player p
    where p.id = ${playerId} and t.player_id = p.id and t.used_at is null
      and (t.kind = 'reset' or (t.kind = 'email' and t.email <> p.email))`.execute(tx)
}

/** Ends every open link of the player. */
export async function endAllLinks(tx: Tx, playerId: string, at: Date): Promise<void> {
  await sql`
    update identity.token set used_at = ${at}
    where player_id = ${playerId} and used_at is null`.execute(tx)
}

/**
 * Returns the seconds until another link of this kind may be created for the player; 0 if now. Used links
 * count too. It locks the player's row first, so that parallel requests see each other.
 */
export async function linkWaitSeconds(
  tx: Tx,
  kind: TokenKind,
  { playerId, nowMs }: { readonly playerId: string; readonly nowMs: number },
): Promise<number> {
  await sql`select 1 from identity.player where id = ${playerId} for update`.execute(tx)
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from identity.token
    where player_id = ${playerId} and kind = ${kind} and created_at > ${new Date(nowMs - HOUR_MS)}
    order by created_at desc offset ${LINKS_PER_HOUR_MAX - 1} limit 1`.execute(tx)
  const oldest = rows[0]?.created_at.getTime()
  return oldest === undefined ? 0 : Math.ceil((oldest + HOUR_MS - nowMs) / SECOND_MS)
}
