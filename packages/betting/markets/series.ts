import { type Chances, countedBy, known, mixOf, type ScoreChance, sumOf } from './chances.ts'
import type { Score } from './score.ts'

/** Ways to count the points of both teams. */
export const COUNTS = {
  total: ({ home, away }: Score) => home + away,
  margin: ({ home, away }: Score) => home - away,
  home: ({ home }: Score) => home,
  away: ({ away }: Score) => away,
} as const
export type Count = keyof typeof COUNTS
type Counted = Readonly<Record<Count, Chances>>

/** Series that end with these sets; `first` is the winner of the first set: 1 home, -1 away. */
export type SeriesEnding = {
  readonly sets: Score
  readonly first: number
  readonly p: number
}

/**
 * Chances of a series of independent sets, such as those of volleyball or the maps of e-sports. All figures
 * are sums over the same sets, so prices cannot contradict each other.
 */
export type Series = {
  readonly endings: readonly SeriesEnding[]
  /** Points of the whole series. */
  readonly points: Counted
  /** Place of the running set, its points and its results. */
  readonly place: number
  readonly running: Score
  readonly set: readonly ScoreChance[]
  /** Number of sets that are played for sure. */
  readonly certainSets: number
  /** Chance of the home team to win each of the sets that follow; by their place. */
  readonly setWon: readonly number[]
}

export type SeriesProgress = {
  /** Points of the sets that are over, and of the running one. */
  readonly sets: readonly Score[]
  readonly running: Score
}

/** A possible course of the series so far (branch). The chances of `points` add up to its own chance. */
type Branch = { readonly sets: Score; readonly first: number; readonly points: Counted }

const counted = (of: (count: Count) => Chances): Counted => ({
  total: of('total'),
  margin: of('margin'),
  home: of('home'),
  away: of('away'),
})
const chanceOfAll = ({ points }: Branch) => points.total.p.reduce((sum, p) => sum + p, 0)

/** The results of a set that a side wins, counted. */
function wonBy(results: readonly ScoreChance[], isHome: boolean): Counted {
  const won = results.filter(({ home, away }) => home > away === isHome)
  return counted((count) => countedBy(won.map((score) => [COUNTS[count](score), score.p])))
}

function withSet({ sets, first, points }: Branch, won: Counted, isHome: boolean): Branch {
  return {
    sets: { home: sets.home + Number(isHome), away: sets.away + Number(!isHome) },
    first: first === 0 ? (isHome ? 1 : -1) : first,
    points: counted((count) => sumOf(points[count], won[count])),
  }
}

const keyOf = ({ sets, first }: Branch) => `${sets.home} ${sets.away} ${first}`

/** Adds a set to each branch, and merges equal results. */
function playSet(branches: readonly Branch[], results: readonly ScoreChance[]): readonly Branch[] {
  const sides = [true, false].filter((isHome) => results.some(({ home, away }) => home > away === isHome))
  const next = new Map<string, Branch>()
  for (const isHome of sides) {
    const won = wonBy(results, isHome)
    for (const branch of branches) {
      const one = withSet(branch, won, isHome)
      const other = next.get(keyOf(one))
      const both = (count: Count): readonly (readonly [number, Chances])[] =>
        other
          ? [
              [1, one.points[count]],
              [1, other.points[count]],
            ]
          : [[1, one.points[count]]]
      next.set(keyOf(one), { ...one, points: counted((count) => mixOf(both(count))) })
    }
  }
  return [...next.values()]
}

/** Sets that both teams won. */
export function setsOf(sets: readonly Score[]): Score {
  const home = sets.filter((score) => score.home > score.away).length
  return { home, away: sets.length - home }
}

/**
 * Computes a series that ends once a team has won `toWin` sets. `resultsOf` has the final scores of the set at a
 * place; that of the running set continues from its points.
 */
export function seriesOf(
  { sets, running }: SeriesProgress,
  toWin: number,
  resultsOf: (place: number) => readonly ScoreChance[],
): Series {
  const place = sets.length
  const played = setsOf(sets)
  const isOver = (branch: Branch) => Math.max(branch.sets.home, branch.sets.away) === toWin
  const [firstSet] = sets
  const first = firstSet ? Math.sign(firstSet.home - firstSet.away) : 0
  const before = counted((count) => known(sets.reduce((sum, score) => sum + COUNTS[count](score), 0)))
  const endings: Branch[] = []
  const setWon: number[] = []
  let branches: readonly Branch[] = [{ sets: played, first, points: before }]
  for (let next = place; branches.length > 0; next++) {
    const results = resultsOf(next)
    setWon[next] = results.reduce((sum, { home, away, p }) => sum + (home > away ? p : 0), 0)
    const after = playSet(branches, results)
    endings.push(...after.filter(isOver))
    branches = after.filter((branch) => !isOver(branch))
  }
  return {
    endings: endings.map((branch) => ({ ...branch, p: chanceOfAll(branch) })),
    points: counted((count) => mixOf(endings.map(({ points }) => [1, points[count]]))),
    place,
    running,
    set: resultsOf(place),
    certainSets: place + toWin - Math.max(played.home, played.away),
    setWon,
  }
}
