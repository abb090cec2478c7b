import { err, ok, type Result } from '@poyraz/kernel'
import { codeKey } from './code-key.ts'
import { type Facts, isOpen, isTaken } from './judge.ts'
import type { Offer } from './offer.ts'

export type CodeRefusal = 'promo_unknown' | 'promo_expired' | 'promo_used' | 'promo_unfit'

/**
 * Finds the offer of a code that a player may use now. A code that has not started yet is reported as
 * unknown, so that it does not leak early.
 */
export function findCode(
  offers: readonly Offer[],
  code: string,
  { taken, nowMs }: Pick<Facts, 'taken'> & { readonly nowMs: number },
): Result<Offer, CodeRefusal> {
  const key = codeKey(code)
  const offer = offers.find((one) => one.code !== null && codeKey(one.code) === key)
  if (!offer || nowMs < Date.parse(offer.from)) return err('promo_unknown')
  if (!isOpen(offer, nowMs)) return err('promo_expired')
  return isTaken(offer, taken, nowMs) ? err('promo_used') : ok(offer)
}
