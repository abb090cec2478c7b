import { brokenRules, countLines, expandCoupon, LINES_MAX, ODDS_ONE, type PlaceTerms } from '@poyraz/betting'
import { type CouponError, LEGS_MAX, type OddsPolicy } from '@poyraz/contract'
import { type Kurus, kurus } from '@poyraz/kernel'
import type { StoredEvent } from '../store/events.ts'
import { BUILDER_PROBLEMS } from './builder.ts'
import { betOf, type CouponBet } from './coupon-bet.ts'
import type { Price } from './prices.ts'

/** A selection as a player sent it. */
export type Selection = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  /** The price that the player saw. */
  readonly odds: number
  readonly banker: boolean
}

export type CouponRequest = {
  readonly selections: readonly Selection[]
  readonly sizes: readonly number[] | null
  /** Terms of an each-way bet as the player saw them; `null` for other coupons. */
  readonly eachWay: PlaceTerms | null
  readonly unitStake: Kurus
}

/** Least stake of a line, and most of a coupon. */
export const UNIT_STAKE_MIN = kurus(100)
const COUPON_STAKE_MAX = kurus(10_000_000)
export const COUPON_WIN_MAX = kurus(100_000_000)
/** Maximum exposure per outcome, in kuruş. */
export const LIABILITY_MAX = 500_000_000n
const ODDS_TOTAL_MAX = 10_000
const ODDS_TOTAL_MAX_MILLI = BigInt(ODDS_TOTAL_MAX * ODDS_ONE)

/** A broken rule. A limit has its numbers: money per line, the largest odds, or the least number of events. */
export type Problem = {
  readonly error: CouponError
  readonly legs: readonly number[]
  readonly min?: number
  readonly max?: number
  readonly oddsMax?: number
  readonly legsMin?: number
}

export type Checked = CouponBet & {
  readonly lines: number
  readonly stake: Kurus
  /** At most `ODDS_TOTAL_MAX_MILLI`; lines beyond it are a problem. */
  readonly oddsMilli: bigint
  readonly potential: Kurus
  /** Money at risk on each leg, see `exposuresOf`. */
  readonly exposures: readonly bigint[]
  /** Odds of the line with the smallest ones. */
  readonly lineOddsMilliMin: bigint
  readonly unitStakeMax: Kurus
  /** Broken rules in the order in which a coupon is refused. */
  readonly problems: readonly Problem[]
}

/**
 * Checks a coupon against the present prices: open markets, accepted prices, rules of combination, odds and
 * stake. `policy` decides which changed prices the player accepts.
 */
export function checkCoupon(
  request: CouponRequest,
  prices: readonly Price[],
  events: ReadonlyMap<number, StoredEvent>,
  policy: OddsPolicy,
): Checked {
  const { selections, unitStake } = request
  const problems: Problem[] = [...rulesOf(request, events), ...priceProblems(request, prices, policy)]
  const bet = betOf(request, prices)
  if (bet === null) {
    problems.push({ error: 'each_way_unavailable', legs: selections.map((_, place) => place) })
    return { ...NOTHING, unitStakeMax: kurus(0), problems }
  }
  const { sizes } = bet
  const bankers = bet.legs.map((_, place) => request.eachWay === null && selections[place]?.banker === true)
  const lines = countLines({ bankers, sizes })
  const isPlayable = lines > 0 && lines <= LINES_MAX && selections.length <= LEGS_MAX
  if (!isPlayable) return { ...NOTHING, unitStakeMax: kurus(0), problems }
  const legs = bet.legs.map(({ odds }, place) => ({
    oddsMilli: odds,
    banker: bankers[place] ?? false,
    result: { kind: 'open' as const },
  }))
  // A larger stake is a problem; its sums would leave the range of the wire.
  const bounded = unitStake < COUPON_STAKE_MAX ? unitStake : COUPON_STAKE_MAX
  const expansion = expandCoupon({ legs, sizes, unitStake: bounded, winMax: COUPON_WIN_MAX })
  if (expansion.lines.some(({ oddsMilli }) => oddsMilli > ODDS_TOTAL_MAX_MILLI))
    problems.push({ error: 'odds_range', legs: selections.map((_, place) => place), oddsMax: ODDS_TOTAL_MAX })
  const unitStakeMax = largestUnit(lines, expansion.oddsMilli)
  if (unitStake < UNIT_STAKE_MIN || unitStake > unitStakeMax)
    problems.push({ error: 'stake_range', legs: [], ...unitStakeRange(unitStakeMax) })
  const { stake, potential } = expansion
  const oddsMilli = expansion.oddsMilli < ODDS_TOTAL_MAX_MILLI ? expansion.oddsMilli : ODDS_TOTAL_MAX_MILLI
  const exposures = exposuresOf(expansion, legs, bounded)
  const lineOddsMilliMin = expansion.lines.reduce(
    (least, line) => (line.oddsMilli < least ? line.oddsMilli : least),
    ODDS_TOTAL_MAX_MILLI,
  )
  return { ...bet, lines, stake, potential, exposures, lineOddsMilliMin, oddsMilli, unitStakeMax, problems }
}

function priceProblems(
  { selections }: CouponRequest,
  prices: readonly Price[],
  policy: OddsPolicy,
): readonly Problem[] {
  const problems = builderProblems(prices)
  const closed = places(prices, ({ open }) => !open)
  if (closed.length > 0) problems.push({ error: 'market_closed', legs: closed })
  const changed = places(prices, ({ odds }, place) => !accepts(policy, selections[place]?.odds ?? 0, odds))
  if (changed.length > 0) problems.push({ error: 'odds_changed', legs: changed })
  return problems
}

const NOTHING = {
  legs: [],
  sizes: null,
  lines: 0,
  stake: kurus(0),
  oddsMilli: 1n,
  potential: kurus(0),
  exposures: [],
  lineOddsMilliMin: 1n,
} as const

/**
 * Returns what the house pays, on average, if a leg wins: each line with it at the odds of this leg alone, as
 * its other legs return at most their stake on average. So cheap coupons of long odds fill no outcome.
 */
export function exposuresOf(
  { lines, potential }: Pick<ReturnType<typeof expandCoupon>, 'lines' | 'potential'>,
  legs: readonly { readonly oddsMilli: number }[],
  unitStake: Kurus,
): readonly bigint[] {
  return legs.map(({ oddsMilli }, place) => {
    const count = BigInt(lines.filter(({ legs: places }) => places.includes(place)).length)
    const exposure = (unitStake * count * BigInt(oddsMilli)) / BigInt(ODDS_ONE)
    return exposure < potential ? exposure : potential
  })
}

/** Returns the maximum stake per line, by the limits of stake and win. */
function largestUnit(lines: number, oddsMilli: bigint): Kurus {
  const byStake = COUPON_STAKE_MAX / BigInt(lines)
  const byWin = (COUPON_WIN_MAX * 1000n) / (oddsMilli * BigInt(lines))
  return kurus(byStake < byWin ? byStake : byWin)
}

/** The stakes per line that a coupon may have, as numbers of a refusal. */
export function unitStakeRange(max: Kurus): Required<Pick<Problem, 'min' | 'max'>> {
  return { min: Number(UNIT_STAKE_MIN), max: Number(max) }
}

function rulesOf({ selections, sizes }: CouponRequest, events: ReadonlyMap<number, StoredEvent>): Problem[] {
  const legs = selections.map((one) => {
    const event = events.get(one.eventId)
    if (event === undefined) return { ...one, legsMin: 1 }
    return { ...one, legsMin: event.legsMin, leagueId: event.leagueId, isOutright: event.homeId === null }
  })
  return [...brokenRules(legs, sizes, LEGS_MAX), ...mixedLegs(selections, events)]
}

/** Virtual games are another product than matches: one coupon cannot have both. */
function mixedLegs(
  selections: CouponRequest['selections'],
  events: ReadonlyMap<number, StoredEvent>,
): Problem[] {
  const legs = places(selections, ({ eventId }) => events.get(eventId)?.isVirtual === true)
  return legs.length === 0 || legs.length === selections.length ? [] : [{ error: 'virtual_apart', legs }]
}

function builderProblems(prices: readonly Price[]): Problem[] {
  return BUILDER_PROBLEMS.flatMap((error) => {
    const legs = places(prices, ({ builder }) => builder?.problem === error)
    return legs.length > 0 ? [{ error, legs }] : []
  })
}

function accepts(policy: OddsPolicy, seen: number, now: number): boolean {
  return policy === 'any' || seen === now || (policy === 'higher' && now > seen)
}

function places<T>(all: readonly T[], test: (one: T, place: number) => boolean): number[] {
  return all.flatMap((one, place) => (test(one, place) ? [place] : []))
}
