import type { Score } from '../markets/score.ts'
import { type Series, type SeriesProgress, seriesOf } from '../markets/series.ts'
import { SETS_MAX, SETS_TO_WIN, setResults } from './sets.ts'

/** Chance of the home team to win a rally. */
export type VolleyballStrength = { readonly rally: number }
export type VolleyballProgress = SeriesProgress

/** All chances that markets need, from independent rallies. */
export type VolleyballModel = Series & { readonly rally: number }

const NONE: Score = { home: 0, away: 0 }

export const isMatchOver = ({ home, away }: Score) => Math.max(home, away) === SETS_TO_WIN

/** Computes the model of a match from its strengths and its progress. */
export function volleyballModel(
  { rally }: VolleyballStrength,
  progress: VolleyballProgress,
): VolleyballModel {
  const running = progress.sets.length
  const set = setResults(rally, progress.running, running)
  const fresh = setResults(rally, NONE, 0)
  const last = SETS_MAX - 1
  const resultsOf = (place: number) => {
    if (place === running) return set
    return place === last ? setResults(rally, NONE, last) : fresh
  }
  return { ...seriesOf(progress, SETS_TO_WIN, resultsOf), rally }
}
