import type { ScoreChance } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'

/** Points of a set, and of the fifth one. A set is won with a lead of two. */
const POINTS = 25
const LAST_POINTS = 15
export const SETS_TO_WIN = 3
export const SETS_MAX = 5
/** A set of more points is left out: its chance is below 1e-9. */
const EXTRA_MAX = 30

export const targetOf = (place: number) => (place === SETS_MAX - 1 ? LAST_POINTS : POINTS)

/** Returns true if these are the points of a finished set; `place` counts sets from 0. */
export const isSetOver = ({ home, away }: Score, place: number) =>
  Math.max(home, away) >= targetOf(place) && Math.abs(home - away) > 1

/** Returns the final scores of a set with their chances; `rally` is the chance of the home team to win a rally. */
export function setResults(rally: number, points: Score, place: number): readonly ScoreChance[] {
  const size = targetOf(place) + EXTRA_MAX
  const reached = new Float64Array(size * size)
  reached[points.home * size + points.away] = 1
  const results: ScoreChance[] = []
  for (let home = points.home; home < size - 1; home++)
    for (let away = points.away; away < size - 1; away++) {
      const p = reached[home * size + away] ?? 0
      if (p === 0) continue
      if (isSetOver({ home, away }, place)) {
        results.push({ home, away, p })
        continue
      }
      const [ahead, behind] = [(home + 1) * size + away, home * size + away + 1]
      reached[ahead] = (reached[ahead] ?? 0) + p * rally
      reached[behind] = (reached[behind] ?? 0) + p * (1 - rally)
    }
  return results
}

/** Chance that the home team is the first to reach a number of points. */
export function raceChance(rally: number, { home, away }: Score, points: number): number {
  const [own, other] = [points - home, points - away]
  if (own <= 0 || other <= 0) return own <= 0 ? 1 : 0
  // The last rally is won by the home team; before it come `lost` ones of the guests in any order.
  let [chance, ways] = [0, rally ** own]
  for (let lost = 0; lost < other; lost++) {
    chance += ways
    ways *= ((own + lost) / (lost + 1)) * (1 - rally)
  }
  return chance
}
