import { type Chances, chanceOf, given, known, mixOf, rounded, shift, sumOf } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'

/** Strengths of a match before it starts: points of regular time, home and away. */
export type BasketballStrength = {
  readonly expected: Score
  /** Standard deviations of the margin and of the total of regular time. */
  readonly marginDeviation: number
  readonly totalDeviation: number
}

export type BasketballProgress = {
  /** Points of the quarters so far, the running one last; overtime is not among them. */
  readonly quarters: readonly Score[]
  /** Points of all overtimes; `null` in regular time. */
  readonly overtime: Score | null
  /** Share of the running quarter or overtime that is over: 0 to 1. */
  readonly played: number
}

/** A part of a match: its margin and its total are independent. */
type Part = { readonly margin: Chances; readonly total: Chances }

/**
 * All chances that markets need, from independent quarters with normal margins and totals. Halves and the
 * match are sums of the quarters, so prices cannot contradict each other.
 */
export type BasketballModel = {
  readonly quarters: readonly Part[]
  readonly halves: readonly [Part, Part]
  /** Four quarters. */
  readonly regular: Part
  /** Matches that end in regular time, and those that end in overtime; weights are their chances. */
  readonly endings: readonly { readonly weight: number; readonly part: Part }[]
  readonly margin: Chances
  readonly total: Chances
  /** Index of the running quarter; 4 in overtime. */
  readonly running: number
  readonly hasStarted: boolean
}

export const QUARTERS = 4
/** An overtime lasts half a quarter. */
const OVERTIME_SHARE = 1 / (2 * QUARTERS)

const addParts = (one: Part, other: Part): Part => ({
  margin: sumOf(one.margin, other.margin),
  total: sumOf(one.total, other.total),
})

/**
 * Returns the distribution of a part of a match with these points, of which a share of regular time is left.
 */
function partOf(strength: BasketballStrength, points: Score, share: number): Part {
  const margin = points.home - points.away
  const total = points.home + points.away
  if (share <= 0) return { margin: known(margin), total: known(total) }
  const { expected, marginDeviation, totalDeviation } = strength
  const pieces = 1 / share
  const rest = (mean: number, deviation: number) => rounded(mean * share, deviation ** 2 * share, pieces)
  return {
    margin: shift(rest(expected.home - expected.away, marginDeviation), margin),
    total: shift(rest(expected.home + expected.away, totalDeviation), total),
  }
}

const NONE: Score = { home: 0, away: 0 }

/** Computes the model of a match from its strengths and its progress. */
export function basketballModel(
  strength: BasketballStrength,
  { quarters: points, overtime, played }: BasketballProgress,
): BasketballModel {
  const running = overtime === null ? Math.max(0, points.length - 1) : QUARTERS
  const quarters = Array.from({ length: QUARTERS }, (_, place) => {
    const left = place < running ? 0 : place === running ? 1 - played : 1
    return partOf(strength, points[place] ?? NONE, left / QUARTERS)
  })
  const [first, second, third, fourth] = quarters as [Part, Part, Part, Part]
  const halves = [addParts(first, second), addParts(third, fourth)] as const
  const regular = addParts(...halves)
  const left = overtime === null ? 1 : 1 - played
  const extra = overtimeOf(strength, overtime ?? NONE, left * OVERTIME_SHARE)
  const tie = chanceOf(regular.margin, 0)
  const decided = { margin: given(regular.margin, (margin) => margin !== 0), total: regular.total }
  const extended = { margin: extra.margin, total: sumOf(regular.total, extra.total) }
  const endings = [
    { weight: 1 - tie, part: decided },
    { weight: tie, part: extended },
  ]
  return {
    quarters,
    halves,
    regular,
    endings,
    margin: mixOf(endings.map(({ weight, part }) => [weight, part.margin])),
    total: mixOf(endings.map(({ weight, part }) => [weight, part.total])),
    running,
    hasStarted: points.length > 0,
  }
}

/** The overtimes of a tied match until somebody leads; a second one follows a tie. */
function overtimeOf(strength: BasketballStrength, points: Score, share: number): Part {
  const part = partOf(strength, points, share)
  const next = partOf(strength, NONE, OVERTIME_SHARE)
  const tie = chanceOf(part.margin, 0)
  const decided = given(part.margin, (margin) => margin !== 0)
  const again = given(next.margin, (margin) => margin !== 0)
  const weights = [1 - tie, tie] as const
  return {
    margin: mixOf([
      [weights[0], decided],
      [weights[1], again],
    ]),
    total: mixOf([
      [weights[0], part.total],
      [weights[1], sumOf(part.total, next.total)],
    ]),
  }
}
