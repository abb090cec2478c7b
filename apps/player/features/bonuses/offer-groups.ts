import { standingOf } from '../../shared/bonuses/bonuses.ts'
import type { Offer } from './api/bonuses.ts'

const OPEN = ['ready', 'deposit', 'request'] as const

/** Splits offers into open ones (claimable first, then those of a deposit or a request) and closed ones. */
export function offerGroups<One extends Pick<Offer, 'reason' | 'withDeposit'>>(offers: readonly One[]) {
  const open = OPEN.flatMap((standing) => offers.filter((offer) => standingOf(offer) === standing))
  return { open, closed: offers.filter((offer) => !open.includes(offer)) }
}
