import { countedBy, measuredBy, sides } from './chances.ts'
import type { Score, Side } from './score.ts'
import { COUNTS, type Count, type Series, type SeriesEnding, setsOf } from './series.ts'
import { type Ending, perModel, type Quantity } from './sport.ts'

/** Facts of a series of sets, whole or so far. */
export type SeriesFacts = Ending & {
  /** Points of the sets that are over, and of the unfinished one. */
  readonly sets: readonly Score[]
  readonly running: Score
  /** Winners of the points of each set, the unfinished one included. */
  readonly rallies: readonly (readonly Side[])[]
}

type Of = Quantity<Series, SeriesFacts>
type Result = Pick<SeriesEnding, 'sets' | 'first'>

/** Upper bound: more than any match has. */
const MOST = 1_000

function resultOf(sets: readonly Score[]): Result {
  const [first] = sets
  return { sets: setsOf(sets), first: first ? Math.sign(first.home - first.away) : 0 }
}

/** Quantity of the sets of the match; what is certain so far is its minimum. */
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
    chances: perModel((model) => (model.place === place ? measuredBy(model.set, measure) : null)),
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
      return isLater ? sides(model.setWon[place] ?? 0) : running.chances(model, line)
    },
  }
}

/** Returns the first team with a number of points in a set: 1 home, -1 away; `null` while there is none. */
export function firstTo(rallies: readonly Side[], points: number): number | null {
  const score = { home: 0, away: 0 }
  for (const side of rallies) {
    score[side] += 1
    if (score[side] === points) return side === 'home' ? 1 : -1
  }
  return null
}
