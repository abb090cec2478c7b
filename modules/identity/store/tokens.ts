import type { Tx } from '@poyraz/db'
import { DAY_MS, MINUTE_MS, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { sha256 } from '../secrets.ts'

type TokenKind = 'email' | 'reset'

const LIFETIME_MS: Readonly<Record<TokenKind, number>> = { email: DAY_MS, reset: 30 * MINUTE_MS }

/** A token for a link to `email`. It takes the place of earlier unused ones of its kind. */
export async function issueToken(
  tx: Tx,
  kind: TokenKind,
  holder: { readonly playerId: string; readonly email: string; readonly nowMs: number },
): Promise<string> {
  const token = randomId()
  const at = new Date(holder.nowMs)
  await sql`
    update identity.token set used_at = ${at}
    where player_id = ${holder.playerId} and kind = ${kind} and used_at is null`.execute(tx)
  await sql`
    insert into identity.token (token_hash, kind, player_id, email, created_at, expires_at)
    values (${sha256(token)}, ${kind}, ${holder.playerId}, ${holder.email}, ${at},
      ${new Date(holder.nowMs + LIFETIME_MS[kind])})`.execute(tx)
  return token
}

export type TokenHolder = { readonly playerId: string; readonly email: string }

/** Whose token it is, and it is used up; `null` for an unknown, expired or used one. */
export async function useToken(
  tx: Tx,
  kind: TokenKind,
  used: { readonly token: string; readonly at: Date },
): Promise<TokenHolder | null> {
  const { rows } = await sql<TokenHolder>`
    update identity.token set used_at = ${used.at}
    where token_hash = ${sha256(used.token)} and kind = ${kind}
      and used_at is null and expires_at > ${used.at}
    returning player_id as "playerId", email`.execute(tx)
  return rows[0] ?? null
}

/** How many were made for a player since then, used or not. */
export async function countTokens(tx: Tx, kind: TokenKind, playerId: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: bigint }>`
    select count(*) from identity.token
    where player_id = ${playerId} and kind = ${kind} and created_at > ${since}`.execute(tx)
  return Number(rows[0]?.count)
}
