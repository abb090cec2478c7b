import type { BuilderPart } from '../coupons/builder.ts'
import type { Settled } from '../markets/settled.ts'
import { CHANCE_MIN, type Goals, halfScores, type MatchState, tau } from './scores.ts'
import { isAboutOrder, type MatchFacts, outcomesOf, settlerOf } from './settle.ts'

type Side = 'home' | 'away'
const NONE: Goals = { home: 0, away: 0 }

/**
 * Returns the chance that all parts of a set win, for every set by its mask: bit `place` is the part at this
 * place. The parts are settled by their own functions in every cell of the score matrix of both halves, so
 * that no set contradicts the price of a market. `null` if a part is unknown, or neither won nor lost somewhere.
 */
export function jointChances(state: MatchState, parts: readonly BuilderPart[]): Float64Array | null {
  const settled = parts.flatMap(({ market, outcome }, place) => {
    const settle = settlerOf(market, outcome)
    return settle === null ? [] : [{ settle, bit: 1 << place, isOfOrder: isAboutOrder(market) }]
  })
  if (settled.length < parts.length || !parts.every(({ market }) => isCombinable(market))) return null
  const chances = new Float64Array(1 << parts.length)
  const ofOrder = settled.filter(({ isOfOrder }) => isOfOrder)
  const ofScore = settled.filter(({ isOfOrder }) => !isOfOrder)
  const ordersOf: OrdersOf = ofOrder.length > 0 ? orderFinder(state) : () => ANY_ORDER
  let total = 0
  for (const { facts, p } of cellsOf(state)) {
    const won = wonParts(ofScore, facts, NO_ORDER)
    for (const { goals, share } of ordersOf(facts)) {
      const set = won | wonParts(ofOrder, facts, goals)
      chances[set] = (chances[set] ?? 0) + p * share
      total += p * share
    }
  }
  // Each set gets the chances of the cells in which more than its parts win.
  for (let bit = 1; bit < chances.length; bit <<= 1)
    for (let mask = 0; mask < chances.length; mask++)
      if ((mask & bit) === 0) chances[mask] = (chances[mask] ?? 0) + (chances[mask | bit] ?? 0)
  return chances.map((chance) => chance / total)
}

type SettledPart = { readonly settle: (facts: MatchFacts) => Settled; readonly bit: number }

/** Returns the mask of these parts that win in a cell. */
function wonParts(
  parts: readonly SettledPart[],
  { first, second }: Cell['facts'],
  goals: MatchFacts['goals'],
): number {
  const facts = { first, second, goals }
  let won = 0
  for (const { settle, bit } of parts) if (settle(facts) === 'won') won |= bit
  return won
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
  const later = halfScores(restOfSecond).map((late) => ({ late, end: sumOf(second, late) }))
  for (const early of halfScores(restOfFirst)) {
    const half = sumOf(state.first, early)
    for (const { late, end } of later) {
      const p = early.p * late.p * tau(early.home + late.home, early.away + late.away, means, rho)
      if (p >= CHANCE_MIN) yield { facts: { first: half, second: end, early, late }, p }
    }
  }
}

const sumOf = (one: Goals, other: Goals): Goals => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

const NO_ORDER: MatchFacts['goals'] = []
const ANY_ORDER: readonly Order[] = [{ goals: NO_ORDER, share: 1 }]

type Order = { readonly goals: MatchFacts['goals']; readonly share: number }
type OrdersOf = (facts: Cell['facts']) => readonly Order[]
const SIDES = ['home', 'away'] as const

/**
 * Returns a function from a cell to the orders of goals that markets can tell apart: by the first and the
 * last goal that is still to come. Within a half every order is equally likely. Goals that were scored are
 * filled in without their sides, as no open market asks for them.
 */
function orderFinder({ first, second }: MatchState): OrdersOf {
  const before = first.home + first.away + (second?.home ?? 0) + (second?.away ?? 0)
  return ({ early, late }) => {
    const [ofEarly, ofLate] = [early.home + early.away, late.home + late.away]
    const count = ofEarly + ofLate
    if (count === 0) return [{ goals: orderOf(before, 0, 'home', 'home'), share: 1 }]
    const start = ofEarly > 0 ? early : late
    const end = ofLate > 0 ? late : early
    const found: Order[] = []
    for (const first of SIDES)
      for (const last of SIDES) {
        const share = count === 1 ? (first === last ? start[first] : 0) : shareOf(start, end, first, last)
        if (share > 0) found.push({ goals: orderOf(before, count, first, last), share })
      }
    return found
  }
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

/** Answers of `isCombinable`: markets and their lines are few. */
const combinable = new Map<string, boolean>()
const COMBINABLE_MAX = 1_000

/** Returns true if a market is won or lost at every score: it has no push, and no half of it is won. */
export function isCombinable(market: string): boolean {
  const known = combinable.get(market)
  if (known !== undefined) return known
  if (combinable.size >= COMBINABLE_MAX) combinable.clear()
  const answer = isPlainMarket(market)
  combinable.set(market, answer)
  return answer
}

function isPlainMarket(market: string): boolean {
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
