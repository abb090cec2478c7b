import { bonusList, type Language, type Product, type Registry, WEIGHT_NAMES } from '@poyraz/contract'
import { kurus, ok } from '@poyraz/kernel'
import { canComeWithDeposit, giveAttached } from '../commands/attach.ts'
import type { PromotionsCtx } from '../ctx.ts'
import { type Facts, judge } from '../rules/judge.ts'
import type { Offer } from '../rules/offer.ts'
import { termsOf } from '../rules/terms.ts'
import { listAttached } from '../store/attached.ts'
import { readFacts } from '../store/facts.ts'
import { reasonText } from './refusals.ts'

export function addBonusList(registry: Registry, ctx: PromotionsCtx): void {
  registry.add(bonusList, async ({ caller: { playerId }, lang }) => {
    const { db } = ctx.database
    const nowMs = ctx.clock.nowMs()
    await giveAttached(ctx, playerId)
    const [player, attached] = await Promise.all([ctx.playerFacts(playerId), listAttached(db, playerId)])
    const facts = await readFacts(db, { playerId, nowMs, attached: null }, player)
    const offers = ctx.openOffers.filter((offer) => nowMs < Date.parse(offer.until))
    return ok(
      offers.map((offer) => ({
        ...present(offer, lang),
        ...standing(offer, facts, { nowMs, lang }),
        withDeposit: canComeWithDeposit(ctx, offer, facts) ? (1 as const) : (0 as const),
        attached: attached.some(({ offerId }) => offerId === offer.id) ? (1 as const) : (0 as const),
      })),
    )
  })
}

function present(offer: Offer, lang: Language) {
  const { basis } = offer
  const { summary, html } = termsOf(offer, lang)
  return {
    bonusID: offer.id,
    title: offer.title[lang],
    summary,
    terms: html,
    kind: basis.kind,
    spins: spinsOf(offer, lang),
    code: offer.code,
    rateBp: 'rateBp' in basis ? basis.rateBp : 0,
    amountMax: offer.amountMax,
    least: basis.kind === 'manual' ? kurus(0) : basis.least,
    wagering: offer.wagering,
    weights: wireWeights(offer),
    maxStake: offer.maxStake,
    cashOut: offer.cashOut,
    days: offer.days,
    sticky: offer.sticky ? (1 as const) : (0 as const),
    Start_date: new Date(offer.from).toISOString(),
    End_date: new Date(offer.until).toISOString(),
  }
}

/** Returns weights under the protocol's product names; a single game is `product:game`. */
function wireWeights({ weights }: Offer) {
  return Object.fromEntries(
    Object.entries(weights).map(([key, weight]) => {
      const [product = '', ...game] = key.split(':')
      const name = WEIGHT_NAMES[product as Product] ?? product
      return [[name, ...game].join(':'), weight]
    }),
  )
}

/** Describes the free spins of an offer; null for any other offer. */
export function spinsOf({ basis }: Offer, lang: Language) {
  if (basis.kind !== 'spins') return null
  const { game, rounds, stake } = basis
  return { gameID: game.id, gameName: game.name[lang], rounds, stake }
}

function standing(offer: Offer, facts: Facts, { nowMs, lang }: { nowMs: number; lang: Language }) {
  const award = judge(offer, facts, nowMs)
  return award.ok
    ? { reason: null, reasonText: '', amount: award.value.amount }
    : { reason: award.error, reasonText: reasonText(award.error, lang, offer), amount: kurus(0) }
}
