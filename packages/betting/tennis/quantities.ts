import { countedBy, sides } from '../markets/chances.ts'
import type { Score, Side } from '../markets/score.ts'
import { type Ending, perModel, type Quantity } from '../markets/sport.ts'
import { addGames, type Sums, sumsOf, type TennisModel, wasTieBreak } from './model.ts'
import { SET_SCORES } from './sets.ts'

/** Facts of a match, whole or so far. After a retirement it is over, and its last set may be unfinished. */
export type TennisFacts = Ending & {
  readonly retired: boolean
  /** Games of the sets that are over. */
  readonly sets: readonly Score[]
  /** Games of the unfinished set. */
  readonly running: Score
  /** Winners of the games of each set, the unfinished one included. */
  readonly games: readonly (readonly Side[])[]
}

type Of = Quantity<TennisModel, TennisFacts>
type Range = (sums: Sums, running: Score) => readonly [number, number]

/** Upper bound: more than any match has. */
const MOST = 1_000

/** Quantity of the whole match; `range` is what a match in progress still allows. */
export function ofMatch(measure: (sums: Sums) => number, range?: Range): Of {
  return {
    chances: perModel((model) => countedBy(model.endings.map((sums) => [measure(sums), sums.p]))),
    value: ({ over, retired, sets }) => (over && !retired ? measure(sumsOf(sets)) : null),
    ...(range ? { range: ({ sets, running }) => range(sumsOf(sets), running) } : {}),
  }
}

/** Games are counted as they were played: a retirement adds none (domain rule `actual`). */
export function games(count: (score: Score) => number): Of {
  return ofMatch(
    (sums) => count(sums.games),
    (sums, running) => [count(addGames(sums.games, running)), MOST],
  )
}

/** Quantity of one set; `place` counts sets from 0. */
export function ofSet(place: number, measure: (score: Score) => number): Of {
  return {
    chances(model) {
      if (model.place !== place) return null
      return countedBy(SET_SCORES.map((score, at) => [measure(score), model.set[at] ?? 0]))
    },
    value: ({ sets }) => (sets[place] ? measure(sets[place]) : null),
  }
}

/** Winner of a set: 1 home, -1 away. Sets that are played for sure are offered before they begin. */
export function setWinner(place: number): Of {
  const running = ofSet(place, ({ home, away }) => Math.sign(home - away))
  return {
    ...running,
    chances(model, line) {
      const isLater = place > model.place && place < model.certainSets
      return isLater ? sides(model.setWon) : running.chances(model, line)
    },
  }
}

const GAMES_BEFORE_TIE_BREAK = 12
/** Numbers of the running game of the set and of the next one; a tie-break is not among them. */
export const gameNumbers =
  (place: number) =>
  ({ place: running, game: { number } }: TennisModel): readonly number[] =>
    running === place ? [number, number + 1].filter((one) => one <= GAMES_BEFORE_TIE_BREAK) : []

/** Winner of a game of a set: 1 home, -1 away, 0 for a game that the set ended without. */
export function gameWinner(place: number): Of {
  return {
    chances({ place: running, game }, line) {
      if (running !== place) return null
      if (line === game.number) return sides(game.won)
      return line === game.number + 1 ? sides(game.nextWon) : null
    },
    value({ games: won, sets }, line) {
      const winner = won[place]?.[line - 1]
      if (winner) return winner === 'home' ? 1 : -1
      return sets[place] ? 0 : null
    },
  }
}

export const isTieBreakSet = (score: Score) => Number(wasTieBreak(score))
