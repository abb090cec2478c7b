import { sides } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'
import { COUNTS } from '../markets/series.ts'
import { firstTo, type SeriesFacts } from '../markets/series-quantities.ts'
import type { Quantity } from '../markets/sport.ts'
import type { VolleyballModel } from './model.ts'
import { raceChance, targetOf } from './sets.ts'

/** Facts of a match, whole or so far. */
export type VolleyballFacts = SeriesFacts

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
export function race(place: number): Quantity<VolleyballModel, VolleyballFacts> {
  return {
    chances: (model, points) =>
      model.place === place ? sides(raceChance(model.rally, model.running, points)) : null,
    value: ({ rallies }, points) => firstTo(rallies[place] ?? [], points),
  }
}
