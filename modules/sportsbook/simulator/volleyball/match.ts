import { isMatchOver, isSetOver, setsOf, type VolleyballStrength } from '@poyraz/betting/volleyball'
import type { Draws } from '@poyraz/fairness'
import type { FeedIncident, FeedScore } from '../../feed/messages.ts'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { NO_SCORE, otherOf, plus, type Side } from '../sides.ts'

/** State of a match after a rally. */
export type State = {
  readonly second: number
  /** Points of the sets that are over, and of the running one. */
  readonly sets: readonly FeedScore[]
  readonly points: FeedScore
  readonly server: Side
  /** Server of the first rally of the set. */
  readonly opener: Side
  /** Winners of the rallies of each set, the running one included. */
  readonly rallies: readonly (readonly Side[])[]
  /** Results of the rally: a point, and the set that it ends. */
  readonly incidents: readonly FeedIncident[]
}

/** Seconds of a rally with the pause before it, and between sets. */
const RALLY = 18
const RALLY_SPREAD = 22
const SET_BREAK = 180
/** Shares of the points that are aces of the server, and blocks. */
const ACES = 0.1
const BLOCKS = 0.12
/** Home advantage in the chance of a rally, spread of the teams, largest error of the opening prices. */
const HOME = 0.006
const SPREAD = 0.05
const ERROR = 0.008

function formOf(key: Uint8Array, teamId: number, season: number): number {
  return SPREAD * (uniform(simulatorDraws(key, 'team', teamId * 10_000 + season)) - 0.5)
}

function strengthOf(key: Uint8Array, { homeId, awayId, season }: Fixture): VolleyballStrength {
  return { rally: 0.5 + HOME + formOf(key, homeId, season) - formOf(key, awayId, season) }
}

/** Returns the strengths that prices use: the true ones with an error that shrinks until the start. */
export function pricedStrength(key: Uint8Array, fixture: Fixture, drift: number): VolleyballStrength {
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = (uniform(draws) - 0.5) * 2 * ERROR * Math.exp(-drift / 12)
  return { rally: strengthOf(key, fixture).rally + error }
}

/** Plays a match rally by rally; returns its states, the first of them before the first rally. */
export function playMatch(key: Uint8Array, fixture: Fixture): readonly State[] {
  const draws = simulatorDraws(key, 'match', fixture.id)
  const { rally } = strengthOf(key, fixture)
  const server = draws.int(2) === 0 ? ('home' as const) : ('away' as const)
  let state: State = {
    second: 0,
    sets: [],
    points: NO_SCORE,
    server,
    opener: server,
    rallies: [[]],
    incidents: [],
  }
  const states = [state]
  while (!isMatchOver(setsOf(state.sets))) {
    state = playRally(draws, state, rally)
    states.push(state)
  }
  return states
}

function playRally(draws: Draws, state: State, chance: number): State {
  const { sets, server, opener, rallies } = state
  const winner = uniform(draws) < chance ? ('home' as const) : ('away' as const)
  const kind = kindOf(uniform(draws), winner === server)
  const isNewSet = sets.length > 0 && state.points.home + state.points.away === 0
  const second = state.second + RALLY + draws.int(RALLY_SPREAD) + (isNewSet ? SET_BREAK : 0)
  const points = plus(state.points, winner)
  const about = { side: winner, seconds: second }
  const point = { ...about, kind, score: points, text: null }
  const played = [...rallies.slice(0, -1), [...(rallies.at(-1) ?? []), winner]]
  if (!isSetOver(points, sets.length))
    return { second, sets, points, server: winner, opener, rallies: played, incidents: [point] }
  const all = [...sets, points]
  const text = `${points.home}–${points.away}`
  const set = { ...about, kind: 'set' as const, score: setsOf(all), text }
  // The next set begins with the service of the team that did not begin this one.
  return {
    second,
    sets: all,
    points: NO_SCORE,
    server: otherOf(opener),
    opener: otherOf(opener),
    rallies: [...played, []],
    incidents: [point, set],
  }
}

function kindOf(number: number, isServer: boolean): 'ace' | 'block' | 'points' {
  if (isServer && number < ACES) return 'ace'
  return number > 1 - BLOCKS ? 'block' : 'points'
}
