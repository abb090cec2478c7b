import type { Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sharingMethods } from '../methods/list.ts'
import type { KycLevel, Method } from '../methods/method.ts'
import { type CountedByMethod, lockLeftOf } from '../store/thresholds.ts'

type Wanted = { readonly playerId: string; readonly method: Method; readonly amount: Kurus }
type Exceeded<Code> = { readonly error: Code; readonly data: { readonly max: number; readonly left: number } }

/**
 * Judges an amount by what the method still allows a player whose identity nobody verified: in all, since
 * registration. A withdrawal shares it with those by every method, a deposit with those of its transfer type.
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

/** Judges a withdrawal by what the method's cap leaves of the Istanbul day, over all methods. */
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

/** What the thresholds of a method leave, for its form; a threshold that does not apply is not there. */
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
