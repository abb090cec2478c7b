import { type BuilderPart, type CashOutLeg, cashOutValue, ODDS_ONE } from '@poyraz/betting'
import type { Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { openMarkets } from '../feed/change.ts'
import { holdTrustedEvents } from '../feed/trusted-events.ts'
import { legsOf, lockCoupon, type StoredCoupon, type StoredLeg } from '../store/coupons.ts'
import { readEvents, type StoredEvent } from '../store/events.ts'
import { resultsOf, type StoredResult } from '../store/results.ts'
import type { OfferedOutcome } from '../trading/offer.ts'
import { jointOf } from './builder.ts'
import { type LegNow, legsNow } from './settle.ts'

const MILLION = 1_000_000
/** Share of the fair value that the house keeps, in millionths. */
export const CASH_OUT_MARGIN = 50_000

export type CashOutReason = 'not_open' | 'suspended' | 'system' | 'free_bet' | 'too_small'
export type CashOutQuote =
  | { readonly available: true; priceOf(stake: Kurus): Kurus; readonly value: Kurus }
  | { readonly available: false; readonly reason: CashOutReason }

export type CashOutFacts = {
  readonly legs: readonly StoredLeg[]
  readonly results: readonly StoredResult[]
  readonly events: ReadonlyMap<number, StoredEvent>
  /** Returns the present price of an outcome; `undefined` while it takes no bets. */
  priceOf(event: StoredEvent, part: BuilderPart): OfferedOutcome | undefined
}

/** Returns the price of a coupon by the present fair chances, or the reason why it cannot be sold. */
export function quoteOf(coupon: StoredCoupon, facts: CashOutFacts): CashOutQuote {
  const { legs, results } = facts
  const no = (reason: CashOutReason): CashOutQuote => ({ available: false, reason })
  if (coupon.state !== 'open') return no('not_open')
  if (coupon.freeBet) return no('free_bet')
  const isEachWay = coupon.eachWay !== null
  if (coupon.sizes !== null && !isEachWay) return no('system')
  const priced = legsNow(coupon, legs, results).map((counted, place) => {
    const leg = legs[place]
    const isOpen = leg !== undefined && counted.result.kind === 'open'
    return { ...counted, ...((isOpen ? presentOf(leg, counted, facts) : null) ?? DECIDED) }
  })
  if (priced.some(({ result, chance }) => result.kind === 'open' && chance === null)) return no('suspended')
  // A decided coupon waits for its settlement.
  if (priced.every(({ result }) => result.kind !== 'open')) return no('not_open')
  if (!isEachWay && priced.some(({ result }) => result.kind === 'lost')) return no('not_open')
  if (gainsBySale(priced, isEachWay)) return no('suspended')
  const priceOf = (stake: Kurus) =>
    isEachWay ? partsValue(stake, priced) : cashOutValue(stake, priced, CASH_OUT_MARGIN)
  const value = priceOf(kurus(coupon.stake - coupon.cashedStake))
  return value > 0n ? { available: true, value, priceOf } : no('too_small')
}

/** Price of an each-way coupon: the sum of its parts, each with its share of the stake. */
function partsValue(stake: Kurus, parts: readonly CashOutLeg[]): Kurus {
  const share = stake / BigInt(parts.length)
  const values = parts.map((part, place) =>
    cashOutValue(
      kurus(place === 0 ? stake - share * BigInt(parts.length - 1) : share),
      [part],
      CASH_OUT_MARGIN,
    ),
  )
  return kurus(values.reduce((sum, value) => sum + value, 0n))
}

/** Worth of an open leg now, in millionths. */
type Present = {
  readonly chance: number | null
  readonly push: number
  /** Average return of a stake on the leg at the present price; 0 where it takes no bets. */
  readonly again: number
}
const DECIDED: Present = { chance: null, push: 0, again: MILLION }

/**
 * Returns true if a coupon of the open legs, placed now, would be sold for more than its stake: prices of
 * staff, or errors of the feed, would else be bought and sold again and again.
 */
function gainsBySale(parts: readonly Present[], isEachWay: boolean): boolean {
  const returns = parts.map(({ again }) => again / MILLION)
  const whole = isEachWay
    ? returns.reduce((sum, one) => sum + one, 0) / returns.length
    : returns.reduce((product, one) => product * one, 1)
  return whole * (MILLION - CASH_OUT_MARGIN) > MILLION
}

/**
 * Returns what a leg is worth now; `null` while its market takes no bets or staff suspended it. A price of
 * staff plays no part in its chance. Of a bet builder it is the joint chance of the parts that are open.
 */
function presentOf(
  { eventId, builder, ...leg }: StoredLeg,
  { parts: results }: LegNow,
  { events, priceOf: openPrice }: CashOutFacts,
): Present | null {
  const event = events.get(eventId)
  if (event === undefined) return null
  const priceOf = (part: BuilderPart) => {
    const price = openPrice(event, part)
    return price && !price.stopped ? price : null
  }
  if (builder === null) {
    const price = priceOf(leg)
    return price && { chance: price.chance, push: price.push ?? 0, again: againAt(price) }
  }
  const open = builder.parts
    .filter((_, place) => results[place]?.kind === 'open')
    .map(({ market, outcome }) => ({ market, outcome }))
  const prices = open.flatMap((part) => priceOf(part) ?? [])
  if (event.joint === null || prices.length < open.length) return null
  const chance = Math.round((jointOf(event.joint, open)?.at(-1) ?? 0) * MILLION)
  // The odds of a bet builder keep of its fair odds what those of its parts keep of theirs.
  const again = prices.reduce((product, price) => (product * againAt(price)) / MILLION, MILLION)
  return { chance, push: 0, again }
}

/** Average return of a stake at a present price, in millionths. */
function againAt({ odds, chance, push = 0, open }: OfferedOutcome): number {
  if (!open) return 0
  return ((odds / ODDS_ONE) * chance * (MILLION - push)) / MILLION + push
}

/** Finds prices of now. The markets of an event are made once, however many legs are on it. */
function priceFinder(nowMs: number): CashOutFacts['priceOf'] {
  const known = new Map<StoredEvent, ReadonlyMap<string, readonly OfferedOutcome[]>>()
  return (event, { market, outcome }) => {
    const markets =
      known.get(event) ?? new Map(openMarkets(event, nowMs).map((one) => [one.market, one.outcomes]))
    known.set(event, markets)
    return markets.get(market)?.find((one) => one.outcome === outcome)
  }
}

/** Returns what the prices of coupons depend on. Only open ones have a price, so the others' events are left out. */
export async function factsOf(
  { database: { db }, clock }: SportsCtx,
  coupons: readonly Pick<StoredCoupon, 'id' | 'state'>[],
): Promise<CashOutFacts> {
  const ids = coupons.map(({ id }) => id)
  const legs = await legsOf(db, ids)
  const open = new Set(coupons.filter(({ state }) => state === 'open').map(({ id }) => id))
  const priced = legs.filter(({ couponId }) => open.has(couponId)).map(({ eventId }) => eventId)
  const events = await readEvents(db, [...new Set(priced)])
  return {
    legs,
    results: await resultsOf(db, ids),
    events: new Map(events.map((event) => [event.id, event])),
    priceOf: priceFinder(clock.nowMs()),
  }
}

/** A coupon that may be sold, with what its price depends on. */
export type HeldCoupon = {
  readonly coupon: StoredCoupon
  readonly legs: readonly StoredLeg[]
  readonly events: readonly StoredEvent[]
  readonly quote: CashOutQuote
}

/**
 * Holds the events of a coupon and locks it, so that its price does not change until the caller commits.
 * Events are locked before coupons, as in messages of the feed.
 */
export async function holdForSale(ctx: SportsCtx, tx: Tx, couponId: string): Promise<HeldCoupon | undefined> {
  const ids = (await legsOf(tx, [couponId])).map(({ eventId }) => eventId)
  const events = await holdTrustedEvents(ctx, tx, [...new Set(ids)])
  const coupon = await lockCoupon(tx, couponId)
  if (coupon === undefined) return undefined
  // Read again: staff may have corrected a price while this waited for the events.
  const legs = await legsOf(tx, [couponId])
  const results = await resultsOf(tx, [couponId])
  const byId = new Map(events.map((event) => [event.id, event]))
  const priceOf = priceFinder(ctx.clock.nowMs())
  const quote = quoteOf(coupon, { legs, results, events: byId, priceOf })
  return { coupon, legs, events, quote }
}
