import {
  attackerOf,
  type EsportsStrength,
  isHomeAttacking,
  isMapOver,
  isMatchOver,
  mapStrength,
  roundChance,
  setsOf,
} from '@poyraz/betting/esports'
import type { Draws } from '@poyraz/fairness'
import type { FeedIncident, FeedScore } from '../../feed/messages.ts'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { NO_SCORE, plus, type Side } from '../sides.ts'
import { strengthOf } from './strength.ts'
import { formatOf, mapName, mapsPlayed } from './titles.ts'

/** State of a match after a round. */
export type State = {
  readonly second: number
  /** Rounds of the maps that are over, and of the running one. */
  readonly sets: readonly FeedScore[]
  readonly points: FeedScore
  /** Winners of the rounds of each map, the running one included. */
  readonly rounds: readonly (readonly Side[])[]
  /** Side that attacks in the next round; none in extra rounds. */
  readonly attacker: Side | null
  /** Players whom each team has eliminated so far, and rounds in which it had the first elimination. */
  readonly eliminations: FeedScore
  readonly firsts: FeedScore
  /** Results of the round: the round, and the map that it ends. */
  readonly incidents: readonly FeedIncident[]
}

/** Seconds between two rounds, at the change of sides and between maps. */
const PAUSE = 12
const HALF_BREAK = 40
const MAP_BREAK = 150
const ROUND_SPREAD = 40
const PLAYERS = 5
/** Share of the rounds whose winner had the first elimination. */
const FIRST_SHARE = 0.68

type Play = { readonly draws: Draws; readonly fixture: Fixture; readonly strength: EsportsStrength }

/** Plays a match round by round; returns its states, the first of them before the first round. */
export function playMatch(key: Uint8Array, fixture: Fixture): readonly State[] {
  const bestOf = mapsPlayed(key, fixture)
  const strength = { ...strengthOf(key, fixture), bestOf }
  const play = { draws: simulatorDraws(key, 'match', fixture.id), fixture, strength }
  let state: State = {
    second: 0,
    sets: [],
    points: NO_SCORE,
    rounds: [[]],
    attacker: attackerOf(0, strength.title, isHomeAttacking(0)),
    eliminations: NO_SCORE,
    firsts: NO_SCORE,
    incidents: bestOf === formatOf(fixture).bestOf ? [] : [shortened(formatOf(fixture).bestOf, bestOf)],
  }
  const states = [state]
  while (!isMatchOver(setsOf(state.sets), play.strength.bestOf)) {
    state = playRound(play, state)
    states.push(state)
  }
  return states
}

/** Tells that the match has another number of maps than it was offered with. */
function shortened(offered: number, played: number): FeedIncident {
  return { kind: 'format', side: null, seconds: 0, score: NO_SCORE, text: `${offered} → ${played}` }
}

function playRound({ draws, fixture, strength }: Play, state: State): State {
  const { sets, points, rounds } = state
  const place = sets.length
  const played = rounds.at(-1) ?? []
  const chance = roundChance(mapStrength(strength, place), { ...points, last: played.at(-1) ?? null })
  const winner = uniform(draws) < chance ? ('home' as const) : ('away' as const)
  const second = state.second + secondsOf(draws, fixture, place, played.length)
  const score = plus(points, winner)
  const about = { side: winner, seconds: second }
  const next = {
    ...statsAfter(draws, state, winner),
    second,
    rounds: [...rounds.slice(0, -1), [...played, winner]],
  }
  const round = { ...about, kind: 'round' as const, score, text: null }
  if (!isMapOver(score, strength.title)) {
    const attacker = attackerOf(played.length + 1, strength.title, isHomeAttacking(place))
    return { ...next, sets, points: score, attacker, incidents: [round] }
  }
  const all = [...sets, score]
  const text = `${mapName(fixture, place)} ${score.home}–${score.away}`
  return {
    ...next,
    sets: all,
    points: NO_SCORE,
    rounds: [...next.rounds, []],
    attacker: attackerOf(0, strength.title, isHomeAttacking(place + 1)),
    incidents: [round, { ...about, kind: 'map' as const, score: setsOf(all), text }],
  }
}

/** Seconds of a round with the pause before it. */
function secondsOf(draws: Draws, fixture: Fixture, place: number, number: number): number {
  const { title } = formatOf(fixture)
  const isNewMap = number === 0 && place > 0
  const pause = isNewMap ? MAP_BREAK : number === title.rules.half ? HALF_BREAK : PAUSE
  return pause + title.round + draws.int(ROUND_SPREAD)
}

/** The winner eliminates most of the other team, the loser some of the winner's. */
function statsAfter(draws: Draws, { eliminations, firsts }: State, winner: Side) {
  const [ofWinner, ofLoser] = [PLAYERS - draws.int(2), draws.int(PLAYERS)]
  const isHome = winner === 'home'
  const isFirst = uniform(draws) < FIRST_SHARE
  return {
    eliminations: {
      home: eliminations.home + (isHome ? ofWinner : ofLoser),
      away: eliminations.away + (isHome ? ofLoser : ofWinner),
    },
    firsts: plus(firsts, isHome === isFirst ? 'home' : 'away'),
  }
}
