import { type HalvesChange, type HalvesTables, halvesOf } from './halves.ts'
import {
  CHANCE_MIN,
  type Goals,
  type MeasureTables,
  measuresOf,
  moved,
  poisson,
  productTable,
  type ScoreTable,
} from './score-table.ts'

export { CHANCE_MIN, type Goals } from './score-table.ts'

/** Present state of a match, and the goals expected in the rest of it. */
export type MatchState = {
  /** Goals of the first half so far. */
  readonly first: Goals
  /** Goals of the second half so far; `null` before it. */
  readonly second: Goals | null
  /** Expected further goals of the first half; ignored once the second half runs. */
  readonly restOfFirst: Goals
  readonly restOfSecond: Goals
  /** Dixon-Coles dependence of low scores; 0 for none. */
  readonly rho: number
}

/** Maximum number of goals of one team in one half: more have a chance below 1e-6. */
const GOALS_MAX = 10
const SIZE = GOALS_MAX + 1
/** Numbers of further goals of a team in both halves, 0 included. */
export const SCORES = 2 * GOALS_MAX + 1
/** Goals of a team in a match and in a half, with those so far. */
const [FULL_SIZE, HALF_SIZE] = [3 * SIZE, 2 * SIZE]

/**
 * All chances that markets need. Every table is a sum over one joint distribution, so prices cannot
 * contradict each other.
 */
export type ScoreModel = HalvesTables & {
  /** Final scores. */
  readonly full: ScoreTable
  readonly first: ScoreTable
  readonly second: ScoreTable
  /** Sums of these tables. */
  readonly measures: Readonly<Record<'full' | 'first' | 'second', MeasureTables>>
  /** Further goals of both teams. */
  readonly rest: ScoreTable
}

/** Goals of both teams in one half with their chance. */
export type HalfScore = { readonly home: number; readonly away: number; readonly p: number }

/** Returns the scores of the rest of a half. */
export function halfScores(means: Goals): readonly HalfScore[] {
  const [homes, aways] = [poisson(means.home, SIZE), poisson(means.away, SIZE)]
  const scores: HalfScore[] = []
  for (const [home, ofHome] of homes.entries())
    for (const [away, ofAway] of aways.entries()) {
      const p = ofHome * ofAway
      // Chances decrease along a row, so all further scores of it are rarer.
      if (p < CHANCE_MIN && away > means.away) break
      scores.push({ home, away, p })
    }
  return scores
}

/** The Dixon-Coles factor of a score with these means. Negative `rho` raises 0-0 and 1-1. */
export function tau(home: number, away: number, { home: lambda, away: mu }: Goals, rho: number): number {
  if (home > 1 || away > 1) return 1
  if (home === 0 && away === 0) return 1 - lambda * mu * rho
  if (home === 1 && away === 1) return 1 - rho
  return 1 + (home === 0 ? lambda : mu) * rho
}

const NONE: Goals = { home: 0, away: 0 }
const added = (one: Goals, other: Goals): Goals => ({
  home: one.home + other.home,
  away: one.away + other.away,
})

/** One goal at most in both halves: none, early, late. */
const ONE_AT_MOST = [
  [0, 0],
  [1, 0],
  [0, 1],
] as const

/** Returns what the Dixon-Coles factor adds to the chances of the scores that it is about. */
function changesOf(early: Goals, late: Goals, rho: number): readonly HalvesChange[] {
  const means = added(early, late)
  const goalless = Math.exp(-means.home - means.away)
  return ONE_AT_MOST.flatMap(([home1, home2]) =>
    ONE_AT_MOST.map(([away1, away2]) => {
      const p = goalless * early.home ** home1 * late.home ** home2 * early.away ** away1 * late.away ** away2
      return {
        early: { home: home1, away: away1 },
        late: { home: home2, away: away2 },
        by: p * (tau(home1 + home2, away1 + away2, means, rho) - 1),
      }
    }),
  )
}

/**
 * Computes the joint distribution of a match and its sums. The further goals of both teams in both halves are
 * independent Poisson numbers but for the Dixon-Coles factor, which is not 1 only where each team scores at
 * most once. So a table is a product of its margins, changed in these scores.
 */
export function scoreModel(state: MatchState): ScoreModel {
  const { first, restOfSecond: late, rho } = state
  const early = state.second === null ? state.restOfFirst : NONE
  const second = state.second ?? NONE
  const changes = rho === 0 ? [] : changesOf(early, late, rho)
  const rest = productTable({
    means: added(early, late),
    count: SCORES,
    base: NONE,
    size: SCORES,
    changes: changes.map((change) => ({ ...added(change.early, change.late), by: change.by })),
  })
  const half = { count: SIZE, size: HALF_SIZE }
  const tables = {
    full: moved(rest, added(first, second), FULL_SIZE),
    first: productTable({
      ...half,
      means: early,
      base: first,
      changes: changes.map((change) => ({ ...change.early, by: change.by })),
    }),
    second: productTable({
      ...half,
      means: late,
      base: second,
      changes: changes.map((change) => ({ ...change.late, by: change.by })),
    }),
  }
  return {
    ...tables,
    measures: {
      full: measuresOf(tables.full),
      first: measuresOf(tables.first),
      second: measuresOf(tables.second),
    },
    rest,
    ...halvesOf({ first, second, early, late }, changes, SIZE),
  }
}
