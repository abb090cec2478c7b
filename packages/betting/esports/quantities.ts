import { measuredBy, sides } from '../markets/chances.ts'
import type { Score } from '../markets/score.ts'
import { firstTo, type SeriesFacts } from '../markets/series-quantities.ts'
import { perModel, type Quantity } from '../markets/sport.ts'
import { type EsportsModel, mapStrength } from './model.ts'
import { halfResults, MAP_START, type MapState, roundChance, roundRace, targetOf } from './rounds.ts'

/** Facts of a match, whole or so far: sets are maps, and their points rounds. */
export type EsportsFacts = SeriesFacts & {
  /** Rounds of a half of the title. */
  readonly half: number
  /** The match is played over another number of maps than it was offered with. */
  readonly isFormatChanged: boolean
}
type Of = Quantity<EsportsModel, EsportsFacts>

/**
 * Quantity that depends on the number of maps: after a change of it, handicaps and totals are void, and the
 * winner stands.
 */
export function asOffered(quantity: Of): Of {
  return {
    ...quantity,
    chances: (model, line) => (model.isFormatChanged ? null : quantity.chances(model, line)),
    isOff: ({ isFormatChanged }) => isFormatChanged,
  }
}

const roundsOf = ({ home, away }: Score) => home + away

/** Returns the state of a map whose chances are known: the running one, or one that is played for sure. */
function stateOf({ place, state, certainSets }: EsportsModel, map: number): MapState | null {
  if (map === place) return state
  return map > place && map < certainSets ? MAP_START : null
}

/** Lines of races: about a third and three quarters of a map. */
export const raceLines =
  (place: number) =>
  (model: EsportsModel): readonly number[] => {
    const target = targetOf(model.strength.title)
    const state = stateOf(model, place)
    const lines = [Math.round(target / 3), Math.round((target * 3) / 4)]
    return state === null ? [] : lines.filter((line) => line > Math.max(state.home, state.away))
  }

/** First team with a number of rounds in a map: 1 home, -1 away. */
export function race(place: number): Of {
  return {
    chances(model, rounds) {
      const state = stateOf(model, place)
      return state && sides(roundRace(mapStrength(model.strength, place), state, rounds))
    },
    value: ({ rallies }, rounds) => firstTo(rallies[place] ?? [], rounds),
  }
}

/** Numbers of the next round of the running map, and of the first one of a later map. */
export const roundLines =
  (place: number) =>
  (model: EsportsModel): readonly number[] =>
    model.place === place ? [roundsOf(model.running) + 1] : []

/** Winner of a round of a map: 1 home, -1 away. */
export function roundWinner(place: number): Of {
  return {
    chances: ({ place: running, strength, state }, line) =>
      running === place && line === roundsOf(state) + 1
        ? sides(roundChance(mapStrength(strength, place), state))
        : null,
    value: ({ rallies }, line) => winnerAt(rallies[place], line),
  }
}

const winnerAt = (rounds: EsportsFacts['rallies'][number] | undefined, number: number) => {
  const side = rounds?.[number - 1]
  return side === undefined ? null : side === 'home' ? 1 : -1
}

/** Winner of the first round of a half (`line` 1 or 2), which both teams begin with the same weapons. */
export function firstRound(place: number): Of {
  return {
    chances(model, line) {
      const { half } = model.strength.title
      const state = stateOf(model, place)
      const number = (line - 1) * half
      if (state === null || roundsOf(state) > number) return null
      // The chance of a first round does not depend on the rounds before it.
      return sides(roundChance(mapStrength(model.strength, place), { home: number, away: 0, last: null }))
    },
    value: ({ rallies, half }, line) => winnerAt(rallies[place], (line - 1) * half + 1),
  }
}

/** Margin of the first half of a map. */
export function firstHalf(place: number): Of {
  const margin = ({ home, away }: Score) => home - away
  return {
    chances: perModel((model) => {
      const state = stateOf(model, place)
      if (state === null || roundsOf(state) >= model.strength.title.half) return null
      return measuredBy(halfResults(mapStrength(model.strength, place), state), margin)
    }),
    value({ rallies, half }) {
      const rounds = (rallies[place] ?? []).slice(0, half)
      if (rounds.length < half) return null
      const home = rounds.filter((side) => side === 'home').length
      return margin({ home, away: half - home })
    },
  }
}
