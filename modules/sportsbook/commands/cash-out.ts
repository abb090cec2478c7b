import { type Refusal, sportsCashOut } from '@poyraz/contract'
import { effect, onCommit, type Tx } from '@poyraz/db'
import { assert, err, type Kurus, kurus, mulDivFloor, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { deleteRule } from '../store/cash-out-rules.ts'
import {
  addCouponEvent,
  findCoupon,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
} from '../store/coupons.ts'
import { removeExposure, risksOf } from '../store/exposure.ts'
import { factsOf, holdForSale } from './cash-out-quote.ts'

export type SoldPart = {
  readonly playerId: string
  readonly couponId: string
  /** The price of the whole coupon that the player saw. */
  readonly value: Kurus
  readonly percent: number
}
type Sale = SoldPart & { readonly key: string | null; readonly inputHash: string }
export type SaleRefusal = Refusal<'not_found' | 'cash_out_unavailable' | 'cash_out_changed'>

/**
 * Sells a coupon or a part of it. With a live event the player waits for the in-play delay and gets the price
 * after it, so nobody can sell on facts that the feed does not have yet. The coupon is locked, so a
 * settlement comes before or after; the events are held, so the price does not change.
 */
export async function cashOut(ctx: SportsCtx, sale: Sale) {
  const { playerId, key, inputHash } = sale
  if (await isLive(ctx, sale)) await ctx.wait(ctx.delayMs)
  const write = { procedure: sportsCashOut, playerId, key, inputHash }
  return effect<null, SaleRefusal>(ctx.database.db, write, (tx) => sellIn(ctx, tx, sale, 'cashed_out'))
}

/** Returns true if an event of a coupon that can be sold is live. */
export async function isLive(
  ctx: SportsCtx,
  { couponId, playerId }: Pick<SoldPart, 'couponId' | 'playerId'>,
): Promise<boolean> {
  const coupon = await findCoupon(ctx.database.db, couponId, playerId)
  if (coupon?.state !== 'open') return false
  const { events } = await factsOf(ctx, [coupon])
  return [...events.values()].some(({ state }) => state === 'live')
}

/** Sells in the transaction of the caller. */
export async function sellIn(
  ctx: SportsCtx,
  tx: Tx,
  sale: SoldPart,
  event: 'cashed_out' | 'edited',
): Promise<Result<null, SaleRefusal>> {
  const { couponId, playerId, percent } = sale
  const held = await holdForSale(ctx, tx, couponId)
  if (held?.coupon.playerId !== playerId) return err({ error: 'not_found' })
  const { coupon, legs, quote } = held
  if (!quote.available) return err({ error: 'cash_out_unavailable', data: { reason: quote.reason } })
  if (quote.value < sale.value)
    return err({ error: 'cash_out_changed', data: { value: Number(quote.value) } })
  const open = coupon.stake - coupon.cashedStake
  const part = percent === PERCENT ? open : mulDivFloor(open, BigInt(percent), BigInt(PERCENT))
  const price = quote.priceOf(kurus(part))
  if (price <= 0n) return err({ error: 'cash_out_unavailable', data: { reason: 'too_small' } })
  await paySale(ctx, tx, coupon, { legs, stake: kurus(part), price, event })
  return ok(null)
}

const PERCENT = 100

type Sold = {
  readonly legs: readonly StoredLeg[]
  readonly stake: Kurus
  readonly price: Kurus
  /** Entry of the history: by hand, by a rule of the player, or for another coupon. */
  readonly event: 'cashed_out' | 'auto_cashed_out' | 'edited'
}

/** Pays the price of a held coupon or of a part of it. The rule of the coupon was about the whole, and ends. */
export async function paySale(
  ctx: SportsCtx,
  tx: Tx,
  coupon: StoredCoupon,
  { legs, stake, price, event }: Sold,
): Promise<void> {
  const { id: couponId, playerId } = coupon
  const cashedStake = kurus(coupon.cashedStake + stake)
  const isAll = cashedStake === coupon.stake
  const revision = coupon.revision + 1
  const key = `coupon:${couponId}:cash-out:${revision}`
  const end = { betId: couponId, playerId, key, kind: 'cash_out', win: price } as const
  // Exposure is locked before the gates of wagering, as placing locks them.
  if (isAll) await removeExposure(tx, risksOf(legs))
  const settled = await ctx.wagering.settleIn(tx, isAll ? end : { ...end, stake })
  assert(settled.ok, 'an open coupon is sold')
  const at = new Date(ctx.clock.nowMs())
  const paid = kurus(coupon.paid + settled.value.toCash + settled.value.toBonus)
  const state = isAll ? 'cashed_out' : 'open'
  await saveCoupon(tx, { ...coupon, state, cashedStake, revision, paid, settledAt: isAll ? at : null })
  await addCouponEvent(tx, { couponId, event, amount: price, at })
  const hadRule = await deleteRule(tx, couponId)
  if (hadRule && !isAll)
    await addCouponEvent(tx, { couponId, event: 'cash_out_rule_removed', amount: 0n, at })
  onCommit(tx, () => ctx.couponMoved({ playerId, couponId, state }))
}
