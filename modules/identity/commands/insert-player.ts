import { foldUsername, isTckn, normalizeIdentityNumber, normalizePhone } from '@poyraz/contract/forms'
import type { Tx } from '@poyraz/db'
import { assert, err, ok, type Result, uuidv7 } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'

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
  /** For accounts of the sandbox, whose addresses nobody has to prove. */
  readonly confirmed?: boolean
}

/**
 * Writes the player, or says why not. The unique columns decide, so parallel registrations of one person end
 * with one account. Who shares name and birth date with another is let in and marked for a person to look at.
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
  const phone = normalizePhone(player.phone)
  assert(phone !== null, 'the form has read the phone')
  const personHash = personHashOf(ctx, player)
  const { rows } = await sql`
    insert into identity.player (id, username, username_folded, password_hash, email, email_confirmed_at,
      phone, phone_confirmed_at, identity_hash, identity_box, person_hash, review, firstname, lastname,
      birth_date, country, city, address, language, sms_opt_in, email_opt_in, promo_code, reference_number,
      rid, created_at)
    select ${id}, ${player.username}, ${foldUsername(player.username)}, ${player.passwordHash},
      ${player.email}, ${confirmedAt}, ${phone}, ${confirmedAt},
      ${identityHashOf(ctx, player.country, number)}, ${ctx.secrets.seal(`identity:${id}`, number)},
      ${personHash},
      case when exists (select 1 from identity.player where person_hash = ${personHash})
        then 'same_person' end,
      ${player.firstname}, ${player.lastname}, ${player.birthDate}::date, ${player.country}, ${player.city},
      ${player.address}, ${player.language}, ${player.smsOptIn}, ${player.emailOptIn},
      ${player.promoCode ?? null}, ${player.referenceNumber ?? null}, ${player.rid}, ${at}
    on conflict do nothing returning id`.execute(tx)
  if (rows.length === 0) return err(await conflictOf(tx, player.username))
  await sql`insert into identity.gate (player_id) values (${id})`.execute(tx)
  return ok(id)
}

/** A T.C. kimlik no is the same person whatever country was chosen beside it. */
function identityHashOf(ctx: IdentityCtx, country: string, number: string): Buffer {
  return ctx.secrets.mac('identity', `${isTckn(number) ? 'TR' : country}:${number}`)
}

/** Spelling, case and Turkish letters do not make another person. */
function personHashOf(ctx: IdentityCtx, player: NewPlayer): Buffer {
  const name = searchKey(`${player.firstname} ${player.lastname}`)
  return ctx.secrets.mac('person', `${name}:${player.birthDate}`)
}

/** What a registration is refused with that a unique column stopped: of a username it may be told. */
export async function conflictOf(tx: Tx, username: string): Promise<'username_taken' | 'already_registered'> {
  const { rows } = await sql`
    select 1 from identity.player where username_folded = ${foldUsername(username)}`.execute(tx)
  return rows.length > 0 ? 'username_taken' : 'already_registered'
}
