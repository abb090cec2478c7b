import { type Refusal, sportsRemoveCashOutRule, sportsSetCashOutRule } from '@poyraz/contract'
import { effect, onCommit, type Tx, transact } from '@poyraz/db'
import { err, type Kurus, kurus, mulDivFloor, ok, type Result } from '@poyraz/kernel'
import type { SportsCtx } from '../ctx.ts'
import {
  type CashOutRule,
  countOtherRules,
  deleteRule,
  noteRule,
  rulesOf,
  saveRule,
} from '../store/cash-out-rules.ts'
import { addCouponEvent, lockCoupon, type StoredCoupon } from '../store/coupons.ts'
import { paySale } from './cash-out.ts'
import { CASH_OUT_MARGIN, type CashOutQuote, type HeldCoupon, holdForSale } from './cash-out-quote.ts'

type Owned = {
  readonly playerId: string
  readonly couponId: string
  readonly key: string | null
  readonly inputHash: string
}
type NewRule = Owned & { readonly target: Kurus | null; readonly floor: Kurus | null }
type RuleRefusal = Refusal<
  'not_found' | 'cash_out_unavailable' | 'cash_out_rule_range' | 'cash_out_rule_limit'
>

/** Rules of one player: each is compared after every change of an event, in one transaction after another. */
const RULES_MAX = 20

/** Sets or changes the rule of an open coupon. A rule that the present offer already meets is refused. */
export function setRule(ctx: SportsCtx, { target, floor, ...owned }: NewRule) {
  const { playerId, couponId } = owned
  const write = { ...owned, procedure: sportsSetCashOutRule }
  return effect<null, RuleRefusal>(ctx.database.db, write, async (tx): Promise<Result<null, RuleRefusal>> => {
    const held = await holdForSale(ctx, tx, couponId)
    if (held?.coupon.playerId !== playerId) return err({ error: 'not_found' })
    const { quote, coupon } = held
    if (!quote.available && quote.reason !== 'suspended' && quote.reason !== 'too_small')
      return err({ error: 'cash_out_unavailable', data: { reason: quote.reason } })
    const range = rangeOf(coupon, quote)
    if (!isWithin(range, target, floor)) return err({ error: 'cash_out_rule_range', data: range })
    if ((await countOtherRules(tx, playerId, couponId)) >= RULES_MAX)
      return err({ error: 'cash_out_rule_limit', data: { most: RULES_MAX } })
    const at = new Date(ctx.clock.nowMs())
    await saveRule(tx, { couponId, target, floor }, at)
    await addCouponEvent(tx, { couponId, event: 'cash_out_rule_set', amount: target ?? floor ?? 0n, at })
    onCommit(tx, () => ctx.couponMoved({ playerId, couponId, state: 'open' }))
    return ok(null)
  })
}

/** Removes the rule of a coupon. */
export function removeRule(ctx: SportsCtx, owned: Owned) {
  const { playerId, couponId } = owned
  const write = { ...owned, procedure: sportsRemoveCashOutRule }
  return effect<null, Refusal<'not_found'>>(ctx.database.db, write, async (tx) => {
    const coupon = await lockCoupon(tx, couponId)
    if (coupon?.playerId !== playerId || !(await deleteRule(tx, couponId)))
      return err({ error: 'not_found' as const })
    const at = new Date(ctx.clock.nowMs())
    await addCouponEvent(tx, { couponId, event: 'cash_out_rule_removed', amount: 0n, at })
    onCommit(tx, () => ctx.couponMoved({ playerId, couponId, state: coupon.state }))
    return ok(null)
  })
}

/** Range of the amounts of a rule, in kuruş. `value` is the present offer, 0 while there is none. */
type Range = { readonly value: number; readonly targetMax: number }

function rangeOf({ potential, stake, cashedStake }: StoredCoupon, quote: CashOutQuote): Range {
  const open = mulDivFloor(potential, stake - cashedStake, stake)
  // No offer exceeds the whole win less the margin of the house.
  const most = mulDivFloor(kurus(open), MILLION - BigInt(CASH_OUT_MARGIN), MILLION)
  return { value: quote.available ? Number(quote.value) : 0, targetMax: Number(most) }
}

const MILLION = 1_000_000n

function isWithin({ value, targetMax }: Range, target: Kurus | null, floor: Kurus | null): boolean {
  const isTarget = target === null || (Number(target) > value && Number(target) <= targetMax)
  const isFloor = floor === null || value === 0 || Number(floor) < value
  return isTarget && isFloor && (target === null || floor === null || floor < target)
}

/**
 * Compares the rule of a coupon with the present offer. A met rule sells once, for that offer. With a live
 * event it waits for the in-play delay and sells if it is met then, too. A coupon that cannot be sold keeps
 * its rule. Self-exclusion does not stop a sale: it is no bet, and returns the player's own money.
 */
export function checkRule(ctx: SportsCtx, couponId: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const held = await holdForSale(ctx, tx, couponId)
    const [rule] = await rulesOf(tx, [couponId])
    if (held === undefined || rule === undefined) return
    if (held.coupon.state !== 'open') return void (await deleteRule(tx, couponId))
    const now = ctx.clock.nowMs()
    if (rule.sellsAt !== null && rule.sellsAt.getTime() > now) return
    const { quote, events, coupon } = held
    const isMet = quote.available && meets(rule, quote.value)
    const mustWait = rule.sellsAt === null && events.some(({ state }) => state === 'live')
    if (isMet && !mustWait) return sellByRule(ctx, tx, held, quote.value)
    const sellsAt = isMet ? new Date(now + ctx.delayMs) : null
    const seen = events.reduce((sum, { version }) => sum + version, 0)
    await noteRule(tx, couponId, { seen, sellsAt })
    if (isMet || rule.sellsAt !== null)
      onCommit(tx, () => ctx.couponMoved({ playerId: coupon.playerId, couponId, state: 'open' }))
  })
}

function meets({ target, floor }: CashOutRule, value: Kurus): boolean {
  return (target !== null && value >= target) || (floor !== null && value <= floor)
}

async function sellByRule(ctx: SportsCtx, tx: Tx, { coupon, legs }: HeldCoupon, price: Kurus): Promise<void> {
  const stake = kurus(coupon.stake - coupon.cashedStake)
  await paySale(ctx, tx, coupon, { legs, stake, price, event: 'auto_cashed_out' })
  const { playerId, id: couponId, code } = coupon
  const key = `coupon:${couponId}:auto_cashed_out`
  await ctx.notify(tx, { kind: 'autoCashedOut', key, playerId, code, amount: price })
}
