import type { Score } from '../markets/score.ts'
import { holdChance, type PointChances, tieBreakChance } from './points.ts'

/** Games of the player who loses a set, from 6-0 to 7-6: seven scores for each winner. */
const GAMES_MAX = 6
const SCORES = GAMES_MAX + 1

/** Final scores of a set in the order of their chances: those won by the home player come first. */
export const SET_SCORES: readonly Score[] = [true, false].flatMap((isHome) =>
  Array.from({ length: SCORES }, (_, lost) => {
    const won = lost < GAMES_MAX - 1 ? GAMES_MAX : GAMES_MAX + 1
    return isHome ? { home: won, away: lost } : { home: lost, away: won }
  }),
)

/** A running set: its games, the points of its running game, and its server. */
export type SetProgress = { readonly games: Score; readonly points: Score; readonly homeServes: boolean }

export const isSetOver = ({ home, away }: Score) =>
  Math.max(home, away) > GAMES_MAX || (Math.max(home, away) === GAMES_MAX && Math.abs(home - away) > 1)
export const isTieBreak = ({ home, away }: Score) => home === GAMES_MAX && away === GAMES_MAX

const NONE: Score = { home: 0, away: 0 }
export const newSet = (homeServes: boolean): SetProgress => ({ games: NONE, points: NONE, homeServes })

/** Chance that the home player wins the running game, or the tie-break. */
export function gameChance(
  chances: PointChances,
  { points, homeServes }: SetProgress,
  tieBreak = false,
): number {
  if (tieBreak) return tieBreakChance(chances, points, homeServes)
  const { serving, returning } = chances
  return homeServes
    ? holdChance(serving, { server: points.home, receiver: points.away })
    : 1 - holdChance(1 - returning, { server: points.away, receiver: points.home })
}

/** Returns the chance of each of `SET_SCORES`, from the progress of a set. */
export function setChances(chances: PointChances, progress: SetProgress): Float64Array {
  const result = new Float64Array(2 * SCORES)
  const fresh = [gameChance(chances, newSet(false)), gameChance(chances, newSet(true))] as const
  const start = progress.games
  const reached = new Float64Array((SCORES + 1) ** 2)
  const at = (home: number, away: number) => home * (SCORES + 1) + away
  reached[at(start.home, start.away)] = 1
  for (let played = start.home + start.away; played <= 2 * GAMES_MAX; played++)
    for (let home = Math.max(0, played - GAMES_MAX); home <= Math.min(played, GAMES_MAX); home++) {
      const games = { home, away: played - home }
      const chance = reached[at(games.home, games.away)] ?? 0
      if (chance === 0) continue
      const isStart = played === start.home + start.away
      const homeServes = ((played - start.home - start.away) % 2 === 0) === progress.homeServes
      const running = isStart ? progress : newSet(homeServes)
      const won =
        isStart || isTieBreak(games)
          ? gameChance(chances, running, isTieBreak(games))
          : fresh[homeServes ? 1 : 0]
      for (const [share, next] of [
        [won, { home: home + 1, away: games.away }],
        [1 - won, { home, away: games.away + 1 }],
      ] as const) {
        const place = isSetOver(next) ? placeOf(next) : -1
        if (place >= 0) result[place] = (result[place] ?? 0) + chance * share
        else reached[at(next.home, next.away)] = (reached[at(next.home, next.away)] ?? 0) + chance * share
      }
    }
  return result
}

/** Place of a final score in `SET_SCORES`. */
const placeOf = ({ home, away }: Score) => (home > away ? away : SCORES + home)
