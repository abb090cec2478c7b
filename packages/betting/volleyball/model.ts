import { type Chances, countedBy, known, mixOf, sumOf } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'
import { SETS_TO_WIN, type SetResult, setResults } from './sets.ts'

/** Chance of the home team to win a rally. */
export type VolleyballStrength = { readonly rally: number }

export type VolleyballProgress = {
  /** Points of the sets that are over, and of the running one. */
  readonly sets: readonly Score[]
  readonly running: Score
}

/** Ways to count the points of both teams. */
export const COUNTS = {
  total: ({ home, away }: Score) => home + away,
  margin: ({ home, away }: Score) => home - away,
  home: ({ home }: Score) => home,
  away: ({ away }: Score) => away,
} as const
export type Count = keyof typeof COUNTS
type Counted = Readonly<Record<Count, Chances>>

/** Matches that end with these sets; `first` is the winner of the first set: 1 home, -1 away. */
export type VolleyballEnding = {
  readonly sets: Score
  readonly first: number
  readonly p: number
}

/**
 * All chances that markets need, from independent rallies. Sets and the match are sums over the same rallies,
 * so prices cannot contradict each other.
 */
export type VolleyballModel = {
  readonly rally: number
  readonly endings: readonly VolleyballEnding[]
  /** Points of the whole match. */
  readonly points: Counted
  /** Place of the running set with its points and results, and the number of sets that are played for sure. */
  readonly place: number
  readonly running: Score
  readonly set: readonly SetResult[]
  readonly certainSets: number
  /** Chance of the home team to win a set of 25 points. */
  readonly setWon: number
}

/** A possible course of the match so far (branch). The chances of `points` add up to its own chance. */
type Branch = { readonly sets: Score; readonly first: number; readonly points: Counted }

const counted = (of: (count: Count) => Chances): Counted => ({
  total: of('total'),
  margin: of('margin'),
  home: of('home'),
  away: of('away'),
})
const chanceOfAll = ({ points }: Branch) => points.total.p.reduce((sum, p) => sum + p, 0)

/** The results of a set that a side wins, counted. */
function wonBy(results: readonly SetResult[], isHome: boolean): Counted {
  const won = results.filter(({ score }) => score.home > score.away === isHome)
  return counted((count) => countedBy(won.map(({ score, p }) => [COUNTS[count](score), p])))
}

function withSet({ sets, first, points }: Branch, won: Counted, isHome: boolean): Branch {
  return {
    sets: { home: sets.home + Number(isHome), away: sets.away + Number(!isHome) },
    first: first === 0 ? (isHome ? 1 : -1) : first,
    points: counted((count) => sumOf(points[count], won[count])),
  }
}

const keyOf = ({ sets, first }: Branch) => `${sets.home} ${sets.away} ${first}`
export const isMatchOver = ({ home, away }: Score) => Math.max(home, away) === SETS_TO_WIN

/** Adds the running set to each branch, and merges equal results. */
function playSet(branches: readonly Branch[], results: readonly SetResult[]): readonly Branch[] {
  const sides = [true, false].filter((isHome) =>
    results.some(({ score: { home, away } }) => home > away === isHome),
  )
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

export function setsOf(sets: readonly Score[]): Score {
  const home = sets.filter((score) => score.home > score.away).length
  return { home, away: sets.length - home }
}

/** Computes the model of a match from its strengths and its progress. */
export function volleyballModel(
  { rally }: VolleyballStrength,
  progress: VolleyballProgress,
): VolleyballModel {
  const { sets, running } = progress
  const place = sets.length
  const set = setResults(rally, running, place)
  const fresh = setResults(rally, { home: 0, away: 0 }, 0)
  const played = setsOf(sets)
  const [firstSet] = sets
  const first = firstSet ? Math.sign(firstSet.home - firstSet.away) : 0
  const before = counted((count) => known(sets.reduce((sum, score) => sum + COUNTS[count](score), 0)))
  const endings: Branch[] = []
  let branches = playSet([{ sets: played, first, points: before }], set)
  for (let next = place + 1; branches.length > 0; next++) {
    endings.push(...branches.filter((branch) => isMatchOver(branch.sets)))
    const open = branches.filter((branch) => !isMatchOver(branch.sets))
    const isLast = next === 2 * SETS_TO_WIN - 2
    branches = open.length === 0 ? [] : playSet(open, isLast ? setResults(rally, NONE, next) : fresh)
  }
  return {
    rally,
    endings: endings.map((branch) => ({ ...branch, p: chanceOfAll(branch) })),
    points: counted((count) => mixOf(endings.map(({ points }) => [1, points[count]]))),
    place,
    running,
    set,
    certainSets: place + SETS_TO_WIN - Math.max(played.home, played.away),
    setWon: fresh.reduce((sum, { score, p }) => sum + (score.home > score.away ? p : 0), 0),
  }
}

const NONE: Score = { home: 0, away: 0 }
