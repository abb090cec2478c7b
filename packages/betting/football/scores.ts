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

/** More goals of one team in one half are not counted: their chance is below 1e-6. */
const GOALS_MAX = 10
const SIZE = GOALS_MAX + 1
/** A final score has goals of both halves. */
const SCORES = 2 * GOALS_MAX + 1

/** A table of chances by goals of home and away. */
export type ScoreTable = { readonly size: number; readonly cells: Float64Array }

/**
 * Chances of everything that markets ask about. All tables are sums over one joint distribution, so that no
 * two prices contradict each other.
 */
export type ScoreModel = {
  /** Final scores. */
  readonly full: ScoreTable
  readonly first: ScoreTable
  readonly second: ScoreTable
  /** By result at half-time, result at the end, and the half with more goals: each 0 home or first, 1, 2. */
  readonly halves: Float64Array
  /** Further goals of both teams. */
  readonly rest: ScoreTable
}

export const cellOf = ({ cells, size }: ScoreTable, home: number, away: number) =>
  cells[home * size + away] ?? 0

function poisson(mean: number): number[] {
  const chances = [Math.exp(-mean)]
  for (let goals = 1; goals < SIZE; goals++) chances.push(((chances[goals - 1] ?? 0) * mean) / goals)
  return chances
}

/** The Dixon-Coles factor of a score with these means. Negative `rho` raises 0-0 and 1-1. */
function tau(home: number, away: number, { home: lambda, away: mu }: Goals, rho: number): number {
  if (home > 1 || away > 1) return 1
  if (home === 0 && away === 0) return 1 - lambda * mu * rho
  if (home === 1 && away === 1) return 1 - rho
  return 1 + (home === 0 ? lambda : mu) * rho
}

/** 0 if the first is larger, 1 if they are equal, 2 if the second is. */
const compare = (left: number, right: number) => (left > right ? 0 : left === right ? 1 : 2)
const table = (size: number): ScoreTable => ({ size, cells: new Float64Array(size * size) })

/** Computes the joint distribution of a match and its sums. */
export function scoreModel(state: MatchState): ScoreModel {
  const { first, restOfSecond } = state
  const restOfFirst = state.second === null ? state.restOfFirst : { home: 0, away: 0 }
  const second = state.second ?? { home: 0, away: 0 }
  const means = { home: restOfFirst.home + restOfSecond.home, away: restOfFirst.away + restOfSecond.away }
  const [h1, a1] = [poisson(restOfFirst.home), poisson(restOfFirst.away)]
  const [h2, a2] = [poisson(restOfSecond.home), poisson(restOfSecond.away)]
  const model = {
    full: table(3 * SIZE),
    first: table(2 * SIZE),
    second: table(2 * SIZE),
    halves: new Float64Array(27),
    rest: table(SCORES),
  }
  const lastOfFirst = state.second === null ? GOALS_MAX : 0
  let total = 0
  for (let i = 0; i <= lastOfFirst; i++)
    for (let j = 0; j <= lastOfFirst; j++) {
      const chance = (h1[i] ?? 0) * (a1[j] ?? 0)
      if (chance < CHANCE_MIN) continue
      for (let k = 0; k <= GOALS_MAX; k++)
        for (let l = 0; l <= GOALS_MAX; l++) {
          const p = chance * (h2[k] ?? 0) * (a2[l] ?? 0) * tau(i + k, j + l, means, state.rho)
          if (p < CHANCE_MIN) continue
          total += p
          addCell(model, p, { i, j, k, l }, first, second)
        }
    }
  for (const { cells } of [model.full, model.first, model.second, model.rest, { cells: model.halves }])
    for (let at = 0; at < cells.length; at++) cells[at] = (cells[at] ?? 0) / total
  return model
}

/** Rarer combinations are left out. */
const CHANCE_MIN = 1e-11

type Cell = { readonly i: number; readonly j: number; readonly k: number; readonly l: number }

function addCell(model: ScoreModel, p: number, { i, j, k, l }: Cell, first: Goals, second: Goals): void {
  const [home1, away1] = [first.home + i, first.away + j]
  const [home2, away2] = [second.home + k, second.away + l]
  add(model.first, home1, away1, p)
  add(model.second, home2, away2, p)
  add(model.full, home1 + home2, away1 + away2, p)
  add(model.rest, i + k, j + l, p)
  const half = compare(home1, away1)
  const full = compare(home1 + home2, away1 + away2)
  const more = compare(home1 + away1, home2 + away2)
  const at = half * 9 + full * 3 + more
  model.halves[at] = (model.halves[at] ?? 0) + p
}

function add({ cells, size }: ScoreTable, home: number, away: number, p: number): void {
  const at = Math.min(home, size - 1) * size + Math.min(away, size - 1)
  cells[at] = (cells[at] ?? 0) + p
}
