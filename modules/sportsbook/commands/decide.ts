import { onCommit, type Tx, transact } from '@poyraz/db'
import { assert, kurus } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { holdTrustedEvents } from '../feed/trusted-events.ts'
import {
  addCouponEvent,
  legsOf,
  lockCoupon,
  markCouponDue,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
  savePrices,
} from '../store/coupons.ts'
import { productOf, type StoredEvent } from '../store/events.ts'
import { growthOf, removeExposure, risksOf } from '../store/exposure.ts'
import { coverRisks } from './alarms.ts'
import { storedBuilder } from './builder.ts'
import { type Checked, checkCoupon } from './check.ts'
import { type Price, pricesOf } from './prices.ts'
import { itemOf } from './refused.ts'

type Reason = NonNullable<StoredCoupon['declineReason']>
type Pending = {
  readonly coupon: StoredCoupon
  readonly legs: readonly StoredLeg[]
  readonly events: ReadonlyMap<number, StoredEvent>
  readonly at: Date
}

/**
 * Accepts or declines a pending coupon after its in-play delay, once, at the present prices. It is declined
 * if a market takes no bets now, if the player does not accept a changed price, or if the player was excluded
 * meanwhile; then the stake returns.
 */
export function decideCoupon(ctx: SportsCtx, couponId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    // Events before coupons, as a message of the feed locks them.
    const ids = (await legsOf(tx, [couponId])).map(({ eventId }) => eventId)
    const held = await holdTrustedEvents(ctx, tx, [...new Set(ids)])
    const coupon = await lockCoupon(tx, couponId)
    // Read again: staff may have corrected a price while this waited for the events.
    const legs = await legsOf(tx, [couponId])
    const at = new Date(ctx.clock.nowMs())
    if (coupon?.state !== 'pending' || coupon.decidesAt === null || coupon.decidesAt > at) return
    const pending = { coupon, legs, events: new Map(held.map((event) => [event.id, event])), at }
    const reason = await accept(ctx, tx, pending)
    if (reason !== null) await decline(ctx, tx, pending, reason)
    const state = reason === null ? 'open' : 'declined'
    onCommit(tx, () => ctx.couponMoved({ playerId: coupon.playerId, couponId, state }))
  })
}

/** Accepts the coupon, or returns why not; then its exposure is the one from placing. */
async function accept(ctx: SportsCtx, tx: Tx, pending: Pending): Promise<Reason | null> {
  const { coupon, legs, events, at } = pending
  const { id: couponId, playerId } = coupon
  if (legs.some(({ eventId }) => !isRunning(events.get(eventId)))) return 'event_over'
  const chosen = chosenOf(pending)
  const prices = pricesOf(chosen, events, at.getTime()).filter((price) => price !== null)
  if (prices.length < chosen.length) return 'market_closed'
  const checked = checkAgain(pending, prices)
  const [problem] = checked.problems
  if (problem) return problem.error === 'market_closed' ? 'market_closed' : 'odds_changed'
  const priced = legs.map((leg, place) => ({
    ...leg,
    oddsMilli: checked.legs[place]?.odds ?? leg.oddsMilli,
    exposure: checked.exposures[place] ?? 0n,
    builder: storedBuilder(checked.legs[place]?.builder),
  }))
  // Exposure is locked before the gates of wagering, as placing locks them.
  const more = growthOf(risksOf(priced), risksOf(legs))
  const isCovered = (await coverRisks(ctx, tx, more)) === null
  const isKeptOut =
    isCovered &&
    (await ctx.wagering.keptOutIn(tx, {
      playerId,
      product: productOf([...events.values()]),
      item: itemOf(legs),
    }))
  if (!isCovered || isKeptOut) {
    await removeExposure(tx, more)
    return isCovered ? 'not_allowed' : 'odds_changed'
  }
  const { oddsMilli } = checked
  const accepted = { state: 'open', decidesAt: null, acceptedAt: at, oddsMilli } as const
  await saveCoupon(tx, { ...coupon, ...accepted, potential: checked.potential })
  await savePrices(tx, couponId, priced)
  await markCouponDue(tx, couponId, at)
  await addCouponEvent(tx, { couponId, event: 'accepted', amount: 0n, at })
  return null
}

/** The legs that the player chose: the place of an each-way coupon follows from its win. */
const chosenOf = ({ coupon, legs }: Pending) => (coupon.eachWay === null ? legs : legs.slice(0, 1))

function checkAgain(pending: Pending, prices: readonly Price[]): Checked {
  const { coupon, events } = pending
  const { eachWay, unitStake, oddsPolicy } = coupon
  const sizes = eachWay === null ? coupon.sizes : null
  const selections = chosenOf(pending).map(({ oddsMilli: odds, ...leg }) => ({ ...leg, odds }))
  return checkCoupon({ selections, sizes, eachWay, unitStake }, prices, events, oddsPolicy)
}

async function decline(
  ctx: SportsCtx,
  tx: Tx,
  { coupon, legs, at }: Pending,
  declineReason: Reason,
): Promise<void> {
  const { id: couponId, playerId, stake } = coupon
  await removeExposure(tx, risksOf(legs))
  const key = `coupon:${couponId}:decline`
  const ending = { betId: couponId, playerId, key, kind: 'void', win: kurus(0) } as const
  const returned = await ctx.wagering.settleIn(tx, ending)
  assert(returned.ok, 'the stake of a pending coupon returns')
  if (coupon.freeBet) await ctx.wagering.giveBackFreeBetIn(tx, couponId)
  const paid = kurus(returned.value.toCash + returned.value.toBonus)
  await saveCoupon(tx, { ...coupon, state: 'declined', decidesAt: null, declineReason, settledAt: at, paid })
  await addCouponEvent(tx, { couponId, event: 'declined', amount: stake, at })
}

const isRunning = (event: StoredEvent | undefined) => event?.state === 'live' || event?.state === 'upcoming'
