/** Expected goals of both teams. */
export type Goals = { readonly home: number; readonly away: number }

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
/** A final score has goals of both halves. */
const SCORES = 2 * GOALS_MAX + 1

/** Chances of scores: only those above `CHANCE_MIN`, with the index of their cells, `home * size + away`. */
export type ScoreTable = {
  readonly size: number
  readonly cells: Uint16Array
  readonly chances: Float64Array
  readonly means: Goals
}

/**
 * All chances that markets need. Every table is a sum over one joint distribution, so prices cannot
 * contradict each other.
 */
export type ScoreModel = {
  /** Final scores. */
  readonly full: ScoreTable
  readonly first: ScoreTable
  readonly second: ScoreTable
  /** Cells by result at half-time, result at the end, and the half with more goals: each 0 home or first, 1, 2. */
  readonly halves: ScoreTable
  /** Further goals of both teams. */
  readonly rest: ScoreTable
}

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals < SIZE; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

/** Goals of both teams in one half with their chance. */
export type HalfScore = { readonly home: number; readonly away: number; readonly p: number }

/** Returns the scores of the rest of a half. */
export function halfScores(means: Goals): readonly HalfScore[] {
  const [homes, aways] = [poisson(means.home), poisson(means.away)]
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

/** 0 if the first is larger, 1 if they are equal, 2 if the second is. */
const compare = (left: number, right: number) => (left > right ? 0 : left === right ? 1 : 2)

const NONE: Goals = { home: 0, away: 0 }
const [FULL_SIZE, HALF_SIZE, HALVES_CELLS] = [3 * SIZE, 2 * SIZE, 27]

/** Computes the joint distribution of a match and its sums. */
export function scoreModel(state: MatchState): ScoreModel {
  const { first, restOfSecond, rho } = state
  const restOfFirst = state.second === null ? state.restOfFirst : NONE
  const second = state.second ?? NONE
  const means = { home: restOfFirst.home + restOfSecond.home, away: restOfFirst.away + restOfSecond.away }
  const sums = {
    full: new Float64Array(FULL_SIZE ** 2),
    first: new Float64Array(HALF_SIZE ** 2),
    second: new Float64Array(HALF_SIZE ** 2),
    halves: new Float64Array(HALVES_CELLS),
    rest: new Float64Array(SCORES ** 2),
  }
  const later = halfScores(restOfSecond)
  for (const early of halfScores(restOfFirst)) {
    const [home1, away1] = [first.home + early.home, first.away + early.away]
    const half = compare(home1, away1) * 9
    let ofFirst = 0
    for (const late of later) {
      const [home, away] = [early.home + late.home, early.away + late.away]
      const p = early.p * late.p * tau(home, away, means, rho)
      if (p < CHANCE_MIN) continue
      ofFirst += p
      const [home2, away2] = [second.home + late.home, second.away + late.away]
      add(sums.second, HALF_SIZE, home2, away2, p)
      add(sums.full, FULL_SIZE, home1 + home2, away1 + away2, p)
      add(sums.rest, SCORES, home, away, p)
      const at = half + compare(home1 + home2, away1 + away2) * 3 + compare(home1 + away1, home2 + away2)
      sums.halves[at] = (sums.halves[at] ?? 0) + p
    }
    add(sums.first, HALF_SIZE, home1, away1, ofFirst)
  }
  return {
    full: tableOf(sums.full, FULL_SIZE),
    first: tableOf(sums.first, HALF_SIZE),
    second: tableOf(sums.second, HALF_SIZE),
    halves: tableOf(sums.halves, HALVES_CELLS),
    rest: tableOf(sums.rest, SCORES),
  }
}

/** Minimum chance of a combination; rarer ones are left out. */
export const CHANCE_MIN = 1e-9
/** Minimum chance of a score; rarer ones do not change a price. */
const CELL_MIN = 1e-8

function add(sums: Float64Array, size: number, home: number, away: number, p: number): void {
  const at = Math.min(home, size - 1) * size + Math.min(away, size - 1)
  sums[at] = (sums[at] ?? 0) + p
}

/** Keeps the cells above the minimum and scales their chances to a sum of one. */
function tableOf(sums: Float64Array, size: number): ScoreTable {
  let [count, total] = [0, 0]
  for (let at = 0; at < sums.length; at++) {
    const p = sums[at] ?? 0
    if (p <= CELL_MIN) continue
    count += 1
    total += p
  }
  const cells = new Uint16Array(count)
  const chances = new Float64Array(count)
  let [place, home, away] = [0, 0, 0]
  for (let at = 0; at < sums.length; at++) {
    if ((sums[at] ?? 0) <= CELL_MIN) continue
    const chance = (sums[at] ?? 0) / total
    cells[place] = at
    chances[place] = chance
    place += 1
    home += chance * Math.floor(at / size)
    away += chance * (at % size)
  }
  return { size, cells, chances, means: { home, away } }
}
