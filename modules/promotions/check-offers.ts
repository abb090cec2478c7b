import { assert } from '@poyraz/kernel'
import { EDGES_BP } from './rules/game-edges.ts'
import { breakEvenWagering, faultsOf, isGenerous, type Offer } from './rules/offer.ts'

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
  const generous = offers.filter((offer) => isGenerous(offer, EDGES_BP)).map(({ id }) => id)
  if (generous.length > 0) onGenerous(generous, breakEvenWagering(EDGES_BP.slots) <= wageringMax)
}
