import type { Refusal } from '@poyraz/contract'
import type { Tx } from '@poyraz/db'
import { err, HOUR_MS, MINUTE_MS, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { lockClaim } from '../store/claims.ts'
import type { Player } from '../store/players.ts'

/** `login` confirms a login by SMS, `phone` proves a number. */
export type SmsPurpose = 'login' | 'phone'
export type SmsTarget = { readonly purpose: SmsPurpose; readonly phone: string }
export type SmsRefusal = Refusal<'too_many_requests' | 'email_unconfirmed' | 'sms_busy'>

const INTERVAL_MS = MINUTE_MS
const PER_HOUR_MAX = 5
/** Maximum of codes per hour that prove one phone, over all accounts that name it. */
const PROOFS_PER_PHONE_MAX = 5

const TURKISH_MOBILE = '+905'
/** Numbers with the same first characters are one range. SMS fraud uses many numbers of one range. */
const RANGE_LENGTH = 5
/**
 * Maximum of codes per hour to one range outside Türkiye, over all accounts. The limit of logins is higher,
 * because their numbers were proven; the first login code of a player in an hour is always sent.
 */
const PER_RANGE_MAX: Readonly<Record<SmsPurpose, number>> = { phone: 30, login: 300 }

/**
 * Refuses a code that is too soon for its player, or whose foreign range has reached its limit. It locks the
 * player's row first, so that parallel requests see each other.
 */
export async function checkSmsLimits(
  tx: Tx,
  player: Pick<Player, 'id' | 'emailConfirmedAt'>,
  target: SmsTarget,
  nowMs: number,
): Promise<Result<null, SmsRefusal>> {
  const recent = await recentSends(tx, player.id, nowMs)
  const waitMs = nextAllowedMs(recent) - nowMs
  if (waitMs > 0) {
    return err({ error: 'too_many_requests', data: { retryAfterSeconds: Math.ceil(waitMs / SECOND_MS) } })
  }
  if (target.phone.startsWith(TURKISH_MOBILE)) return ok(null)
  if (target.purpose === 'phone' && player.emailConfirmedAt === null)
    return err({ error: 'email_unconfirmed' })
  // A range at its limit must not lock its players out: their numbers were proven, so each gets one code an
  // hour.
  if (target.purpose === 'login' && recent.length === 0) return ok(null)
  return (await isRangeFull(tx, target, nowMs)) ? err({ error: 'sms_busy' }) : ok(null)
}

/** True if one more code that proves this phone may be sent, counted over all accounts that name it. */
export async function isTextable(tx: Tx, phone: string, nowMs: number): Promise<boolean> {
  await lockClaim(tx, phone)
  const { rows } = await sql`
    select 1 from identity.sms_code
    where phone = ${phone} and purpose = 'phone' and created_at > ${new Date(nowMs - HOUR_MS)}
    limit ${PROOFS_PER_PHONE_MAX}`.execute(tx)
  return rows.length < PROOFS_PER_PHONE_MAX
}

async function isRangeFull(tx: Tx, { purpose, phone }: SmsTarget, nowMs: number): Promise<boolean> {
  const range = phone.slice(0, RANGE_LENGTH)
  await lockClaim(tx, range)
  const max = PER_RANGE_MAX[purpose]
  const { rows } = await sql`
    select 1 from identity.sms_code
    where left(phone, 5) = ${range} and phone not like '+905%' and purpose = ${purpose}
      and created_at > ${new Date(nowMs - HOUR_MS)}
    limit ${max}`.execute(tx)
  return rows.length >= max
}

async function recentSends(tx: Tx, playerId: string, nowMs: number): Promise<number[]> {
  await sql`select 1 from identity.player where id = ${playerId} for update`.execute(tx)
  const { rows } = await sql<{ created_at: Date }>`
    select created_at from identity.sms_code
    where player_id = ${playerId} and created_at > ${new Date(nowMs - HOUR_MS)}
    order by created_at desc`.execute(tx)
  return rows.map((row) => row.created_at.getTime())
}

function nextAllowedMs(newestFirst: readonly number[]): number {
  const last = newestFirst[0]
  const fullHour = newestFirst[PER_HOUR_MAX - 1]
  return Math.max(
    last === undefined ? 0 : last + INTERVAL_MS,
    fullHour === undefined ? 0 : fullHour + HOUR_MS,
  )
}
