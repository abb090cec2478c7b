import type { BuilderPart } from '../coupons/builder.ts'
import { isCombinable } from './combinable.ts'
import { compare } from './halves.ts'
import type { Market } from './market.ts'
import { CHANCE_MIN, type Goals, halfScores, type MatchState, SCORES, tau } from './scores.ts'
import { type MatchFacts, scopeOf, settlerOf } from './settle.ts'

type Side = 'home' | 'away'
const NONE: Goals = { home: 0, away: 0 }

/**
 * Returns the chance that all parts of a set win, for every set by its mask: bit `place` is the part at this
 * place. The parts are settled by their own functions in every cell of the score matrix of both halves, so
 * that no set contradicts the price of a market. `null` if a part is unknown, or neither won nor lost somewhere.
 */
export function jointChances(state: MatchState, parts: readonly BuilderPart[]): Float64Array | null {
  const settled = parts.flatMap((part, place) => settledPart(part, 1 << place) ?? [])
  if (settled.length < parts.length || !parts.every(({ market }) => isCombinable(market))) return null
  const chances = new Float64Array(1 << parts.length)
  const ofOrder = settled.filter(({ scope }) => scope === 'order')
  const ofScore = settled.filter(({ scope }) => scope !== 'order')
  const ordersOf: OrdersOf = ofOrder.length > 0 ? orderFinder(state) : () => ANY_ORDER
  let total = 0
  eachCell(state, (early, late, p) => {
    const won = wonParts(ofScore, early, late, NO_ORDER)
    for (const { goals, share } of ordersOf(early.goals, late.goals)) {
      const set = won | wonParts(ofOrder, early, late, goals)
      chances[set] = (chances[set] ?? 0) + p * share
      total += p * share
    }
  })
  // Each set gets the chances of the cells in which more than its parts win.
  for (let bit = 1; bit < chances.length; bit <<= 1)
    for (let mask = 0; mask < chances.length; mask++)
      if ((mask & bit) === 0) chances[mask] = (chances[mask] ?? 0) + (chances[mask | bit] ?? 0)
  return chances.map((chance) => chance / total)
}

/** The rest of a half: its further goals, the score with those so far, and the place of the goals in a table. */
type Half = {
  readonly goals: Goals
  readonly score: Goals
  readonly at: number
  readonly p: number
}

function halvesFrom(score: Goals, rest: Goals): readonly Half[] {
  return halfScores(rest).map(({ home, away, p }) => {
    const goals = { home, away }
    return { goals, score: sumOf(score, goals), at: home * SCORES + away, p }
  })
}

/** Calls `visit` with the cells of the score matrix, by the goals of both halves. */
function eachCell(state: MatchState, visit: (early: Half, late: Half, p: number) => void): void {
  const { restOfSecond, rho } = state
  const restOfFirst = state.second === null ? state.restOfFirst : NONE
  const means = sumOf(restOfFirst, restOfSecond)
  const later = halvesFrom(state.second ?? NONE, restOfSecond)
  for (const early of halvesFrom(state.first, restOfFirst))
    for (const late of later) {
      const { home, away } = early.goals
      const p = early.p * late.p * tau(home + late.goals.home, away + late.goals.away, means, rho)
      if (p >= CHANCE_MIN) visit(early, late, p)
    }
}

type SettledPart = {
  readonly scope: Market['scope']
  readonly bit: number
  isWon(early: Half, late: Half, goals: MatchFacts['goals']): boolean
}

/** Returns a part that settles its outcome once per score, or order, that the market asks for (C06). */
function settledPart({ market, outcome }: BuilderPart, bit: number): SettledPart | null {
  const [settle, scope] = [settlerOf(market, outcome), scopeOf(market)]
  if (settle === null || scope === null) return null
  const isWon = (early: Half, late: Half, goals: MatchFacts['goals']) =>
    settle({ first: early.score, second: late.score, goals }) === 'won'
  return { scope, bit, isWon: scope === 'order' ? oncePerOrder(isWon) : oncePerScore(scope, isWon) }
}

type IsWon = SettledPart['isWon']

function oncePerOrder(isWon: IsWon): IsWon {
  const known = new Map<MatchFacts['goals'], boolean>()
  return (early, late, goals) => {
    const answer = known.get(goals) ?? isWon(early, late, goals)
    known.set(goals, answer)
    return answer
  }
}

/** Values of a table of answers; 0 is an outcome that was not settled yet. */
const [LOST, WON] = [1, 2]

function oncePerScore(scope: Exclude<Market['scope'], 'order'>, isWon: IsWon): IsWon {
  const known = new Uint8Array(SCORES * SCORES)
  return (early, late, goals) => {
    const at = placeIn(scope, early, late)
    if (known[at] === 0) known[at] = isWon(early, late, goals) ? WON : LOST
    return known[at] === WON
  }
}

/** Returns the place of what a market of this scope asks for, among all that the rest of the match may bring. */
function placeIn(scope: Exclude<Market['scope'], 'order'>, early: Half, late: Half): number {
  if (scope === 'first') return early.at
  if (scope === 'second') return late.at
  if (scope === 'full') return early.at + late.at
  const [{ score: first }, { score: second }] = [early, late]
  const half = compare(first.home, first.away)
  const full = compare(first.home + second.home, first.away + second.away)
  return 9 * half + 3 * full + compare(first.home + first.away, second.home + second.away)
}

/** Returns the mask of these parts that win in a cell. */
function wonParts(
  parts: readonly SettledPart[],
  early: Half,
  late: Half,
  goals: MatchFacts['goals'],
): number {
  let won = 0
  for (const part of parts) if (part.isWon(early, late, goals)) won |= part.bit
  return won
}

const sumOf = (one: Goals, other: Goals): Goals => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

const NO_ORDER: MatchFacts['goals'] = []
const ANY_ORDER: readonly Order[] = [{ goals: NO_ORDER, share: 1 }]

type Order = { readonly goals: MatchFacts['goals']; readonly share: number }
type OrdersOf = (early: Goals, late: Goals) => readonly Order[]
const SIDES = ['home', 'away'] as const

/**
 * Returns a function from a cell to the orders of goals that markets can tell apart: by the first and the
 * last goal that is still to come. Within a half every order is equally likely. Goals that were scored are
 * filled in without their sides, as no open market asks for them.
 */
function orderFinder({ first, second }: MatchState): OrdersOf {
  const before = first.home + first.away + (second?.home ?? 0) + (second?.away ?? 0)
  return (early, late) => {
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
