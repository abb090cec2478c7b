import { multiplierOf } from '@poyraz/betting'
import { COUPON_EVENTS, type Language } from '@poyraz/contract'
import { assert, kurus } from '@poyraz/kernel'
import { factsOf, quoteOf } from '../commands/cash-out-quote.ts'
import { type LegNow, legsNow } from '../commands/settle.ts'
import type { SportsCtx } from '../ctx.ts'
import { type CashOutRule, rulesOf } from '../store/cash-out-rules.ts'
import {
  type CouponEventRow,
  couponEvents,
  findCoupon,
  type StoredCoupon,
  type StoredLeg,
} from '../store/coupons.ts'
import { findNamed, type NamedEvent } from '../store/events.ts'
import { createTicks } from '../ticks.ts'
import { marketName, namedParts, outcomeName, sideNames } from './names.ts'

const MILLION = 1_000_000n
const tick = createTicks()

/**
 * Presents coupons with everything that belongs to them, by few statements for all. The cash-out price of 30
 * bet builders takes up to 20 ms of the only thread, so other calls have their turn after each coupon, of all
 * lists together.
 */
export async function presentCoupons(ctx: SportsCtx, coupons: readonly StoredCoupon[], lang: Language) {
  const { db } = ctx.database
  const ids = coupons.map(({ id }) => id)
  const facts = await factsOf(ctx, coupons)
  const events = await findNamed(db, [...new Set(facts.legs.map(({ eventId }) => eventId))])
  const listed = new Map(events.map((event) => [event.id, event]))
  const history = await couponEvents(db, ids)
  const rules = await rulesOf(db, ids)
  const legsOf = Map.groupBy(facts.legs, ({ couponId }) => couponId)
  const presented = (coupon: StoredCoupon) => {
    const legs = legsOf.get(coupon.id) ?? []
    const counted = legsNow(coupon, legs, facts.results)
    return {
      ...presentMoney(coupon),
      legs: legs.map((leg, place) => presentLeg(leg, listed, counted[place], lang)),
      cashOut: presentQuote(quoteOf(coupon, { ...facts, legs })),
      cashOutRule: presentRule(coupon, rules),
      history: presentHistory(history, coupon.id),
    }
  }
  const shown: ReturnType<typeof presented>[] = []
  for (const coupon of coupons) {
    if (shown.length > 0) await tick()
    shown.push(presented(coupon))
  }
  return shown
}

/** Presents the coupon of a write, which is there. */
export async function presentedCoupon(ctx: SportsCtx, couponId: string, playerId: string, lang: Language) {
  const coupon = await findCoupon(ctx.database.db, couponId, playerId)
  assert(coupon, 'the coupon of a write is there')
  const [shown] = await presentCoupons(ctx, [coupon], lang)
  assert(shown, 'a coupon is shown')
  return shown
}

function presentRule({ id, state }: StoredCoupon, rules: readonly CashOutRule[]) {
  const rule = state === 'open' ? rules.find(({ couponId }) => couponId === id) : undefined
  if (rule === undefined) return null
  const { target, floor, sellsAt } = rule
  return { target, floor, sellsAt: sellsAt?.toISOString() ?? null }
}

function presentMoney(coupon: StoredCoupon) {
  const { stake, cashedStake, state, paid, decidesAt, settledAt, placedAt } = coupon
  const isOpen = state === 'open' || state === 'pending'
  const hasEnded = !isOpen || cashedStake > 0n
  return {
    couponID: coupon.id,
    code: coupon.code,
    state,
    system: coupon.sizes,
    eachWay: coupon.eachWay,
    lines: coupon.lines,
    unitStake: coupon.unitStake,
    stake,
    openStake: kurus(isOpen ? stake - cashedStake : 0n),
    totalOdds: Number(coupon.oddsMilli),
    // The stake of a free bet is not part of what it pays.
    potentialWin: coupon.freeBet ? kurus(coupon.potential - stake) : coupon.potential,
    win: hasEnded ? paid : null,
    freeBet: coupon.freeBet,
    placedAt: placedAt.toISOString(),
    decidesAt: decidesAt?.toISOString() ?? null,
    declineReason: coupon.declineReason,
    settledAt: settledAt?.toISOString() ?? null,
    replaces: coupon.replaces,
    replacedBy: coupon.replacedBy,
  }
}

function presentLeg(
  leg: StoredLeg,
  events: ReadonlyMap<number, NamedEvent>,
  counted: LegNow | undefined,
  lang: Language,
) {
  const event = events.get(leg.eventId)
  assert(event && counted, 'a leg has its event and what it counts as')
  const { result, oddsMilli, parts } = counted
  const known = multiplierOf(result, oddsMilli)
  return {
    eventID: leg.eventId,
    leagueID: event.leagueId,
    sport: event.sport,
    ...sideNames(event, lang),
    startsAt: event.startsAt.toISOString(),
    eventState: event.state,
    score: event.facts?.score ?? null,
    market: leg.market,
    marketName: marketName(leg.market, lang, event),
    outcome: leg.outcome,
    outcomeName: outcomeName(leg.market, leg.outcome, lang, event),
    odds: leg.oddsMilli,
    countedOdds: oddsMilli,
    parts: namedParts(leg, lang, event).map((part, place) => ({
      ...part,
      result: parts[place]?.kind ?? 'open',
    })),
    banker: leg.banker,
    live: leg.live,
    scoreAtPlacement: leg.score,
    result: result.kind,
    multiplier: known && Number((known.numerator * MILLION) / known.denominator),
    correction: leg.correction,
    takenOdds: leg.takenOdds,
  }
}

export function presentQuote(quote: ReturnType<typeof quoteOf>) {
  return quote.available
    ? { available: true, reason: null, value: quote.value }
    : { available: false, reason: quote.reason, value: kurus(0) }
}

function presentHistory(rows: readonly CouponEventRow[], couponId: string) {
  return rows.flatMap((row) => {
    const event = COUPON_EVENTS.find((kind) => kind === row.event)
    if (row.couponId !== couponId || event === undefined) return []
    return [{ event, amount: kurus(row.amount), at: row.at.toISOString() }]
  })
}
