import type { Score, Side } from '../markets/score.ts'
import { type Series, type SeriesProgress, seriesOf } from '../markets/series.ts'
import { MAP_START, type MapState, type MapStrength, mapResults, type Title } from './rounds.ts'

export type EsportsStrength = {
  readonly title: Title
  readonly bestOf: 1 | 3 | 5
  /** Chance of the home team to win a round on a map that nobody chose. */
  readonly round: number
  /** Added to the chance of the attacking team. */
  readonly attack: number
  /** Added to the chance of the team that chose the map. */
  readonly pick: number
}

/** Rounds of the maps so far. `last` is the winner of the last round of the running map. */
export type EsportsProgress = SeriesProgress & {
  readonly last: Side | null
  /** The number of maps is another one than the match was offered with. */
  readonly isFormatChanged: boolean
}

/** All chances that markets need, from the rounds of independent maps. */
export type EsportsModel = Series & {
  readonly strength: EsportsStrength
  /** State of the running map. */
  readonly state: MapState
  readonly isFormatChanged: boolean
}

const mapsToWin = (bestOf: number) => (bestOf + 1) / 2
export const isMatchOver = ({ home, away }: Score, bestOf: number) =>
  Math.max(home, away) === mapsToWin(bestOf)

/** Teams choose maps in turn, the home team first; the last map is left over. */
function pickOf({ pick, bestOf }: EsportsStrength, place: number): number {
  if (place === bestOf - 1) return 0
  return place % 2 === 0 ? pick : -pick
}

/** The home team attacks first on the maps that it chose and on the last one, the guests on theirs. */
export const isHomeAttacking = (place: number) => place % 2 === 0

/** Returns the chances of the rounds of a map; `place` counts maps from 0. */
export function mapStrength(strength: EsportsStrength, place: number): MapStrength {
  const { title, round, attack } = strength
  return {
    title,
    round: round + pickOf(strength, place),
    attack,
    isHomeAttacking: isHomeAttacking(place),
  }
}

/** Computes the model of a match from its strengths and its progress. */
export function esportsModel(strength: EsportsStrength, progress: EsportsProgress): EsportsModel {
  const { sets, running, last, isFormatChanged } = progress
  const place = sets.length
  const state = { ...running, last }
  const results = Array.from({ length: strength.bestOf }, (_, map) =>
    map < place ? [] : mapResults(mapStrength(strength, map), map === place ? state : MAP_START),
  )
  const series = seriesOf(progress, mapsToWin(strength.bestOf), (map) => results[map] ?? [])
  return { ...series, strength, state, isFormatChanged }
}
