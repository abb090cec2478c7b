import type { BuilderPart } from '../coupons/builder.ts'
import type { Settled } from '../markets/settled.ts'
import { CHANCE_MIN, type Goals, type HalfScore, halfScores, type MatchState, tau } from './scores.ts'
import { isAboutOrder, type MatchFacts, outcomesOf, settlerOf } from './settle.ts'

type Side = 'home' | 'away'
const NONE: Goals = { home: 0, away: 0 }

/**
 * Returns the chance that all parts of a set win, for every set by its mask: bit `place` is the part at this
 * place. The parts are settled by their own functions in every cell of the score matrix of both halves, so
 * that no set contradicts the price of a market. `null` if a part is unknown, or neither won nor lost somewhere.
 */
export function jointChances(state: MatchState, parts: readonly BuilderPart[]): Float64Array | null {
  const settlers = parts.flatMap(({ market, outcome }) => settlerOf(market, outcome) ?? [])
  if (settlers.length < parts.length || !parts.every(({ market }) => isCombinable(market))) return null
  const chances = new Float64Array(1 << parts.length)
  const needsOrder = parts.some(({ market }) => isAboutOrder(market))
  let total = 0
  for (const { facts, p } of cellsOf(state)) {
    for (const { goals, share } of needsOrder ? ordersOf(state, facts) : ANY_ORDER) {
      const all = { first: facts.first, second: facts.second, goals }
      const won = settlers.reduce(
        (set, settle, place) => (settle(all) === 'won' ? set | (1 << place) : set),
        0,
      )
      chances[won] = (chances[won] ?? 0) + p * share
      total += p * share
    }
  }
  // Each set gets the chances of the cells in which more than its parts win.
  for (let bit = 1; bit < chances.length; bit <<= 1)
    for (let mask = 0; mask < chances.length; mask++)
      if ((mask & bit) === 0) chances[mask] = (chances[mask] ?? 0) + (chances[mask | bit] ?? 0)
  return chances.map((chance) => chance / total)
}

type Cell = {
  readonly facts: {
    readonly first: Goals
    readonly second: Goals
    /** Further goals of each half. */
    readonly early: Goals
    readonly late: Goals
  }
  readonly p: number
}

/** Yields the cells of the score matrix, by the goals of both halves. */
function* cellsOf(state: MatchState): Generator<Cell> {
  const { restOfSecond, rho } = state
  const restOfFirst = state.second === null ? state.restOfFirst : NONE
  const second = state.second ?? NONE
  const means = { home: restOfFirst.home + restOfSecond.home, away: restOfFirst.away + restOfSecond.away }
  const later: readonly HalfScore[] = halfScores(restOfSecond)
  for (const early of halfScores(restOfFirst))
    for (const late of later) {
      const p = early.p * late.p * tau(early.home + late.home, early.away + late.away, means, rho)
      if (p < CHANCE_MIN) continue
      const facts = { first: sumOf(state.first, early), second: sumOf(second, late), early, late }
      yield { facts, p }
    }
}

const sumOf = (one: Goals, other: Goals): Goals => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

const ANY_ORDER: readonly Order[] = [{ goals: [], share: 1 }]

type Order = { readonly goals: MatchFacts['goals']; readonly share: number }

/**
 * Returns the orders of goals that markets can tell apart: by the first and the last goal that is still to
 * come. Within a half every order is equally likely. Goals that were scored are filled in without their
 * sides, as no open market asks for them.
 */
function ordersOf(state: MatchState, { early, late }: Cell['facts']): readonly Order[] {
  const before = state.first.home + state.first.away + (state.second?.home ?? 0) + (state.second?.away ?? 0)
  const [ofEarly, ofLate] = [early.home + early.away, late.home + late.away]
  const count = ofEarly + ofLate
  if (count === 0) return [{ goals: orderOf(before, 0, 'home', 'home'), share: 1 }]
  const start = ofEarly > 0 ? early : late
  const end = ofLate > 0 ? late : early
  return (['home', 'away'] as const).flatMap((first) =>
    (['home', 'away'] as const).flatMap((last): readonly Order[] => {
      const share = count === 1 ? (first === last ? start[first] : 0) : shareOf(start, end, first, last)
      if (share === 0) return []
      return [{ goals: orderOf(before, count, first, last), share }]
    }),
  )
}

/** Orders that were built; cells with the same numbers of goals share them. */
const orders = new Map<number, readonly Side[]>()
/** More goals than a match of the model can have. */
const GOALS_BELOW = 128

function orderOf(before: number, count: number, first: Side, last: Side): readonly Side[] {
  const sides = (first === 'home' ? 0 : 2) + (last === 'home' ? 0 : 1)
  const key = (before * GOALS_BELOW + count) * 4 + sides
  const known = orders.get(key)
  if (known !== undefined) return known
  const goals = Array<Side>(before + count).fill('home')
  if (count > 0) {
    goals[before] = first
    goals[before + count - 1] = last
  }
  orders.set(key, goals)
  return goals
}

/** Chance that the first of several goals is of one side, and the last of another or the same. */
function shareOf(start: Goals, end: Goals, first: Side, last: Side): number {
  const goals = start.home + start.away
  if (start !== end) return (start[first] / goals) * (end[last] / (end.home + end.away))
  const left = end[last] - (first === last ? 1 : 0)
  return (start[first] / goals) * (left / (goals - 1))
}

/** Goals of a half up to which a market is tried: further ones settle it in no other way. */
const TRIED_MAX = 7

/** Returns true if a market is won or lost at every score: it has no push, and no half of it is won. */
export function isCombinable(market: string): boolean {
  const settlers = outcomesOf(market).flatMap((outcome) => settlerOf(market, outcome) ?? [])
  for (let home = 0; home <= TRIED_MAX; home++)
    for (let away = 0; away <= TRIED_MAX; away++) {
      const score = { home, away }
      const results = [
        { first: NONE, second: score, goals: [] },
        { first: score, second: NONE, goals: [] },
      ].flatMap((facts) => settlers.map((settle) => settle(facts)))
      if (!results.every(isPlain)) return false
    }
  return settlers.length > 0
}

const isPlain = (result: Settled) => result === 'won' || result === 'lost'
