import { isDeepStrictEqual } from 'node:util'
import { financeCheckBalance, sportsCoupons } from '@poyraz/contract'
import { eachOf } from '@poyraz/kernel'
import type pg from 'pg'
import type { z } from 'zod'
import { ask, START_KURUS } from './bettors.ts'
import { type AgainLeg, settlementAgain } from './coupon-again.ts'
import { type Settled, settleAgain } from './settle-again.ts'
import { type Bettor, count, fault, type Match, type Placed, type SportsWorld } from './world.ts'

type Coupon = z.input<(typeof sportsCoupons)['item']>
type Leg = Coupon['legs'][number]
/** Odds of the sets of parts of bet builders, by coupon and place, as they were stored when they were taken. */
export type BuilderOdds = ReadonlyMap<string, readonly number[]>

const PAGE = 250
const AT_ONCE = 16
const SOLD = new Set(['cashed_out', 'auto_cashed_out', 'edited'])

/**
 * Computes every coupon again from the final results, and compares states, payments and balances with what
 * players are told.
 */
export async function auditBettors(world: SportsWorld, odds: BuilderOdds): Promise<void> {
  await eachOf(world.bettors, AT_ONCE, async (bettor) => {
    const coupons = await readCoupons(world, bettor)
    let expected = START_KURUS
    for (const placed of bettor.placed) {
      const coupon = coupons.get(placed.couponId)
      coupons.delete(placed.couponId)
      if (coupon === undefined) fault(world, `${placed.couponId} was acknowledged and is lost`)
      else expected += checkCoupon(world, bettor, { placed, coupon, odds })
    }
    for (const id of coupons.keys()) fault(world, `${id} is stored but was not acknowledged`)
    const wallets = await ask(world, bettor, financeCheckBalance, {})
    const [wallet] = wallets.data as unknown as readonly { readonly balance: number }[]
    if (BigInt(wallet?.balance ?? -1) !== expected)
      fault(world, `${bettor.id} has ${wallet?.balance}, by its coupons it should be ${expected}`)
  })
}

async function readCoupons(world: SportsWorld, bettor: Bettor): Promise<Map<string, Coupon>> {
  const reply = await ask(world, bettor, sportsCoupons, { limit: PAGE, offset: 0 })
  const coupons = reply.data as unknown as readonly Coupon[]
  return new Map(coupons.map((coupon) => [coupon.couponID, coupon]))
}

type Checked = { readonly placed: Placed; readonly coupon: Coupon; readonly odds: BuilderOdds }

/** Checks one coupon, and returns what it moved on the balance of its player. */
function checkCoupon(world: SportsWorld, bettor: Bettor, { placed, coupon, odds }: Checked): bigint {
  const { couponID, state, freeBet } = coupon
  const stake = BigInt(coupon.stake)
  const paidIn = freeBet ? 0n : stake
  count(world, `ended: ${state}`)
  if (state === 'declined') {
    count(world, 'kuruş returned', Number(paidIn))
    return 0n
  }
  checkPrices(world, placed, coupon)
  const sales = coupon.history.filter(({ event }) => SOLD.has(event))
  const forSale = sales.reduce((sum, { amount }) => sum + BigInt(amount), 0n)
  const sold = soldStake(bettor, coupon)
  count(world, 'kuruş staked', Number(stake))
  if (sold === stake) return checkEnd(world, coupon, { state: 'cashed_out', forSale, paid: 0n }) - paidIn
  const legs = coupon.legs.map((leg, place) => againLeg(world, leg, odds.get(`${couponID}/${place}`)))
  const { system: sizes } = coupon
  const unitStake = BigInt(coupon.unitStake)
  const again = settlementAgain({ legs, sizes, unitStake, stake, sold, isFreeBet: freeBet })
  return checkEnd(world, coupon, { ...again, forSale }) - paidIn
}

type Ended = { readonly state: string; readonly forSale: bigint; readonly paid: bigint }

function checkEnd(world: SportsWorld, coupon: Coupon, { state, forSale, paid }: Ended): bigint {
  const expected = forSale + paid
  count(world, 'kuruş paid', Number(expected))
  if (!isDeepStrictEqual([coupon.state, BigInt(coupon.win ?? 0)], [state, expected])) {
    const legs = coupon.legs.map(({ eventID, market, outcome, result, countedOdds }) => {
      return `${eventID} ${market} ${outcome} @${countedOdds} ${result}`
    })
    fault(
      world,
      `${coupon.couponID} is ${coupon.state} and paid ${coupon.win}; expected ${state} and ${expected}: ${legs.join(', ')}`,
    )
  }
  return expected
}

/** Stake that was sold: by hand as it was acknowledged, by a rule all that was open. */
function soldStake({ sales }: Bettor, { couponID, stake, history }: Coupon): bigint {
  let open = BigInt(stake)
  for (const { couponId, percent } of sales)
    if (couponId === couponID) open -= percent === 100 ? open : (open * BigInt(percent)) / 100n
  return history.some(({ event }) => event === 'auto_cashed_out') ? BigInt(stake) : BigInt(stake) - open
}

/** A price may differ from the one that was seen as far as the player allowed it. */
function checkPrices(world: SportsWorld, { odds, policy }: Placed, { couponID, legs }: Coupon): void {
  for (const [place, leg] of legs.entries()) {
    const seen = odds[place] ?? 0
    const isAllowed = policy === 'any' || leg.odds === seen || (policy === 'higher' && leg.odds > seen)
    if (!isAllowed) fault(world, `${couponID} was taken at ${leg.odds}, asked for was ${seen} and ${policy}`)
  }
}

function againLeg(
  { matches, ...world }: SportsWorld,
  leg: Leg,
  sets: readonly number[] | undefined,
): AgainLeg {
  const { odds, banker } = leg
  const match = matches.get(leg.eventID)
  if (match === undefined) {
    fault(world, `${leg.eventID} is a match of nobody`)
    return { odds, banker, settled: 'void' }
  }
  if (leg.market !== 'BUILDER') return { odds, banker, settled: resultOf(match, leg) }
  const parts = leg.parts.map((part) => resultOf(match, part))
  if (parts.includes('lost')) return { odds, banker, settled: 'lost' }
  const mask = parts.reduce((bits, part, place) => (part === 'won' ? bits + 2 ** place : bits), 0)
  return { odds: sets?.[mask] ?? 0, banker, settled: mask === 0 ? 'void' : 'won' }
}

/** Result of an outcome: staff come before a cancellation, and this before the facts. */
function resultOf(
  match: Match,
  { market, outcome }: { readonly market: string; readonly outcome: string },
): Settled {
  const { isVoid, staff, cancelled, final } = match
  if (isVoid) return 'void'
  const byStaff = staff.get(market)
  if (byStaff !== undefined) return byStaff === null ? 'void' : byStaff === outcome ? 'won' : 'lost'
  if (cancelled.has(market)) return 'void'
  if (final === null) throw new Error(`${match.id} has no end`)
  return settleAgain(final, market, outcome)
}

/** Reads the odds of bet builders. */
export async function readBuilderOdds(client: pg.Client): Promise<BuilderOdds> {
  const { rows } = await client.query<{ name: string; odds: number[] }>(
    `select coupon_id || '/' || place as name, builder->'odds' as odds from sports.leg where builder is not null`,
  )
  return new Map(rows.map(({ name, odds }) => [name, odds]))
}
