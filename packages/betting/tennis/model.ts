import type { Score } from '../markets/score.ts'
import type { PointChances } from './points.ts'
import { gameChance, isTieBreak, newSet, SET_SCORES, type SetProgress, setChances } from './sets.ts'

/** Chance of each player to win a point on serve. */
export type TennisStrength = { readonly serve: Score }

export type TennisProgress = {
  readonly bestOf: 3 | 5
  /** Games of the sets that are over. */
  readonly sets: readonly Score[]
  readonly running: SetProgress
}

/** Totals of a match that markets need. */
export type Sums = {
  readonly sets: Score
  readonly games: Score
  readonly hasTieBreak: boolean
  /** Winner of the first set: 1 home, -1 away, 0 before its end. */
  readonly first: number
}

/**
 * All chances that markets need, from independent points. Games, sets and the match are sums over the same
 * points, so prices cannot contradict each other.
 */
export type TennisModel = {
  readonly bestOf: 3 | 5
  /** Sums of the match at its end with their chances. */
  readonly endings: readonly (Sums & { readonly p: number })[]
  /** Index of the running set, and the number of sets that will certainly be played. */
  readonly place: number
  readonly certainSets: number
  /** Chances of the scores of the running set, and of the home player to win a new set. */
  readonly set: Float64Array
  readonly setWon: number
  /** Number of the running game of its set, and chances of the home player to win it and the next one. */
  readonly game: { readonly number: number; readonly won: number; readonly nextWon: number }
}

const setsToWin = (bestOf: 3 | 5) => (bestOf + 1) / 2
export const isMatchOver = (sets: Score, bestOf: 3 | 5) =>
  Math.max(sets.home, sets.away) === setsToWin(bestOf)

const NONE: Score = { home: 0, away: 0 }
const START: Sums = { sets: NONE, games: NONE, hasTieBreak: false, first: 0 }

/** Adds a finished set. */
function withSet({ sets, games, hasTieBreak, first }: Sums, score: Score): Sums {
  const isHome = score.home > score.away
  return {
    sets: { home: sets.home + Number(isHome), away: sets.away + Number(!isHome) },
    games: addGames(games, score),
    hasTieBreak: hasTieBreak || wasTieBreak(score),
    first: first === 0 ? (isHome ? 1 : -1) : first,
  }
}

export const addGames = (games: Score, more: Score): Score => ({
  home: games.home + more.home,
  away: games.away + more.away,
})

const TIE_BREAK_GAMES = 13
export const wasTieBreak = ({ home, away }: Score) => home + away === TIE_BREAK_GAMES

export const sumsOf = (sets: readonly Score[]): Sums => sets.reduce(withSet, START)

type Branch = { readonly sums: Sums; readonly homeServes: boolean; p: number }

/** Returns a key that equal branches share, so they are counted together. */
function keyOf({ sets, games, hasTieBreak, first }: Sums, homeServes: boolean): number {
  const flags = (Number(hasTieBreak) * 2 + Number(homeServes)) * 3 + first + 1
  return (((flags * 4 + sets.home) * 4 + sets.away) * 64 + games.home) * 64 + games.away
}

/** Adds one set to each branch, and merges equal results. */
function playSet(
  branches: Iterable<Branch>,
  chancesOf: (homeServes: boolean) => { readonly set: Float64Array; readonly played: number },
): Map<number, Branch> {
  const results = new Map<number, Branch>()
  for (const { sums, homeServes, p } of branches) {
    const { set, played } = chancesOf(homeServes)
    for (const [place, score] of SET_SCORES.entries()) {
      const chance = p * (set[place] ?? 0)
      if (chance < CHANCE_MIN) continue
      const next = withSet(sums, score)
      const serves = ((score.home + score.away - played) % 2 === 0) === homeServes
      const key = keyOf(next, serves)
      const known = results.get(key)
      if (known) known.p += chance
      else results.set(key, { sums: next, homeServes: serves, p: chance })
    }
  }
  return results
}

/** Minimum chance of a branch; rarer ones are left out. */
const CHANCE_MIN = 1e-12

/** Computes the model of a match from its strengths and its progress. */
export function tennisModel({ serve }: TennisStrength, progress: TennisProgress): TennisModel {
  const { bestOf, sets, running } = progress
  const chances: PointChances = { serving: serve.home, returning: 1 - serve.away }
  const fresh = [setChances(chances, newSet(false)), setChances(chances, newSet(true))] as const
  const set = setChances(chances, running)
  const sums = sumsOf(sets)
  const endings: Branch[] = []
  const played = running.games.home + running.games.away
  let branches = playSet([{ sums, homeServes: running.homeServes, p: 1 }], () => ({ set, played }))
  while (branches.size > 0) {
    const open: Branch[] = []
    for (const branch of branches.values())
      (isMatchOver(branch.sums.sets, bestOf) ? endings : open).push(branch)
    branches = playSet(open, (homeServes) => ({ set: fresh[homeServes ? 1 : 0], played: 0 }))
  }
  const total = endings.reduce((sum, { p }) => sum + p, 0)
  return {
    bestOf,
    endings: endings.map(({ sums: of, p }) => ({ ...of, p: p / total })),
    place: sets.length,
    certainSets: sets.length + setsToWin(bestOf) - Math.max(sums.sets.home, sums.sets.away),
    set,
    setWon: fresh[0].slice(0, SET_SCORES.length / 2).reduce((sum, p) => sum + p, 0),
    game: {
      number: played + 1,
      won: gameChance(chances, running, isTieBreak(running.games)),
      nextWon: gameChance(chances, newSet(!running.homeServes)),
    },
  }
}
