import {
  sportsCashOut,
  sportsCashOutPrice,
  sportsEditCoupon,
  sportsRemoveCashOutRule,
  sportsSetCashOutRule,
} from '@poyraz/contract'
import { EXPECTED, orderOf } from './bets.ts'
import { ask } from './bettors.ts'
import { type Bettor, count, fault, type SportsWorld } from './world.ts'

const PERCENTS = [10, 25, 37, 50, 75, 100, 100] as const

/** Sells a coupon or a part of it, gives it a rule, or replaces it. */
export async function sellSome(world: SportsWorld, bettor: Bettor): Promise<void> {
  const { random, placed } = bettor
  const couponId = placed[random.below(placed.length)]?.couponId
  if (couponId === undefined) return
  const price = await ask(world, bettor, sportsCashOutPrice, { couponID: couponId })
  if (!price.result || !price.data.available) return
  const { value } = price.data
  const dice = random.below(10)
  if (dice < 5) await sell(world, bettor, couponId, value)
  else if (dice < 8) await setRule(world, bettor, couponId, value)
  else await edit(world, bettor, couponId, value)
}

async function sell(world: SportsWorld, bettor: Bettor, couponId: string, value: number): Promise<void> {
  const percent = bettor.random.pick(PERCENTS)
  const reply = await ask(world, bettor, sportsCashOut, { couponID: couponId, value, percent })
  if (!reply.result) return refused(world, 'a sale', reply)
  count(world, percent === 100 ? 'full cash-outs' : 'partial cash-outs')
  bettor.sales.push({ couponId, percent, value })
}

async function setRule(world: SportsWorld, bettor: Bettor, couponId: string, value: number): Promise<void> {
  const { random } = bettor
  const rule = random.chance(0.7)
    ? { target: Math.ceil(value * 1.05) + 1 }
    : { floor: Math.max(1, Math.floor(value * 0.95)) }
  const reply = await ask(world, bettor, sportsSetCashOutRule, { couponID: couponId, ...rule })
  if (!reply.result) return refused(world, 'a rule', reply)
  count(world, 'rules of automatic cash-out')
  if (random.chance(0.1)) {
    const removed = await ask(world, bettor, sportsRemoveCashOutRule, { couponID: couponId })
    if (!removed.result) refused(world, 'the end of a rule', removed)
  }
}

async function edit(world: SportsWorld, bettor: Bettor, couponId: string, value: number): Promise<void> {
  const order = orderOf(world, bettor.random, 'multiple')
  if (order === null) return
  const input = { couponID: couponId, value, ...order, oddsPolicy: 'any' as const }
  const reply = await ask(world, bettor, sportsEditCoupon, input)
  if (!reply.result) return refused(world, 'an edit', reply)
  count(world, 'edited coupons')
  bettor.sales.push({ couponId, percent: 100, value })
  const odds = order.selections.map((selection) => selection.odds)
  bettor.placed.push({ couponId: reply.data.couponID, odds, policy: 'any', isLive: false })
}

type Refused = { readonly error: string | null; readonly data: unknown }

function refused(world: SportsWorld, what: string, { error, data }: Refused): void {
  if (!EXPECTED.has(error ?? '')) fault(world, `${what} was refused: ${error} ${JSON.stringify(data)}`)
}
