import { expandCoupon, ODDS_ONE, placeOdds, repricedSets } from '@poyraz/betting'
import { PALPABLE_ERROR_PERCENT } from '@poyraz/contract'
import { onCommit, type Tx, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { deleteRule } from '../store/cash-out-rules.ts'
import {
  addCouponEvent,
  legsOf,
  lockCoupon,
  markCouponDue,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
} from '../store/coupons.ts'
import { findListed, type ListedEvent, lockEvent } from '../store/events.ts'
import { addExposure, growthOf, risksOf } from '../store/exposure.ts'
import { couponsWithError, saveCorrection } from '../store/price-errors.ts'
import { COUPON_WIN_MAX, exposuresOf } from './check.ts'

/** Coupons of one call; the same call goes on after them. */
const COUPONS_MAX = 500

export type PriceCorrection = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  /** The right price in thousandths. */
  readonly odds: number
  readonly correction: 'price' | 'void'
}
type Corrected = { readonly coupons: number; readonly more: boolean }

/**
 * Applies the rule of obvious errors: legs that were taken far above the right price count at this price, or
 * are void. A bet builder with a part at such a price counts at its odds in proportion to the right price.
 * Coupons that are settled already are rolled back and settled again. The event is locked, so no coupon is
 * placed on it meanwhile.
 */
export function correctPrice(
  ctx: SportsCtx,
  correction: PriceCorrection,
): Promise<Result<Corrected, 'not_found' | 'state_conflict'>> {
  const { eventId, market, outcome, odds } = correction
  return transact(ctx.database.db, async (tx): Promise<Result<Corrected, 'not_found' | 'state_conflict'>> => {
    await lockEvent(tx, eventId)
    const [event] = await findListed(tx, [eventId])
    if (!event?.markets.some((one) => one.market === market)) return err('not_found')
    const oddsMin = Math.ceil((odds * PALPABLE_ERROR_PERCENT) / 100)
    const ids = await couponsWithError(tx, { eventId, market, outcome, oddsMin }, COUPONS_MAX + 1)
    if (ids.length === 0) return err('state_conflict')
    const batch = ids.slice(0, COUPONS_MAX)
    for (const id of batch) await correctCoupon(ctx, tx, id, { ...correction, oddsMin, event })
    return ok({ coupons: batch.length, more: ids.length > batch.length })
  })
}

type Wrong = PriceCorrection & { readonly oddsMin: number; readonly event: ListedEvent }

async function correctCoupon(ctx: SportsCtx, tx: Tx, couponId: string, wrong: Wrong): Promise<void> {
  const coupon = await lockCoupon(tx, couponId)
  // A sale that committed meanwhile is final.
  if (coupon === undefined || coupon.state === 'cashed_out') return
  const legs = await legsOf(tx, [couponId])
  const place = legs.findIndex((leg) => wrongOdds(leg, wrong) !== null)
  const [taken] = legs.slice(place, place + 1)
  const was = taken === undefined ? null : wrongOdds(taken, wrong)
  if (place < 0 || taken === undefined || was === null) return
  const isVoid = wrong.correction === 'void'
  const counted = isVoid ? taken : rightLeg(taken, wrong)
  const fixed = { ...counted, correction: wrong.correction, takenOdds: taken.oddsMilli }
  await reprice(tx, coupon, withPlace(coupon, legs.with(place, fixed), place), legs)
  const at = new Date(ctx.clock.nowMs())
  await deleteRule(tx, couponId)
  await markCouponDue(tx, couponId, at)
  await addCouponEvent(tx, { couponId, event: isVoid ? 'price_voided' : 'price_corrected', amount: 0n, at })
  const { playerId, code, state } = coupon
  const key = `coupon:${couponId}:${isVoid ? 'price_voided' : 'price_corrected'}:${place}`
  const about = { event: wrong.event, market: wrong.market, outcome: wrong.outcome }
  const odds = { was, now: wrong.odds }
  const kind = isVoid ? 'priceVoided' : 'priceCorrected'
  await ctx.notify(tx, { kind, key, playerId, code, about, odds })
  onCommit(tx, () => ctx.couponMoved({ playerId, couponId, state }))
}

/** The place of an each-way coupon follows a correction of its win. */
function withPlace(
  { eachWay }: StoredCoupon,
  legs: readonly StoredLeg[],
  corrected: number,
): readonly StoredLeg[] {
  const [win, place] = legs
  if (eachWay === null || corrected !== 0 || !win || !place) return legs
  const { correction } = win
  const oddsMilli = correction === 'price' ? placeOdds(win.oddsMilli, eachWay) : place.oddsMilli
  return [win, { ...place, oddsMilli, correction, takenOdds: place.oddsMilli }]
}

/** Odds at which a leg, or its part, was taken if they are wrong; else `null`. */
function wrongOdds(leg: StoredLeg, { eventId, market, outcome, oddsMin }: Wrong): number | null {
  if (leg.eventId !== eventId || leg.correction !== null) return null
  const isLeg = leg.market === market && leg.outcome === outcome
  const odds = isLeg ? leg.oddsMilli : (leg.builder?.odds[1 << partOf(leg, { market, outcome })] ?? 0)
  return odds >= oddsMin ? odds : null
}

/** Place of a part of a bet builder. Of a part that it does not have, a place beyond its sets. */
function partOf({ builder }: StoredLeg, { market, outcome }: Pick<Wrong, 'market' | 'outcome'>): number {
  const parts = builder?.parts ?? []
  const place = parts.findIndex((part) => part.market === market && part.outcome === outcome)
  return place < 0 ? parts.length : place
}

/** A leg at the right price. */
function rightLeg(leg: StoredLeg, { odds: oddsMilli, ...wrong }: Wrong): StoredLeg {
  const { builder } = leg
  if (builder === null) return { ...leg, oddsMilli }
  const odds = repricedSets(builder.odds, { place: partOf(leg, wrong), oddsMilli })
  return { ...leg, oddsMilli: odds.at(-1) ?? leg.oddsMilli, builder: { ...builder, odds } }
}

/** Computes the odds, the win and the money at risk of a coupon again. */
async function reprice(
  tx: Tx,
  coupon: StoredCoupon,
  legs: readonly StoredLeg[],
  before: readonly StoredLeg[],
): Promise<void> {
  const priced = legs.map(({ oddsMilli, banker, correction }) => ({
    oddsMilli: correction === 'void' ? ODDS_ONE : oddsMilli,
    banker,
    result: { kind: 'open' as const },
  }))
  const { sizes, unitStake, settledWin } = coupon
  const expansion = expandCoupon({ legs: priced, sizes, unitStake, winMax: COUPON_WIN_MAX })
  const exposures = exposuresOf(expansion, priced, unitStake)
  const exposed = legs.map((leg, place) => ({ ...leg, exposure: exposures[place] ?? 0n }))
  for (const leg of exposed) await saveCorrection(tx, leg)
  // The money at risk of a settled coupon was taken off already.
  if (settledWin === null) await addExposure(tx, growthOf(risksOf(exposed), risksOf(before)))
  await saveCoupon(tx, { ...coupon, oddsMilli: expansion.oddsMilli, potential: expansion.potential })
}
