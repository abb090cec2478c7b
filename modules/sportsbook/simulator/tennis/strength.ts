import type { TennisStrength } from '@poyraz/betting/tennis'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { LEAGUES } from '../leagues.ts'

/** Chance of an average player of a tour to win a point with the own service, and sets of a match. */
const TOURS = {
  men: { serve: 0.64, bestOf: 3 },
  women: { serve: 0.57, bestOf: 3 },
  cup: { serve: 0.64, bestOf: 5 },
} as const
/** Spread of the players in service and return, and the largest error of the opening prices. */
const SERVICE_SPREAD = 0.08
const RETURN_SPREAD = 0.06
const ERROR = 0.02

export const tourOf = ({ leagueId }: Fixture) => TOURS[LEAGUES[leagueId - 1]?.tour ?? 'men']

function formOf(key: Uint8Array, teamId: number, season: number) {
  const draws = simulatorDraws(key, 'team', teamId * 10_000 + season)
  return {
    service: SERVICE_SPREAD * (uniform(draws) - 0.5),
    receive: RETURN_SPREAD * (uniform(draws) - 0.5),
  }
}

/** Strengths that decide a match. */
export function strengthOf(key: Uint8Array, fixture: Fixture): TennisStrength {
  const home = formOf(key, fixture.homeId, fixture.season)
  const away = formOf(key, fixture.awayId, fixture.season)
  const { serve } = tourOf(fixture)
  return {
    serve: { home: serve + home.service - away.receive, away: serve + away.service - home.receive },
  }
}

/** Returns the strengths that prices use: the true ones with an error that shrinks until the start. */
export function pricedStrength(key: Uint8Array, fixture: Fixture, drift: number): TennisStrength {
  const { serve } = strengthOf(key, fixture)
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = () => (uniform(draws) - 0.5) * 2 * ERROR * Math.exp(-drift / 12)
  return { serve: { home: serve.home + error(), away: serve.away + error() } }
}
