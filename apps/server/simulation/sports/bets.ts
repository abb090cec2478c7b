import { sportsBuilderPrice, sportsPlaceCoupon } from '@poyraz/contract'
import type { z } from 'zod'
import type { Random } from '../random.ts'
import { ask, freeBetStake } from './bettors.ts'
import { type Bettor, count, fault, type Match, type SportsWorld } from './world.ts'

export type Selection = {
  readonly eventID: number
  readonly market: string
  readonly outcome: string
  readonly odds: number
  readonly version: number
  readonly banker: boolean
}
type Order = z.input<(typeof sportsPlaceCoupon)['input']>

const UNITS = [100, 250, 333, 500, 1_000, 1_777, 2_500] as const
const POLICIES = ['any', 'higher', 'none'] as const
/** Refusals that players expect while prices move. */
export const EXPECTED = new Set([
  'odds_changed',
  'market_closed',
  'legs_minimum',
  'odds_range',
  'stake_range',
  'liability_limit',
  'builder_unavailable',
  'builder_contradiction',
  'not_found',
  'cash_out_unavailable',
  'cash_out_changed',
  'cash_out_rule_range',
  'cash_out_rule_limit',
])

const KINDS = [
  ...Array<'single'>(5).fill('single'),
  ...Array<'multiple'>(4).fill('multiple'),
  ...Array<'system'>(4).fill('system'),
  ...Array<'in-play'>(5).fill('in-play'),
  ...Array<'asian'>(3).fill('asian'),
  ...Array<'builder'>(3).fill('builder'),
] as const

/** Places a coupon of some kind, and notes it if it was taken. */
export async function placeSome(world: SportsWorld, bettor: Bettor): Promise<void> {
  const { random } = bettor
  const kind = random.pick(KINDS as unknown as [(typeof KINDS)[number]])
  const order = kind === 'builder' ? await builderOrder(world, bettor) : orderOf(world, random, kind)
  if (order !== null) await place(world, bettor, kind, order)
}

async function place(world: SportsWorld, bettor: Bettor, kind: string, order: Order): Promise<void> {
  const policy = bettor.random.pick(POLICIES)
  const { freeBetId } = bettor
  const isFree = freeBetId !== null && kind !== 'system' && bettor.random.chance(0.3)
  const free = isFree ? { freeBetID: freeBetId, unitStake: Number(freeBetStake) } : {}
  if (isFree) bettor.freeBetId = null
  const isStalled = world.isStalled
  const reply = await ask(world, bettor, sportsPlaceCoupon, { ...order, oddsPolicy: policy, ...free })
  if (!reply.result) {
    if (isFree) bettor.freeBetId = freeBetId
    if (!EXPECTED.has(reply.error ?? ''))
      fault(world, `a ${kind} coupon was refused: ${JSON.stringify(reply)}`)
    return
  }
  if (isStalled && world.isStalled) fault(world, `a ${kind} coupon was taken while the feed was silent`)
  count(world, `coupons: ${isFree ? 'free bet' : kind}`)
  const { couponID: couponId, state } = reply.data
  const odds = order.selections.map((selection) => selection.odds)
  bettor.placed.push({ couponId, odds, policy, isLive: state === 'pending' })
}

/** Chooses legs of different matches, and a stake. */
export function orderOf(
  world: SportsWorld,
  random: Random,
  kind: Exclude<(typeof KINDS)[number], 'builder'>,
): Order | null {
  const wanted = {
    single: 1,
    multiple: 2 + random.below(2),
    system: 3 + random.below(3),
    'in-play': 1,
    asian: 1,
  }
  const matches = [...world.matches.values()].filter(({ state, offered }) => {
    return offered.length > 0 && state === (kind === 'in-play' ? 'live' : 'upcoming')
  })
  const chosen = new Set<Match>()
  for (let tries = 0; tries < 50 && chosen.size < wanted[kind]; tries++) {
    const match = matches[random.below(matches.length)]
    // An in-play coupon may combine a live match with an upcoming one.
    if (match && (wanted[kind] >= match.legsMin || random.chance(0.05))) chosen.add(match)
  }
  if (chosen.size < wanted[kind]) return null
  const selections = [...chosen].map((match) => selectionOf(random, match, kind === 'asian'))
  const unitStake = random.pick(UNITS)
  if (kind !== 'system') return { selections, unitStake }
  const banker = selections.length > 3 && random.chance(0.4)
  const free = selections.length - Number(banker)
  const sizes = Array.from({ length: free - 1 }, (_, at) => at + 2).filter(() => random.chance(0.6))
  return {
    selections: selections.map((one, at) => ({ ...one, banker: banker && at === 0 })),
    system: sizes.length > 0 ? sizes : [2],
    unitStake,
  }
}

const ASIAN = /^(?:FT_AH|HT_AH|FT_AOU|REG_AH|REG_AOU):/

function selectionOf(random: Random, { id: eventID, offered }: Match, isAsian: boolean): Selection {
  const asian = offered.filter(({ market }) => ASIAN.test(market))
  const markets = isAsian && asian.length > 0 ? asian : offered
  const market = markets[random.below(markets.length)]
  const outcome = market?.outcomes[random.below(market.outcomes.length)]
  const base = { eventID, version: 0, banker: false }
  return {
    ...base,
    market: market?.market ?? '',
    outcome: outcome?.outcome ?? '',
    odds: outcome?.odds ?? 2_000,
  }
}

const PARTS = [
  { market: 'FT_1X2', outcomes: ['1', 'X', '2'] },
  { market: 'FT_BTTS', outcomes: ['Y', 'N'] },
  { market: 'FT_OU:2.5', outcomes: ['O', 'U'] },
] as const

/** Combines outcomes of one football match. */
async function builderOrder(world: SportsWorld, bettor: Bettor): Promise<Order | null> {
  const { random } = bettor
  const matches = [...world.matches.values()].filter(
    ({ sport, state, offered, legsMin }) =>
      sport === 'football' && state === 'upcoming' && offered.length > 0 && legsMin === 1,
  )
  const match = matches[random.below(matches.length)]
  if (match === undefined) return null
  const eventID = match.id
  const count = 2 + random.below(2)
  const parts = PARTS.slice(0, count).map(({ market, outcomes }) => {
    return { market, outcome: outcomes[random.below(outcomes.length)] ?? outcomes[0] }
  })
  const reply = await ask(world, bettor, sportsBuilderPrice, { eventID, parts })
  if (!reply.result || reply.data.problem !== null) return null
  const { market, outcome, odds } = reply.data
  return { selections: [{ eventID, market, outcome, odds, version: 0 }], unitStake: random.pick(UNITS) }
}
