import { onCommit, transact } from '@poyraz/db'
import { assert, kurus } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import {
  addCouponEvent,
  legsOf,
  lockCoupon,
  markCouponDue,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
} from '../store/coupons.ts'
import { holdEvents, type StoredEvent } from '../store/events.ts'
import { removeExposure } from '../store/exposure.ts'
import { accepts, pricesOf } from './check.ts'

/**
 * Accepts or declines a coupon after its in-play delay, once. It is declined if a market takes no bets now,
 * or if a price is one that the player's policy does not accept; then the stake returns.
 */
export function decideCoupon(ctx: SportsCtx, couponId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    // Events before coupons, as a message of the feed locks them.
    const legs = await legsOf(tx, [couponId])
    const held = await holdEvents(tx, [...new Set(legs.map(({ eventId }) => eventId))])
    const coupon = await lockCoupon(tx, couponId)
    const at = new Date(ctx.clock.nowMs())
    if (coupon?.state !== 'pending' || coupon.decidesAt === null || coupon.decidesAt > at) return
    const reason = reasonOf(coupon, legs, new Map(held.map((event) => [event.id, event])))
    if (reason === null) {
      await saveCoupon(tx, { ...coupon, state: 'open', decidesAt: null, acceptedAt: at })
      await markCouponDue(tx, couponId, at)
      await addCouponEvent(tx, { couponId, event: 'accepted', amount: 0n, at })
    } else {
      const { playerId, stake, potential } = coupon
      const key = `coupon:${couponId}:decline`
      const returned = await ctx.wagering.settleIn(tx, {
        betId: couponId,
        playerId,
        key,
        kind: 'void',
        win: kurus(0),
      })
      assert(returned.ok, 'the stake of a pending coupon returns')
      const paid = kurus(returned.value.toCash + returned.value.toBonus)
      await saveCoupon(tx, {
        ...coupon,
        state: 'declined',
        decidesAt: null,
        declineReason: reason,
        settledAt: at,
        paid,
      })
      await removeExposure(tx, couponId, potential)
      await addCouponEvent(tx, { couponId, event: 'declined', amount: stake, at })
    }
    const state = reason === null ? 'open' : 'declined'
    onCommit(tx, () => ctx.couponMoved({ playerId: coupon.playerId, couponId, state }))
  })
}

function reasonOf(
  { oddsPolicy }: StoredCoupon,
  legs: readonly StoredLeg[],
  events: ReadonlyMap<number, StoredEvent>,
): NonNullable<StoredCoupon['declineReason']> | null {
  const prices = pricesOf(legs, events)
  if (legs.some(({ eventId }) => !isRunning(events.get(eventId)))) return 'event_over'
  if (prices.some((price) => price?.open !== true)) return 'market_closed'
  const isAccepted = legs.every(({ oddsMilli }, place) =>
    accepts(oddsPolicy, oddsMilli, prices[place]?.odds ?? 0),
  )
  return isAccepted ? null : 'odds_changed'
}

const isRunning = (event: StoredEvent | undefined) => event?.state === 'live' || event?.state === 'upcoming'
