import { randomBytes } from 'node:crypto'
import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'

/**
 * Crockford's alphabet: no letter looks like a digit. It has 32 letters, so five random bits choose one
 * without bias.
 */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const CODE_LENGTH = 10
const CODES = 10

/**
 * Creates ten codes `XXXXX-XXXXX` (50 bits each) and stores keyed hashes. They are valid after
 * `confirmRecovery`.
 */
export async function issueRecovery(tx: Tx, ctx: IdentityCtx, playerId: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, randomCode)
  await sql`delete from identity.recovery_code where player_id = ${playerId} and not confirmed`.execute(tx)
  await sql`
    insert into identity.recovery_code (player_id, code_hash, confirmed)
    select ${playerId}, code_hash, false
    from unnest(${codes.map((code) => codeHash(ctx, playerId, code))}::bytea[]) code_hash`.execute(tx)
  return codes
}

/** Replaces the valid codes by the newest ones. */
export async function confirmRecovery(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from identity.recovery_code where player_id = ${playerId} and confirmed`.execute(tx)
  await sql`update identity.recovery_code set confirmed = true where player_id = ${playerId}`.execute(tx)
}

/** Uses a code up. True once for each code. */
export async function takeRecovery(
  tx: Tx,
  ctx: IdentityCtx,
  playerId: string,
  code: string,
): Promise<boolean> {
  const { rows } = await sql`
    update identity.recovery_code set used_at = ${new Date(ctx.clock.nowMs())}
    where player_id = ${playerId} and code_hash = ${codeHash(ctx, playerId, code)}
      and confirmed and used_at is null
    returning player_id`.execute(tx)
  return rows.length > 0
}

function randomCode(): string {
  const letters = Array.from(randomBytes(CODE_LENGTH), (byte) => ALPHABET[byte % ALPHABET.length]).join('')
  return `${letters.slice(0, CODE_LENGTH / 2)}-${letters.slice(CODE_LENGTH / 2)}`
}

function codeHash(ctx: IdentityCtx, playerId: string, code: string): Buffer {
  return ctx.secrets.mac('recovery', `${playerId}:${code.toUpperCase().replace('-', '')}`)
}
