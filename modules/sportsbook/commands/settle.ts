import { type CountedLeg, countedBuilder, expandCoupon, type LegResult } from '@poyraz/betting'
import type { CouponState } from '@poyraz/contract'
import { onCommit, type Tx, transact } from '@poyraz/db'
import { assert, type Kurus, kurus, MINUTE_MS, mulDivFloor } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import { legResultOf } from '../feed/leg-result.ts'
import { deleteRule } from '../store/cash-out-rules.ts'
import {
  addCouponEvent,
  clearDue,
  legsOf,
  lockCoupon,
  postpone,
  type StoredCoupon,
  type StoredLeg,
  saveCoupon,
} from '../store/coupons.ts'
import { addExposure, removeExposure, risksOf } from '../store/exposure.ts'
import { resultsOf, type StoredResult } from '../store/results.ts'
import { COUPON_WIN_MAX } from './check.ts'

/** Time after which a correction that wagering refused is retried. */
const CORRECTION_RETRY_MS = 10 * MINUTE_MS

/**
 * Settles a coupon by the results of its legs: it settles, or rolls the settlement back and settles again, in
 * one transaction. It does nothing if the settlement is correct already.
 */
export function settleCoupon(ctx: SportsCtx, couponId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const coupon = await lockCoupon(tx, couponId)
    if (coupon === undefined || coupon.state === 'pending') return
    await clearDue(tx, [couponId])
    if (coupon.state === 'declined' || coupon.state === 'cashed_out') return
    const legs = await legsOf(tx, [couponId])
    const counted = legsNow(coupon, legs, await resultsOf(tx, [couponId]))
    const wanted = wantedOf(coupon, legs, counted)
    if (isSame(coupon, wanted)) return
    // Exposure is locked before the gates of wagering, as placing locks them.
    if (coupon.settledWin === null && wanted !== null) await removeExposure(tx, risksOf(legs))
    if (coupon.settledWin !== null && wanted === null) await addExposure(tx, risksOf(legs))
    const opened = coupon.settledWin === null ? coupon : await rollBack(ctx, tx, coupon)
    if (opened === null && wanted === null) await removeExposure(tx, risksOf(legs))
    if (opened === null) return postpone(tx, couponId, new Date(ctx.clock.nowMs() + CORRECTION_RETRY_MS))
    const state = wanted === null ? 'open' : await settle(ctx, tx, opened, wanted)
    const isFirst = coupon.settledWin === null
    if (wanted !== null)
      await ctx.push(tx, [coupon.playerId], isFirst ? 'coupon_settled' : 'coupon_corrected')
    onCommit(tx, () => ctx.couponMoved({ playerId: coupon.playerId, couponId, state }))
  })
}

/** Present odds and result of a leg, with the results of the parts of a bet builder. */
export type LegNow = CountedLeg & { readonly parts: readonly LegResult[] }

/** Returns the present odds and result of each leg: a void price comes before a cancellation, and this before a settlement. */
export function legsNow(
  { acceptedAt, placedAt }: Pick<StoredCoupon, 'acceptedAt' | 'placedAt'>,
  legs: readonly StoredLeg[],
  results: readonly StoredResult[],
): readonly LegNow[] {
  const resultOf = resultFinder(acceptedAt ?? placedAt, results)
  return legs.map(({ builder, ...leg }): LegNow => {
    const { eventId, oddsMilli } = leg
    const parts = (builder?.parts ?? []).map((part) => resultOf({ ...part, eventId }))
    if (leg.correction === 'void') return { oddsMilli, result: { kind: 'void' }, parts }
    if (builder !== null) return { ...countedBuilder(builder.odds, parts), parts }
    return { oddsMilli, result: resultOf(leg), parts }
  })
}

type Chosen = Pick<StoredLeg, 'eventId' | 'market' | 'outcome'>

/** Finds the results of outcomes for a coupon that was accepted at a time. */
function resultFinder(at: Date, results: readonly StoredResult[]): (chosen: Chosen) => LegResult {
  return ({ eventId, market, outcome }) => {
    const result = results.find((one) => one.eventId === eventId && one.market === market)
    if (result === undefined) return { kind: 'open' }
    const { cancelled, cancelFrom, cancelTo, outcomes } = result
    const isWithin = (cancelFrom === null || at >= cancelFrom) && (cancelTo === null || at < cancelTo)
    if (cancelled && isWithin) return { kind: 'void' }
    const settled = outcomes?.find((one) => one.outcome === outcome)
    return settled ? legResultOf(settled) : { kind: 'open' }
  }
}

export type Wanted = { readonly state: 'won' | 'lost' | 'void'; readonly win: Kurus }

/** The settlement of the part that was not sold; `null` while a line is open. */
export function wantedOf(
  coupon: StoredCoupon,
  legs: readonly StoredLeg[],
  counted: readonly LegNow[],
): Wanted | null {
  const { sizes, unitStake, stake, cashedStake } = coupon
  const all = counted.map((leg, place) => ({ ...leg, banker: legs[place]?.banker ?? false }))
  const { win } = expandCoupon({ legs: all, sizes, unitStake, winMax: COUPON_WIN_MAX })
  if (win === null) return null
  if (all.every(({ result }) => result.kind === 'void'))
    return { state: 'void', win: kurus(stake - cashedStake) }
  const share = kurus(mulDivFloor(win, stake - cashedStake, stake))
  return { state: share > 0n ? 'won' : 'lost', win: share }
}

export function isSame({ settledWin, state }: StoredCoupon, wanted: Wanted | null): boolean {
  return wanted === null ? settledWin === null : settledWin === wanted.win && state === wanted.state
}

async function settle(
  ctx: SportsCtx,
  tx: Tx,
  coupon: StoredCoupon,
  { state, win }: Wanted,
): Promise<CouponState> {
  const { id, playerId } = coupon
  const revision = coupon.revision + 1
  const isVoid = state === 'void'
  const settled = await ctx.wagering.settleIn(tx, {
    betId: id,
    playerId,
    key: settlementKey(id, revision),
    kind: isVoid ? 'void' : 'settle',
    win: isVoid ? kurus(0) : win,
  })
  assert(settled.ok, 'an open coupon is settled')
  const settledPaid = kurus(settled.value.toCash + settled.value.toBonus)
  const at = new Date(ctx.clock.nowMs())
  const paid = kurus(coupon.paid + settledPaid)
  await saveCoupon(tx, { ...coupon, state, revision, settledWin: win, settledPaid, paid, settledAt: at })
  await deleteRule(tx, id)
  const event = isVoid ? 'voided' : 'settled'
  await addCouponEvent(tx, { couponId: id, event, amount: settledPaid, at })
  return state
}

/** Takes the settlement back; `null` if wagering refuses it, such as when the player has spent the money. */
async function rollBack(ctx: SportsCtx, tx: Tx, coupon: StoredCoupon): Promise<StoredCoupon | null> {
  const { id, playerId, revision, settledPaid } = coupon
  const rolled = await ctx.wagering.rollbackIn(tx, {
    betId: id,
    playerId,
    settlementKey: settlementKey(id, revision),
    key: rollbackKey(id, revision),
  })
  if (!rolled.ok) return null
  const opened: StoredCoupon = {
    ...coupon,
    state: 'open',
    settledWin: null,
    settledPaid: kurus(0),
    settledAt: null,
    paid: kurus(coupon.paid - settledPaid),
  }
  await saveCoupon(tx, opened)
  const at = new Date(ctx.clock.nowMs())
  await addCouponEvent(tx, { couponId: id, event: 'rolled_back', amount: settledPaid, at })
  return opened
}

export const settlementKey = (couponId: string, revision: number) => `coupon:${couponId}:settle:${revision}`
const rollbackKey = (couponId: string, revision: number) => `coupon:${couponId}:rollback:${revision}`
const ROLLBACK_KEY = /^coupon:([0-9a-f-]{36}):rollback:\d+$/

/** Returns the coupons of ledger keys of rollbacks, which wagering does not keep. */
export function couponsByRollback(ledgerKeys: readonly string[]): ReadonlyMap<string, string> {
  const known = ledgerKeys.map((key) => [key, ROLLBACK_KEY.exec(key)?.[1]] as const)
  return new Map(known.flatMap(([key, couponId]) => (couponId === undefined ? [] : [[key, couponId]])))
}
