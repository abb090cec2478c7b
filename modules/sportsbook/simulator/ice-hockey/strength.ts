import { type IceHockeyStrength, USUAL_TEMPO } from '@poyraz/betting/ice-hockey'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'

const MEAN_GOALS = 2.9
const HOME_FACTOR = 1.06
/** Largest error of the opening prices, as a share of the goals. */
const ERROR = 0.1
const SHOOT_OUT = 0.5

/** Attack and defence of a team in a season: about 1. */
function formOf(key: Uint8Array, teamId: number, season: number) {
  const draws = simulatorDraws(key, 'team', teamId * 10_000 + season)
  return { attack: 0.8 + 0.4 * uniform(draws), defence: 0.8 + 0.4 * uniform(draws) }
}

/** Strengths that decide a match. */
export function strengthOf(key: Uint8Array, { homeId, awayId, season }: Fixture): IceHockeyStrength {
  const [home, away] = [formOf(key, homeId, season), formOf(key, awayId, season)]
  return {
    expected: {
      home: MEAN_GOALS * HOME_FACTOR * home.attack * away.defence,
      away: (MEAN_GOALS / HOME_FACTOR) * away.attack * home.defence,
    },
    shootOut: SHOOT_OUT,
    tempo: USUAL_TEMPO,
  }
}

/** Returns the strengths that prices use: the true ones with an error that shrinks until the start. */
export function pricedStrength(key: Uint8Array, fixture: Fixture, drift: number): IceHockeyStrength {
  const strength = strengthOf(key, fixture)
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = () => 1 + (uniform(draws) - 0.5) * 2 * ERROR * Math.exp(-drift / 12)
  const { home, away } = strength.expected
  return { ...strength, expected: { home: home * error(), away: away * error() } }
}
