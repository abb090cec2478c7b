import type { Offer } from './bonuses.ts'

const KEY = 'declinedOffers'

type Named = Pick<Offer, 'bonusID' | 'amount'>

/** Returns true if this tab declined the offer for this amount: it is not asked about it again. */
export function isDeclined(offer: Named): boolean {
  return read().includes(nameOf(offer))
}

export function declineOffers(offers: readonly Named[]): void {
  try {
    sessionStorage.setItem(KEY, [...new Set([...read(), ...offers.map(nameOf)])].join(' '))
  } catch {
    // Without storage the question comes again when the game is opened again.
  }
}

function read(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(' ')
  } catch {
    return []
  }
}

/** An offer has another amount with another deposit. */
function nameOf({ bonusID, amount }: Named): string {
  return `${bonusID}:${amount}`
}
