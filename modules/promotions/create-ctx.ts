import { PRODUCTS } from '@poyraz/contract'
import { createSeedBox } from '@poyraz/fairness/server'
import { type PromotionsCtx, withRisks } from './ctx.ts'
import type { PromotionsDeps } from './index.ts'
import { DRAWS } from './lottery/draw.ts'
import { OFFERS } from './offers.ts'
import { fitsProducts } from './rules/offer.ts'

/** Creates the dependencies of handlers and commands; offers and draws are the house's unless tests pass others. */
export function createCtx(given: Omit<PromotionsDeps, 'onGenerous'>): PromotionsCtx {
  const { seedKey, openProducts = new Set(PRODUCTS), offers = OFFERS, draws = DRAWS, ...deps } = given
  const openOffers = offers.filter((offer) => fitsProducts(offer, openProducts))
  const playerFacts = withRisks(deps.playerFacts, deps.clock)
  return { ...deps, playerFacts, offers, openOffers, draws, seeds: createSeedBox(seedKey) }
}
