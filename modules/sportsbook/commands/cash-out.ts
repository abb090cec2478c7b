import { cashOutValue } from '@poyraz/betting'
import { type Refusal, sportsCashOut } from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { assert, err, type Kurus, kurus, mulDivFloor, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { openMarkets } from '../feed/change.ts'
import {
  addCouponEvent,
  findCoupon,
  legsOf,
  lockCoupon,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
} from '../store/coupons.ts'
import { holdEvents, readEvents, type StoredEvent } from '../store/events.ts'
import { removeExposure } from '../store/exposure.ts'
import { resultsOf, type StoredResult } from '../store/results.ts'
import { legResults } from './settle.ts'

/** Share of the fair value that the house keeps, in millionths. */
const CASH_OUT_MARGIN = 50_000

export type CashOutReason = 'not_open' | 'suspended' | 'system' | 'free_bet' | 'too_small'
export type CashOutQuote =
  | { readonly available: true; priceOf(stake: Kurus): Kurus; readonly value: Kurus }
  | { readonly available: false; readonly reason: CashOutReason }

type Facts = {
  readonly legs: readonly StoredLeg[]
  readonly results: readonly StoredResult[]
  readonly events: ReadonlyMap<number, StoredEvent>
  readonly nowMs: number
}

/** Prices a coupon by the fair chances of now, or says why it cannot be sold. */
export function quoteOf(coupon: StoredCoupon, facts: Facts): CashOutQuote {
  const { legs, results } = facts
  const no = (reason: CashOutReason): CashOutQuote => ({ available: false, reason })
  if (coupon.state !== 'open') return no('not_open')
  if (coupon.freeBet) return no('free_bet')
  if (coupon.sizes !== null) return no('system')
  const known = legResults(coupon, legs, results)
  const priced = legs.map((leg, place) => {
    const result = known[place] ?? { kind: 'open' as const }
    return {
      oddsMilli: leg.oddsMilli,
      result,
      chance: result.kind === 'open' ? chanceOf(leg, facts) : null,
    }
  })
  if (priced.some(({ result, chance }) => result.kind === 'open' && chance === null)) return no('suspended')
  // A decided coupon waits for its settlement.
  if (priced.every(({ result }) => result.kind !== 'open')) return no('not_open')
  if (priced.some(({ result }) => result.kind === 'lost')) return no('not_open')
  const priceOf = (stake: Kurus) => cashOutValue(stake, priced, CASH_OUT_MARGIN)
  const value = priceOf(kurus(coupon.stake - coupon.cashedStake))
  return value > 0n ? { available: true, value, priceOf } : no('too_small')
}

/** Fair chance of a leg now; `null` while its market takes no bets. */
function chanceOf({ eventId, market, outcome }: StoredLeg, { events, nowMs }: Facts) {
  const event = events.get(eventId)
  const open = event && openMarkets(event, nowMs).find((one) => one.market === market)
  const price = open?.outcomes.find((one) => one.outcome === outcome)
  return price?.open ? price.chance : null
}

export async function factsOf(
  { database: { db }, clock }: SportsCtx,
  couponIds: readonly string[],
): Promise<Facts> {
  const legs = await legsOf(db, couponIds)
  const events = await readEvents(db, [...new Set(legs.map(({ eventId }) => eventId))])
  return {
    legs,
    results: await resultsOf(db, couponIds),
    events: new Map(events.map((event) => [event.id, event])),
    nowMs: clock.nowMs(),
  }
}

export type Sale = {
  readonly playerId: string
  readonly couponId: string
  /** The price of the whole coupon that the player saw. */
  readonly value: Kurus
  readonly percent: number
  readonly key: string | null
  readonly inputHash: string
}
type SaleRefusal = Refusal<'not_found' | 'cash_out_unavailable' | 'cash_out_changed'>

/**
 * Sells a coupon or a part of it. With a live event the player waits as long as for a bet, and gets the price
 * of then, so that nobody sells by what the feed does not know yet. The coupon is locked, so a settlement
 * comes before or after, never between; the events are held, so that the price is that of now.
 */
export async function cashOut(ctx: SportsCtx, sale: Sale) {
  const { playerId, key, inputHash } = sale
  if (await isLive(ctx, sale)) await ctx.wait(ctx.delayMs)
  const write = { procedure: sportsCashOut, playerId, key, inputHash }
  return effect<null, SaleRefusal>(ctx.database.db, write, (tx) => sell(ctx, tx, sale))
}

/** True if an event of a coupon that can be sold is live. */
async function isLive(ctx: SportsCtx, { couponId, playerId }: Sale): Promise<boolean> {
  const coupon = await findCoupon(ctx.database.db, couponId, playerId)
  if (coupon?.state !== 'open') return false
  const { events } = await factsOf(ctx, [couponId])
  return [...events.values()].some(({ state }) => state === 'live')
}

async function sell(ctx: SportsCtx, tx: Tx, sale: Sale): Promise<Result<null, SaleRefusal>> {
  const { couponId, playerId, percent } = sale
  // Events before coupons, as a message of the feed locks them.
  const legs = await legsOf(tx, [couponId])
  const held = await holdEvents(tx, [...new Set(legs.map(({ eventId }) => eventId))])
  const coupon = await lockCoupon(tx, couponId)
  if (coupon?.playerId !== playerId) return err({ error: 'not_found' })
  const results = await resultsOf(tx, [couponId])
  const events = new Map(held.map((event) => [event.id, event]))
  const quote = quoteOf(coupon, { legs, results, events, nowMs: ctx.clock.nowMs() })
  if (!quote.available) return err({ error: 'cash_out_unavailable', data: { reason: quote.reason } })
  if (quote.value < sale.value)
    return err({ error: 'cash_out_changed', data: { value: Number(quote.value) } })
  const open = coupon.stake - coupon.cashedStake
  const part = percent === PERCENT ? open : mulDivFloor(open, BigInt(percent), BigInt(PERCENT))
  const price = quote.priceOf(kurus(part))
  if (price <= 0n) return err({ error: 'cash_out_unavailable', data: { reason: 'too_small' } })
  await pay(ctx, tx, coupon, { legs, stake: kurus(part), price })
  return ok(null)
}

const PERCENT = 100

async function pay(
  ctx: SportsCtx,
  tx: Tx,
  coupon: StoredCoupon,
  {
    legs,
    stake,
    price,
  }: { readonly legs: readonly StoredLeg[]; readonly stake: Kurus; readonly price: Kurus },
): Promise<void> {
  const { id: couponId, playerId } = coupon
  const cashedStake = kurus(coupon.cashedStake + stake)
  const isAll = cashedStake === coupon.stake
  const revision = coupon.revision + 1
  const key = `coupon:${couponId}:cash-out:${revision}`
  const end = { betId: couponId, playerId, key, kind: 'cash_out', win: price } as const
  // Exposure is locked before the gates of wagering, as placing locks them.
  if (isAll) await removeExposure(tx, legs)
  const settled = await ctx.wagering.settleIn(tx, isAll ? end : { ...end, stake })
  assert(settled.ok, 'an open coupon is sold')
  const at = new Date(ctx.clock.nowMs())
  const paid = kurus(coupon.paid + settled.value.toCash + settled.value.toBonus)
  const state = isAll ? 'cashed_out' : 'open'
  await saveCoupon(tx, { ...coupon, state, cashedStake, revision, paid, settledAt: isAll ? at : null })
  await addCouponEvent(tx, { couponId, event: 'cashed_out', amount: price, at })
  onCommit(tx, () => ctx.couponMoved({ playerId, couponId, state }))
}
