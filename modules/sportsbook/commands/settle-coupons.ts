import { onCommit, type Tx, transact } from '@poyraz/db'
import { assert, kurus } from '@poyraz/kernel'
import type { Settlement } from '@poyraz/wagering'
import type { SportsCtx } from '../ctx.ts'
import { deleteRules } from '../store/cash-out-rules.ts'
import { clearDue, legsOf, type StoredCoupon, type StoredLeg } from '../store/coupons.ts'
import { removeExposure, risksOf, sumRisks } from '../store/exposure.ts'
import { resultsOf } from '../store/results.ts'
import { lockCoupons, type SettledCoupon, saveSettled } from '../store/settled.ts'
import { isSame, legsNow, settlementKey, type Wanted, wantedOf } from './settle.ts'

/** Coupons of one transaction. Bets of their players wait for it, so it must be short. */
export const SETTLED_AT_ONCE = 100

/** A coupon that is settled for the first time. */
type Ending = { readonly coupon: StoredCoupon; readonly legs: readonly StoredLeg[]; readonly wanted: Wanted }

/**
 * Settles coupons by the results of their legs in one transaction, with one statement for each table. Returns
 * those that were settled before and must be corrected: `settleCoupon` rolls them back.
 */
export function settleCoupons(ctx: SportsCtx, couponIds: readonly string[]): Promise<readonly string[]> {
  assert(couponIds.length <= SETTLED_AT_ONCE, 'a settlement is short')
  return transact(ctx.database.db, async (tx) => {
    const coupons = (await lockCoupons(tx, couponIds)).filter(({ state }) => state !== 'pending')
    const { endings, settled, corrected } = await sorted(tx, coupons)
    await clearDue(tx, settled)
    if (endings.length > 0) await settleAll(ctx, tx, endings)
    return corrected
  })
}

/** Sorts locked coupons: to settle now, settled as their results demand, or to be corrected. */
async function sorted(tx: Tx, coupons: readonly StoredCoupon[]) {
  const ids = coupons.map(({ id }) => id)
  const legsByCoupon = Map.groupBy(await legsOf(tx, ids), ({ couponId }) => couponId)
  const results = await resultsOf(tx, ids)
  const endings: Ending[] = []
  const settled: string[] = []
  const corrected: string[] = []
  for (const coupon of coupons) {
    const legs = legsByCoupon.get(coupon.id) ?? []
    const wanted = wantedOf(coupon, legs, legsNow(coupon, legs, results))
    const isOver = coupon.state === 'declined' || coupon.state === 'cashed_out'
    if (isOver || isSame(coupon, wanted)) settled.push(coupon.id)
    else if (coupon.settledWin === null && wanted !== null) endings.push({ coupon, legs, wanted })
    else corrected.push(coupon.id)
  }
  return { endings, settled, corrected }
}

async function settleAll(ctx: SportsCtx, tx: Tx, endings: readonly Ending[]): Promise<void> {
  // Exposure is locked before the gates of wagering, as placing locks them.
  await removeExposure(tx, sumRisks(endings.flatMap(({ legs }) => risksOf(legs))))
  const paid = await ctx.wagering.settleAllIn(tx, endings.map(settlementOf))
  const settled = endings.map(({ coupon: { id, playerId }, wanted }, place): SettledCoupon => {
    const answer = paid[place]
    assert(answer?.ok, 'an open coupon is settled')
    return { ...wanted, id, playerId, paid: kurus(answer.value.toCash + answer.value.toBonus) }
  })
  await saveSettled(tx, settled, new Date(ctx.clock.nowMs()))
  const ids = settled.map(({ id }) => id)
  await deleteRules(tx, ids)
  const players = settled.map(({ playerId }) => playerId)
  await ctx.push(tx, players, 'coupon_settled')
  onCommit(tx, () => {
    for (const { id: couponId, playerId, state } of settled) ctx.couponMoved({ playerId, couponId, state })
  })
}

function settlementOf({ coupon: { id, playerId, revision }, wanted: { state, win } }: Ending): Settlement {
  const isVoid = state === 'void'
  return {
    betId: id,
    playerId,
    key: settlementKey(id, revision + 1),
    kind: isVoid ? 'void' : 'settle',
    win: isVoid ? kurus(0) : win,
  }
}
