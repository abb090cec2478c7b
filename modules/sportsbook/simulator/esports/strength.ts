import type { EsportsStrength } from '@poyraz/betting/esports'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { formatOf } from './titles.ts'

/** Spread of the teams in the chance of a round, edge of a chosen map, largest error of the opening prices. */
const SPREAD = 0.09
const PICK = 0.012
const ERROR = 0.012

const formOf = (key: Uint8Array, teamId: number, season: number) =>
  SPREAD * (uniform(simulatorDraws(key, 'team', teamId * 10_000 + season)) - 0.5)

/** Strengths that decide a match. Teams play at a neutral place, so the home team has no advantage. */
export function strengthOf(key: Uint8Array, fixture: Fixture): EsportsStrength {
  const { homeId, awayId, season } = fixture
  const { title, bestOf } = formatOf(fixture)
  return {
    title: title.rules,
    bestOf,
    round: 0.5 + formOf(key, homeId, season) - formOf(key, awayId, season),
    attack: title.attack,
    pick: PICK,
  }
}

/** Returns the strengths that prices use: the true ones with an error that shrinks until the start. */
export function pricedStrength(key: Uint8Array, fixture: Fixture, drift: number): EsportsStrength {
  const strength = strengthOf(key, fixture)
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = (uniform(draws) - 0.5) * 2 * ERROR * Math.exp(-drift / 12)
  return { ...strength, round: strength.round + error }
}
