import { countedBy, sides } from '../markets/chances.ts'
import type { Score, Side } from '../markets/score.ts'
import { type Ending, perModel, type Quantity } from '../markets/sport.ts'
import { COUNTS, type Count, setsOf, type VolleyballEnding, type VolleyballModel } from './model.ts'
import { raceChance, targetOf } from './sets.ts'

/** Facts of a match, whole or so far. */
export type VolleyballFacts = Ending & {
  /** Points of the sets that are over, and of the unfinished one. */
  readonly sets: readonly Score[]
  readonly running: Score
  /** Winners of the rallies of each set, the unfinished one included. */
  readonly rallies: readonly (readonly Side[])[]
}

type Of = Quantity<VolleyballModel, VolleyballFacts>
type Result = Pick<VolleyballEnding, 'sets' | 'first'>

/** Upper bound: more than any match has. */
const MOST = 1_000

function resultOf(sets: readonly Score[]): Result {
  const [first] = sets
  return { sets: setsOf(sets), first: first ? Math.sign(first.home - first.away) : 0 }
}

/** Quantity of the sets of the match; `least` is what is certain so far. */
export function ofSets(measure: (result: Result) => number, most?: number): Of {
  return {
    chances: perModel(({ endings }) => countedBy(endings.map((ending) => [measure(ending), ending.p]))),
    value: ({ over, sets }) => (over ? measure(resultOf(sets)) : null),
    ...(most === undefined ? {} : { range: ({ sets }) => [measure(resultOf(sets)), most] }),
  }
}

/** Points of the whole match. A margin may still fall, the other counts only rise. */
export function ofPoints(count: Count, isRising: boolean): Of {
  const sum = (sets: readonly Score[]) => sets.reduce((total, score) => total + COUNTS[count](score), 0)
  return {
    chances: ({ points }) => points[count],
    value: ({ over, sets }) => (over ? sum(sets) : null),
    ...(isRising ? { range: ({ sets, running }) => [sum([...sets, running]), MOST] } : {}),
  }
}

/** Quantity of one set; `place` counts sets from 0. */
export function ofSet(place: number, measure: (score: Score) => number): Of {
  return {
    chances: perModel((model) =>
      model.place === place ? countedBy(model.set.map(({ score, p }) => [measure(score), p])) : null,
    ),
    value: ({ sets }) => (sets[place] ? measure(sets[place]) : null),
  }
}

/** Winner of a set: 1 home, -1 away. Sets that are played for sure are offered before they begin. */
export function setWinner(place: number): Of {
  const running = ofSet(place, ({ home, away }) => Math.sign(home - away))
  return {
    ...running,
    chances: (model, line) =>
      place > model.place && place < model.certainSets ? sides(model.setWon) : running.chances(model, line),
  }
}

/** 1 if a set needs more points than its target. */
export const hasExtra = (place: number) => (score: Score) =>
  Number(COUNTS.total(score) > 2 * targetOf(place) - 2)

/** Points of the races of a set. */
const RACES = [5, 10, 15, 20] as const
export const racesOf =
  (place: number) =>
  ({ place: runningPlace, running }: VolleyballModel): readonly number[] =>
    runningPlace === place
      ? RACES.filter((points) => points < targetOf(place) && points > Math.max(running.home, running.away))
      : []

/** First team with a number of points in a set: 1 home, -1 away. */
export function race(place: number): Of {
  return {
    chances: (model, points) =>
      model.place === place ? sides(raceChance(model.rally, model.running, points)) : null,
    value({ rallies }, points) {
      const score = { home: 0, away: 0 }
      for (const side of rallies[place] ?? []) {
        score[side] += 1
        if (score[side] === points) return side === 'home' ? 1 : -1
      }
      return null
    },
  }
}
