import { mulDivFloor } from '@poyraz/kernel'
import { searchKey } from '@poyraz/text'
import type { Offer } from './api/bonus.ts'

const CLOSED: ReadonlySet<string> = new Set(['taken', 'active', 'not_open', 'not_first_deposit'])

/** The offer of a code, read as the server reads it: without regard to case, spaces and Turkish letters. */
export function offerOf(offers: readonly Offer[], code: string): Offer | null {
  const key = codeKey(code)
  return (key !== '' && offers.find((one) => one.code !== null && codeKey(one.code) === key)) || null
}

/** What a deposit of `amount` kuruş earns by it; `null` where that is no share of the deposit, or it is too small. */
export function promised(
  offer: Offer,
  amount: number,
): { readonly bonus: number; readonly wagering: number } | null {
  if (offer.kind !== 'deposit' || amount < offer.least || isClosed(offer)) return null
  const share = Number(mulDivFloor(BigInt(amount), BigInt(offer.rateBp), 10_000n))
  const bonus = Math.min(share, offer.amountMax)
  return { bonus, wagering: bonus * offer.wagering }
}

/** Whether no deposit earns it now, whatever its size; the server refuses its code. */
export function isClosed({ reason }: Pick<Offer, 'reason'>): boolean {
  return reason !== null && CLOSED.has(reason)
}

function codeKey(code: string): string {
  return searchKey(code).replaceAll(' ', '')
}
