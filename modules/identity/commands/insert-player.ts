import { foldUsername, isTckn, normalizeIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { assert, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { type Claims, yieldExpiredNumber } from '../store/claims.ts'

/** A player whose fields have passed the form. */
export type NewPlayer = {
  readonly username: string
  readonly passwordHash: string
  readonly firstname: string
  readonly lastname: string
  readonly birthDate: string
  readonly identityNumber: string
  readonly country: string
  readonly city: string
  readonly address: string
  readonly email: string
  readonly phone: string
  readonly promoCode?: string | undefined
  readonly referenceNumber?: string | undefined
  readonly smsOptIn: boolean
  readonly emailOptIn: boolean
  readonly language: 'tr' | 'en'
  readonly rid: 10 | 20
  /** Marks address and phone as proven. Only for accounts of the sandbox. */
  readonly confirmed?: boolean
}

type ClaimedFields = Pick<NewPlayer, 'country' | 'identityNumber' | 'email' | 'phone'>

/**
 * Inserts the player, or returns the conflict. A proven address or phone belongs to its account; unproven
 * claims block nobody. An identity number has one holder. A unique column decides between parallel
 * registrations. Similar accounts are not refused; compliance compares them afterwards.
 */
export async function insertPlayer(
  tx: Tx,
  ctx: IdentityCtx,
  player: NewPlayer,
): Promise<Result<string, 'username_taken' | 'already_registered'>> {
  const id = uuidv7(ctx.clock.nowMs())
  const at = new Date(ctx.clock.nowMs())
  const confirmedAt = player.confirmed ? at : null
  const number = normalizeIdentityNumber(player.identityNumber)
  const { email, phone, identityHash } = claimsOf(ctx, player)
  await yieldExpiredNumber(tx, identityHash, at.getTime())
  const { rows } = await sql`
    insert into identity.player (id, username, username_folded, password_hash, email, email_confirmed_at,
      phone, phone_confirmed_at, identity_hash, identity_box, firstname, lastname, birth_date,
      country, city, address, language, sms_opt_in, email_opt_in, promo_code, reference_number,
      rid, created_at)
    select ${id}, ${player.username}, ${foldUsername(player.username)}, ${player.passwordHash},
      ${email}, ${confirmedAt}, ${phone}, ${confirmedAt},
      ${identityHash}, ${ctx.secrets.seal(`identity:${id}`, number)},
      ${player.firstname}, ${player.lastname}, ${player.birthDate}::date, ${player.country}, ${player.city},
      ${player.address}, ${player.language}, ${player.smsOptIn}, ${player.emailOptIn},
      ${player.promoCode ?? null}, ${player.referenceNumber ?? null}, ${player.rid}, ${at}
    where not exists (select 1 from identity.player
      where (email = ${email} and email_confirmed_at is not null)
        or (phone = ${phone} and phone_confirmed_at is not null))
    on conflict do nothing returning id`.execute(tx)
  if (rows.length === 0) return err(await conflictOf(tx, player.username))
  await sql`insert into identity.gate (player_id) values (${id})`.execute(tx)
  return ok(id)
}

/** The claims of a registration, as they are stored. */
export function claimsOf(ctx: IdentityCtx, player: ClaimedFields): Claims {
  const phone = normalizePhone(player.phone)
  assert(phone !== null, 'the form has read the phone')
  const identityHash = identityHashOf(ctx, player.country, player.identityNumber)
  return { email: player.email, phone, identityHash }
}

/** Keyed hash of an identity number. A T.C. kimlik no has the same hash for every country of the form. */
export function identityHashOf(ctx: IdentityCtx, country: string, identityNumber: string): Buffer {
  const number = normalizeIdentityNumber(identityNumber)
  return ctx.secrets.mac('identity', `${isTckn(number) ? 'TR' : country}:${number}`)
}

/** Maps a violated unique column to a refusal. Only a taken username is named. */
export async function conflictOf(tx: Tx, username: string): Promise<'username_taken' | 'already_registered'> {
  const { rows } = await sql`
    select 1 from identity.player where username_folded = ${foldUsername(username)}`.execute(tx)
  return rows.length > 0 ? 'username_taken' : 'already_registered'
}
