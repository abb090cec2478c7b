import { type Registry, sportsRemoveCashOutRule, sportsSetCashOutRule } from '@poyraz/contract'
import { ok } from '@poyraz/kernel'
import { removeRule, setRule } from '../commands/cash-out-rules.ts'
import type { SportsCtx } from '../ctx.ts'
import { presentedCoupon } from './present-coupon.ts'

/** Registers the calls of players about automatic cash-out. */
export function addCashOutRules(registry: Registry, ctx: SportsCtx): void {
  registry.add(sportsSetCashOutRule, async ({ input, caller: { playerId }, key, inputHash, lang }) => {
    const { couponID: couponId, target = null, floor = null } = input
    const set = await setRule(ctx, { playerId, couponId, target, floor, key, inputHash })
    return set.ok ? ok(await presentedCoupon(ctx, couponId, playerId, lang)) : set
  })
  registry.add(sportsRemoveCashOutRule, async ({ input, caller: { playerId }, key, inputHash, lang }) => {
    const { couponID: couponId } = input
    const removed = await removeRule(ctx, { playerId, couponId, key, inputHash })
    return removed.ok ? ok(await presentedCoupon(ctx, couponId, playerId, lang)) : removed
  })
}
