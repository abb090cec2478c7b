import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { confirmRecovery, issueRecovery } from './recovery-codes.ts'
import { newTotpSecret, totpStep } from './totp.ts'

export type NewAuthenticator = {
  readonly otpauth: string
  readonly secret: string
  readonly recovery: string[]
}

/** Creates a secret that waits for its first code. A confirmed secret stays valid until then. */
export async function generateAuthenticator(
  tx: Tx,
  ctx: IdentityCtx,
  player: { readonly id: string; readonly username: string },
): Promise<NewAuthenticator> {
  const { secret, otpauth } = newTotpSecret(player.username)
  const sealed = ctx.secrets.seal(rowId(player.id), secret)
  await sql`
    insert into identity.authenticator (player_id, waiting_box) values (${player.id}, ${sealed})
    on conflict (player_id) do update set waiting_box = excluded.waiting_box`.execute(tx)
  const recovery = await issueRecovery(tx, ctx, player.id)
  return { otpauth, secret, recovery }
}

type Row = {
  readonly secret_box: Uint8Array | null
  readonly waiting_box: Uint8Array | null
  readonly last_step: bigint
}

export type Confirmation = 'confirmed' | 'wrong' | 'nothing_waits'

/** Activates the waiting secret and its recovery codes with a right first code. */
export async function confirmAuthenticator(
  tx: Tx,
  ctx: IdentityCtx,
  playerId: string,
  code: string,
): Promise<Confirmation> {
  const row = await lockRow(tx, playerId)
  if (!row?.waiting_box) return 'nothing_waits'
  const step = matchingStep(ctx, playerId, { box: row.waiting_box, code, after: 0n })
  if (step === null) return 'wrong'
  await sql`
    update identity.authenticator
    set secret_box = waiting_box, waiting_box = null, last_step = ${step}
    where player_id = ${playerId}`.execute(tx)
  await confirmRecovery(tx, playerId)
  return 'confirmed'
}

/**
 * Uses up a code of the confirmed secret. True if its time step is later than every used one (attack A31).
 */
export async function takeAuthenticatorCode(
  tx: Tx,
  ctx: IdentityCtx,
  playerId: string,
  code: string,
): Promise<boolean> {
  const row = await lockRow(tx, playerId)
  if (!row?.secret_box) return false
  const step = matchingStep(ctx, playerId, { box: row.secret_box, code, after: row.last_step })
  if (step === null) return false
  await sql`update identity.authenticator set last_step = ${step} where player_id = ${playerId}`.execute(tx)
  return true
}

export async function hasAuthenticator(tx: Tx, playerId: string): Promise<boolean> {
  return Boolean((await lockRow(tx, playerId))?.secret_box)
}

export async function removeAuthenticator(tx: Tx, playerId: string): Promise<void> {
  await sql`delete from identity.authenticator where player_id = ${playerId}`.execute(tx)
  await sql`delete from identity.recovery_code where player_id = ${playerId}`.execute(tx)
}

/** Locks the row, so that of two requests with one code only one succeeds. */
async function lockRow(tx: Tx, playerId: string): Promise<Row | undefined> {
  const { rows } = await sql<Row>`
    select secret_box, waiting_box, last_step from identity.authenticator
    where player_id = ${playerId} for update`.execute(tx)
  return rows[0]
}

/** Returns the time step of a right code that is later than `after`. */
function matchingStep(
  ctx: IdentityCtx,
  playerId: string,
  claim: { readonly box: Uint8Array; readonly code: string; readonly after: bigint },
): bigint | null {
  const secret = ctx.secrets.open(rowId(playerId), claim.box)
  return totpStep(secret, { code: claim.code, after: claim.after, nowMs: ctx.clock.nowMs() })
}

function rowId(playerId: string): string {
  return `authenticator:${playerId}`
}
