import { isFirstServing, isMatchOver, isSetOver, isTieBreak, winnerOf } from '@poyraz/betting/tennis'
import type { Draws } from '@poyraz/fairness'
import type { FeedIncident, FeedScore } from '../../feed/messages.ts'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { NO_SCORE, otherOf, plus, type Side, setsWon } from '../sides.ts'
import { strengthOf, tourOf } from './strength.ts'

/** State of a match after a point. */
export type State = {
  readonly second: number
  /** Games of the sets that are over, and of the running one. */
  readonly sets: readonly FeedScore[]
  readonly games: FeedScore
  readonly points: FeedScore
  /** Server of the next point, and of the first point of the running game. */
  readonly server: Side
  readonly opener: Side
  /** Winners of the games of each set, the running one included. */
  readonly winners: readonly (readonly Side[])[]
  /** Results of the point, such as an ace, a game and a set. */
  readonly incidents: readonly FeedIncident[]
  readonly isTurn: boolean
}

export type Match = {
  readonly bestOf: 3 | 5
  readonly states: readonly State[]
  readonly retired: boolean
}

/** Seconds of a point with the pause before it, of a change of ends, and between sets. */
const POINT = 20
const POINT_SPREAD = 26
const CHANGE_OF_ENDS = 60
const SET_BREAK = 90
/** Shares of the points won by the server that are aces, and of those lost that are double faults. */
const ACES = 0.1
const FAULTS = 0.09
/** Chance of a player who is behind in sets to retire in the next one, and the games until then. */
const RETIREMENT = 0.02
const RETIRES_AFTER = 5

/** Plays a match point by point, until somebody wins or retires. */
export function playMatch(key: Uint8Array, fixture: Fixture): Match {
  const draws = simulatorDraws(key, 'match', fixture.id)
  const { serve } = strengthOf(key, fixture)
  const { bestOf } = tourOf(fixture)
  const server: Side = draws.int(2) === 0 ? 'home' : 'away'
  let state: State = {
    second: 0,
    sets: [],
    games: NO_SCORE,
    points: NO_SCORE,
    server,
    opener: server,
    winners: [[]],
    incidents: [],
    isTurn: false,
  }
  const states = [state]
  let leavesAfter: number | null = null
  while (!isMatchOver(setsWon(state.sets), bestOf)) {
    const before = state
    state = playPoint(draws, before, serve[before.server])
    if (state.sets.length > before.sets.length) leavesAfter = retirementOf(draws, state)
    states.push(state)
    if (leavesAfter !== null && state.games.home + state.games.away >= leavesAfter)
      return { bestOf, states: [...states, retirement(state)], retired: true }
  }
  return { bestOf, states, retired: false }
}

/** Games of the new set after which the player who is behind retires; `null` if nobody does. */
function retirementOf(draws: Draws, { sets }: State): number | null {
  const { home, away } = setsWon(sets)
  const isRetiring = uniform(draws) < RETIREMENT
  const games = 1 + draws.int(RETIRES_AFTER)
  return isRetiring && home !== away ? games : null
}

function retirement(state: State): State {
  const { home, away } = setsWon(state.sets)
  const second = state.second + CHANGE_OF_ENDS
  const side = home < away ? ('home' as const) : ('away' as const)
  const incidents = [{ kind: 'retired' as const, side, seconds: second, score: state.games, text: null }]
  return { ...state, second, incidents, isTurn: false }
}

function playPoint(draws: Draws, state: State, chance: number): State {
  const { server } = state
  const winner = uniform(draws) < chance ? server : otherOf(server)
  const isSpecial = uniform(draws) < (winner === server ? ACES : FAULTS)
  const second = state.second + POINT + draws.int(POINT_SPREAD) + pauseBefore(state)
  const kind = isSpecial ? (winner === server ? ('ace' as const) : ('fault' as const)) : ('points' as const)
  const side = kind === 'fault' ? server : winner
  const points = plus(state.points, winner)
  const point = { kind, side, seconds: second, score: state.games }
  const tieBreak = isTieBreak(state.games)
  if (winnerOf(points, tieBreak) !== null) return withGame({ ...state, second }, winner, point)
  const called = calledPoints(points, tieBreak)
  const total = points.home + points.away
  return {
    ...state,
    second,
    points,
    server: tieBreak && !isFirstServing(total) ? otherOf(state.opener) : state.opener,
    incidents: [{ ...point, text: `${called.home}–${called.away}` }],
    isTurn: false,
  }
}

/** Players change ends after the first game of a set and every second one, and rest after a set. */
function pauseBefore({ games, points, sets }: State): number {
  if (points.home + points.away > 0) return 0
  const played = games.home + games.away
  if (played === 0) return sets.length > 0 ? SET_BREAK : 0
  return played > 1 && played % 2 === 1 ? CHANGE_OF_ENDS : 0
}

/** Gives a game to its winner, and the set that it wins. */
function withGame(state: State, winner: Side, point: Omit<FeedIncident, 'text'>): State {
  const { second, opener, sets, winners } = state
  const games = plus(state.games, winner)
  const isBreak = opener !== winner && !isTieBreak(state.games)
  const about = { side: winner, seconds: second }
  const kind = isBreak ? ('break' as const) : ('game' as const)
  const game = { ...about, kind, score: games, text: null }
  const ofSet = [...(winners.at(-1) ?? []), winner]
  const next = {
    ...state,
    points: NO_SCORE,
    server: otherOf(opener),
    opener: otherOf(opener),
    winners: [...winners.slice(0, -1), ofSet],
  }
  const incidents = [{ ...point, text: null }, game]
  if (!isSetOver(games)) return { ...next, games, incidents, isTurn: isBreak }
  const all = [...sets, games]
  const text = `${games.home}–${games.away}`
  const set = { ...about, kind: 'set' as const, score: setsWon(all), text }
  const started = [...next.winners, []]
  return {
    ...next,
    sets: all,
    games: NO_SCORE,
    winners: started,
    incidents: [...incidents, set],
    isTurn: true,
  }
}

const CALLS = ['0', '15', '30', '40'] as const
const DEUCE = 3

/** Points as they are called: 15, 30, 40 and advantage, or those of a tie-break. */
export function calledPoints(points: FeedScore, tieBreak: boolean): { home: string; away: string } {
  const { home, away } = points
  if (tieBreak) return { home: String(home), away: String(away) }
  const call = (own: number, other: number) => (own > other && other >= DEUCE ? 'A' : (CALLS[own] ?? '40'))
  return { home: call(home, away), away: call(away, home) }
}
