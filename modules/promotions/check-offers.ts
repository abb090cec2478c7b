import { SLOT_GAMES } from '@poyraz/games'
import { assert } from '@poyraz/kernel'
import { breakEvenWagering, faultsOf, isGenerous, type Offer } from './rules/offer.ts'

/** House edge in basis points of the slot with the highest return. */
const SLOT_EDGE_BP = 10_000 - Math.max(...SLOT_GAMES.map(({ rules }) => rules.rtpBp))

/**
 * Receives the ids of the offers by which players gain on average (`isGenerous`). `avoidable`: the profile
 * allows the wagering that would cover them.
 */
export type GenerousReport = (offerIds: readonly number[], avoidable: boolean) => void

/** Throws if an offer has invalid figures, and reports the generous ones. */
export function checkOffers(offers: readonly Offer[], wageringMax: number, onGenerous: GenerousReport): void {
  for (const offer of offers) {
    assert(faultsOf(offer, wageringMax).length === 0, `offer ${offer.id} is within the profile`)
  }
  const generous = offers.filter((offer) => isGenerous(offer, SLOT_EDGE_BP)).map(({ id }) => id)
  if (generous.length > 0) onGenerous(generous, breakEvenWagering(SLOT_EDGE_BP) <= wageringMax)
}
