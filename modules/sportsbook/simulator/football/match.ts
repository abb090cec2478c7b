import type { Goals, MatchStrength } from '@poyraz/betting/football'
import { FIRST_HALF_SHARE } from '@poyraz/betting/football'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import type { Side } from '../sides.ts'

export type MatchEvent = {
  readonly kind: 'goal' | 'yellow' | 'red' | 'corner'
  readonly side: Side
  /** Second of the match, breaks left out. */
  readonly second: number
}

/** A whole match. Only the simulator knows it before its clock gets there. */
export type Match = {
  readonly events: readonly MatchEvent[]
}

const MINUTE = 60
/** Seconds of each half, with stoppage time. */
export const FIRST_HALF = 47 * MINUTE
export const SECOND_HALF = 49 * MINUTE
export const FULL_TIME = FIRST_HALF + SECOND_HALF

/** Means of a match of two teams: yellow and red cards, corners. */
const RATES = { yellow: 1.9, red: 0.09, corner: 5 } as const
const SHORT_FACTOR = 0.7
const LONG_FACTOR = 1.25
const MEAN_GOALS = 1.3
const HOME_FACTOR = 1.14
const RHO = -0.06

/** Attack and defence of a team in a season: 1 is the mean. */
function formOf(key: Uint8Array, teamId: number, season: number): { attack: number; defence: number } {
  const draws = simulatorDraws(key, 'team', teamId * 10_000 + season)
  return { attack: 0.65 + 0.75 * uniform(draws), defence: 0.7 + 0.6 * uniform(draws) }
}

/** Strengths that decide a match. */
function strengthOf(key: Uint8Array, { homeId, awayId, season }: Fixture): MatchStrength {
  const home = formOf(key, homeId, season)
  const away = formOf(key, awayId, season)
  return {
    expected: {
      home: MEAN_GOALS * HOME_FACTOR * home.attack * away.defence,
      away: (MEAN_GOALS / HOME_FACTOR) * away.attack * home.defence,
    },
    rho: RHO,
  }
}

/**
 * Returns the strengths that prices use: the true ones with an error that shrinks until the kick-off. `step`
 * counts the price changes of the match.
 */
export function pricedStrength(key: Uint8Array, fixture: Fixture, step: number): MatchStrength {
  const { expected, rho } = strengthOf(key, fixture)
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = () => (uniform(draws) - 0.5) * 0.24 * Math.exp(-step / 12)
  return { expected: { home: expected.home * (1 + error()), away: expected.away * (1 + error()) }, rho }
}

/** Plays a match minute by minute. The same key gives the same match. */
export function playMatch(key: Uint8Array, fixture: Fixture): Match {
  const draws = simulatorDraws(key, 'match', fixture.id)
  const { expected } = strengthOf(key, fixture)
  const events: MatchEvent[] = []
  const reds: Record<Side, number> = { home: 0, away: 0 }
  for (let minute = 0; minute < FULL_TIME / MINUTE; minute++) {
    const share = shareOf(minute)
    for (const side of ['home', 'away'] as const) {
      const other = side === 'home' ? 'away' : 'home'
      const men = SHORT_FACTOR ** reds[side] * LONG_FACTOR ** reds[other]
      const chances = {
        goal: expected[side] * share * men,
        yellow: RATES.yellow / 96,
        red: RATES.red / 96,
        corner: (RATES.corner * (expected[side] / MEAN_GOALS)) / 96,
      }
      for (const kind of ['goal', 'yellow', 'red', 'corner'] as const) {
        if (uniform(draws) >= chances[kind]) continue
        events.push({ kind, side, second: minute * MINUTE + draws.int(MINUTE) })
        if (kind === 'red') reds[side] += 1
      }
    }
  }
  return { events: events.toSorted((left, right) => left.second - right.second) }
}

/** Share of a team's goals in one minute: the second half has more. */
function shareOf(minute: number): number {
  const isFirst = minute < FIRST_HALF / MINUTE
  return isFirst ? FIRST_HALF_SHARE / (FIRST_HALF / MINUTE) : (1 - FIRST_HALF_SHARE) / (SECOND_HALF / MINUTE)
}

/** Goals of the events from `from` until `to` seconds. */
export function goalsOf({ events }: Match, from: number, to: number): Goals {
  const count = (side: Side) =>
    events.filter((one) => one.kind === 'goal' && one.side === side && one.second >= from && one.second < to)
      .length
  return { home: count('home'), away: count('away') }
}

export function cardsOf({ events }: Match, to: number): Goals {
  const count = (side: Side) =>
    events.filter(({ kind, side: of, second }) => kind === 'red' && of === side && second < to).length
  return { home: count('home'), away: count('away') }
}
