import { mulDivFloor } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { Offer } from '../../shared/bonuses/bonuses.ts'

const CLOSED: ReadonlySet<string> = new Set(['taken', 'active', 'not_open', 'not_first_deposit'])

/** Returns the offer of a code. Ignores case, spaces and Turkish diacritics, as the server does. */
export function offerOf(offers: readonly Offer[], code: string): Offer | null {
  const key = codeKey(code)
  return (key !== '' && offers.find((one) => one.code !== null && codeKey(one.code) === key)) || null
}

/**
 * Returns the bonus and its wagering for a deposit of `amount` kuruş; `null` if the offer is not a share of
 * the deposit, is closed, or the amount is too small.
 */
export function promised(
  offer: Offer,
  amount: number,
): { readonly bonus: number; readonly wagering: number } | null {
  if (offer.kind !== 'deposit' || amount < offer.least || isClosed(offer)) return null
  const share = Number(mulDivFloor(BigInt(amount), BigInt(offer.rateBp), 10_000n))
  const bonus = Math.min(share, offer.amountMax)
  return { bonus, wagering: bonus * offer.wagering }
}

/** Returns true if no deposit of any amount earns the offer now; the server refuses its code. */
export function isClosed({ reason }: Pick<Offer, 'reason'>): boolean {
  return reason !== null && CLOSED.has(reason)
}

function codeKey(code: string): string {
  return searchKey(code).replaceAll(' ', '')
}
