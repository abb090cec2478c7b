import {
  betframeGetCoupons,
  type Registry,
  sportsCashOut,
  sportsCashOutPrice,
  sportsCoupon,
  sportsCoupons,
  sportsEditCoupon,
  sportsPlaceCoupon,
} from '@poyraz/contract'
import { DAY_MS, err, istanbulDay, istanbulDayStartMs, ok } from '@poyraz/kernel'
import { cashOut } from '../commands/cash-out.ts'
import { factsOf, quoteOf } from '../commands/cash-out-quote.ts'
import { editCoupon } from '../commands/edit-coupon.ts'
import { placeCoupon } from '../commands/place.ts'
import type { SportsCtx } from '../ctx.ts'
import { findCoupon, listCoupons } from '../store/coupons.ts'
import { presentCoupons, presentedCoupon, presentQuote } from './present-coupon.ts'
import { selectionOf } from './selections.ts'

/** Days of the history without a period. */
const HISTORY_DAYS = 30

/** Registers the calls of players about their coupons. */
export function addCoupons(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(sportsPlaceCoupon, async ({ input, caller, key, inputHash, lang }) => {
    const placed = await placeCoupon(ctx, {
      playerId: caller.playerId,
      epoch: caller.epoch,
      selections: input.selections.map(selectionOf),
      sizes: input.system ?? null,
      eachWay: input.eachWay ?? null,
      unitStake: input.unitStake,
      oddsPolicy: input.oddsPolicy,
      freeBetId: input.freeBetID ?? null,
      key,
      inputHash,
    })
    if (!placed.ok) return placed
    return ok(await presentedCoupon(ctx, placed.value.couponId, caller.playerId, lang))
  })
  registry.add(sportsCoupon, async ({ input, caller: { playerId }, lang }) => {
    const coupon = await findCoupon(db, input.couponID, playerId)
    if (!coupon) return err({ error: 'not_found' })
    return ok(await presentedCoupon(ctx, coupon.id, playerId, lang))
  })
  registry.add(sportsCoupons, async ({ input, caller: { playerId }, lang }) => {
    const { limit, offset, state } = input
    const today = istanbulDay(ctx.clock.nowMs())
    const to = istanbulDayStartMs(input.endDate ?? today) + DAY_MS
    const from =
      input.startDate === undefined ? to - HISTORY_DAYS * DAY_MS : istanbulDayStartMs(input.startDate)
    const isOpen = state === undefined ? null : state === 'open'
    const period = { from: new Date(from), to: new Date(to) }
    const { items, total } = await listCoupons(db, { playerId, isOpen, ...period, limit, offset })
    return ok({ items: await presentCoupons(ctx, items, lang), total, limit, offset })
  })
  addSales(registry, ctx)
  addBetframe(registry, ctx)
}

function addSales(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(sportsCashOutPrice, async ({ input, caller: { playerId } }) => {
    const coupon = await findCoupon(db, input.couponID, playerId)
    if (!coupon) return err({ error: 'not_found' })
    return ok(presentQuote(quoteOf(coupon, await factsOf(ctx, [coupon]))))
  })
  registry.add(sportsCashOut, async ({ input, caller: { playerId }, key, inputHash, lang }) => {
    const { couponID: couponId, value, percent } = input
    const sold = await cashOut(ctx, { playerId, couponId, value, percent, key, inputHash })
    return sold.ok ? ok(await presentedCoupon(ctx, couponId, playerId, lang)) : sold
  })
  registry.add(sportsEditCoupon, async ({ input, caller, key, inputHash, lang }) => {
    const { playerId, epoch } = caller
    const { couponID: couponId, value, unitStake, oddsPolicy, system: sizes = null, eachWay = null } = input
    const edited = await editCoupon(ctx, {
      sale: { playerId, couponId, value, percent: 100 },
      placement: {
        playerId,
        epoch,
        selections: input.selections.map(selectionOf),
        sizes,
        eachWay,
        unitStake,
        oddsPolicy,
        freeBetId: null,
        key,
        inputHash,
      },
    })
    if (!edited.ok) return edited
    return ok(await presentedCoupon(ctx, edited.value.couponId, playerId, lang))
  })
}

/** The history of coupons as the described client asks for it. */
function addBetframe(registry: Registry, ctx: SportsCtx): void {
  const { db } = ctx.database
  registry.add(betframeGetCoupons, async ({ input, caller: { playerId }, lang }) => {
    const { limit, offset, state } = input
    const { items, total } = await listCoupons(db, {
      playerId,
      isOpen: state === undefined ? null : state === 'open',
      from: new Date(istanbulDayStartMs(input.startDate)),
      to: new Date(istanbulDayStartMs(input.endDate) + DAY_MS),
      limit,
      offset,
    })
    const coupons = await presentCoupons(ctx, items, lang)
    return ok({
      items: coupons.map((coupon) => {
        const isOpen = coupon.state === 'open' || coupon.state === 'pending'
        return {
          couponID: coupon.couponID,
          code: coupon.code,
          state: isOpen ? ('open' as const) : ('closed' as const),
          placedAt: coupon.placedAt,
          stake: coupon.stake,
          totalOdds: coupon.totalOdds,
          potentialWin: coupon.potentialWin,
          win: isOpen ? null : coupon.win,
          selections: coupon.legs.map((leg) => ({
            event: leg.away === '' ? leg.home : `${leg.home} - ${leg.away}`,
            market: leg.marketName,
            selection: leg.outcomeName,
            odds: leg.odds,
            state: PLAIN[leg.result],
          })),
        }
      }),
      total,
      limit,
      offset,
    })
  })
}

/** Results of legs as that client knows them. */
const PLAIN = {
  open: 'open',
  won: 'won',
  half_won: 'won',
  dead_heat: 'won',
  lost: 'lost',
  half_lost: 'lost',
  void: 'void',
} as const
