import type { Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sharingMethods } from '../methods/list.ts'
import type { KycLevel, Method } from '../methods/method.ts'
import { type CountedByMethod, isDayFull, lockLeftOf } from '../store/thresholds.ts'

/** Withdrawals that a player may request on one Istanbul day; cancelled and refused ones count. */
export const WITHDRAWALS_OF_DAY = 20

type Wanted = { readonly playerId: string; readonly method: Method; readonly amount: Kurus }
type Exceeded<Code> = { readonly error: Code; readonly data: { readonly max: number; readonly left: number } }

/**
 * Checks an amount against the method's lifetime threshold for players whose identity is not verified.
 * Withdrawals by all methods share it; a deposit shares it with the deposits of its transfer type.
 */
export async function overUnverified(
  tx: Tx,
  { playerId, method, amount }: Wanted,
  level: KycLevel,
): Promise<Exceeded<'kyc_required'> | null> {
  const { maxUnverified: max, direction } = method
  if (level > 0 || max === null) return null
  const methods = sharingMethods(method)
  const left = await lockLeftOf(tx, max, { playerId, direction, methods, dayOf: null })
  return amount > left ? { error: 'kyc_required', data: { max: Number(max), left: shown(left) } } : null
}

/** Checks a withdrawal against the method's cap for one Istanbul day, over all methods. */
export async function overDayMax(
  tx: Tx,
  { playerId, method, amount }: Wanted,
  at: Date,
): Promise<Exceeded<'payout_limit'> | null> {
  const { dayMax: max, direction } = method
  if (max === null) return null
  const methods = sharingMethods(method)
  const left = await lockLeftOf(tx, max, { playerId, direction, methods, dayOf: at })
  return amount > left ? { error: 'payout_limit', data: { max: Number(max), left: shown(left) } } : null
}

/** Checks the number of withdrawals of one Istanbul day. */
export async function overDayCount(
  tx: Tx,
  { playerId, method: { direction } }: Wanted,
  at: Date,
): Promise<{ readonly error: 'daily_withdrawals'; readonly data: { readonly most: number } } | null> {
  const isFull = await isDayFull(tx, { playerId, direction, at, max: WITHDRAWALS_OF_DAY })
  return isFull ? { error: 'daily_withdrawals', data: { most: WITHDRAWALS_OF_DAY } } : null
}

/** Returns what the method's thresholds leave, for its form; thresholds that do not apply are omitted. */
export function leftOf(method: Method, level: KycLevel, counted: CountedByMethod) {
  const { dayMax, maxUnverified } = method
  const sums = sharingMethods(method).map((id) => counted.get(id) ?? { today: 0n, inAll: 0n })
  const left = (max: Kurus, of: 'today' | 'inAll') =>
    kurus(shown(sums.reduce((rest, sum) => rest - sum[of], BigInt(max))))
  return {
    ...(dayMax === null ? {} : { dayLeft: left(dayMax, 'today') }),
    ...(maxUnverified === null || level > 0 ? {} : { unverifiedLeft: left(maxUnverified, 'inAll') }),
  }
}

function shown(left: bigint): number {
  return Number(left < 0n ? 0n : left)
}
