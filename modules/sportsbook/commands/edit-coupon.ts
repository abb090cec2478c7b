import { builderParts } from '@poyraz/betting'
import { sportsEditCoupon } from '@poyraz/contract'
import { effect, type Tx } from '@poyraz/db'
import { ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { legsOf } from '../store/coupons.ts'
import { holdEvents, readEvents } from '../store/events.ts'
import { addExposure } from '../store/exposure.ts'
import { placeMarketOf } from '../trading/each-way.ts'
import { isLive, type SaleRefusal, type SoldPart, sellIn } from './cash-out.ts'
import { type Placement, placeIn } from './place.ts'
import { type PlaceRefusal, refusedBy } from './refused.ts'

type Edit = {
  readonly sale: SoldPart
  readonly placement: Placement
}
type EditRefusal = SaleRefusal | PlaceRefusal

/**
 * Sells a coupon and places another one in one transaction; a refusal of either leaves both unchanged. With a
 * live event in either of them the player waits for the in-play delay first, and both use the prices after
 * it.
 */
export async function editCoupon(
  ctx: SportsCtx,
  { sale, placement }: Edit,
): Promise<Result<{ couponId: string }, EditRefusal>> {
  const { playerId, key, inputHash } = placement
  const ids = placement.selections.map(({ eventId }) => eventId)
  const chosen = await readEvents(ctx.database.db, [...new Set(ids)])
  if (chosen.some(({ state }) => state === 'live') || (await isLive(ctx, sale))) await ctx.wait(ctx.delayMs)
  const write = { procedure: sportsEditCoupon, playerId, key, inputHash }
  try {
    return await effect<{ couponId: string }, EditRefusal>(ctx.database.db, write, (tx) =>
      replace(ctx, tx, { sale, placement }),
    )
  } catch (error) {
    return refusedBy(ctx, placement, error)
  }
}

async function replace(
  ctx: SportsCtx,
  tx: Tx,
  { sale, placement }: Edit,
): Promise<Result<{ couponId: string }, EditRefusal>> {
  await lockBoth(tx, { sale, placement })
  const sold = await sellIn(ctx, tx, sale, 'edited')
  if (!sold.ok) return sold
  // The key is that of the edit; the bet is placed under the id of its coupon.
  return ok({ couponId: await placeIn(ctx, tx, { ...placement, key: null, replaces: sale.couponId }) })
}

/** Locks the events and the exposure of both coupons in the order of all writers, before the money of one. */
async function lockBoth(tx: Tx, { sale, placement }: Edit): Promise<void> {
  const { selections, eachWay } = placement
  const places = eachWay ? selections.map((one) => ({ ...one, market: placeMarketOf(eachWay) })) : []
  const legs = [...(await legsOf(tx, [sale.couponId])), ...selections, ...places]
  const held = await holdEvents(tx, [...new Set(legs.map(({ eventId }) => eventId))])
  const known = new Set(held.map(({ id }) => id))
  const outcomes = new Map(
    legs
      .filter(({ eventId }) => known.has(eventId))
      .flatMap((leg) => [leg, ...builderParts(leg).map((part) => ({ ...part, eventId: leg.eventId }))])
      .map(({ eventId, market, outcome }) => [
        `${eventId}/${market}/${outcome}`,
        { eventId, market, outcome, exposure: 0n },
      ]),
  )
  await addExposure(tx, [...outcomes.values()])
}
