import {
  type IceHockeyStrength,
  lateFactors,
  OVERTIME_SECONDS,
  PERIOD_SECONDS,
  PERIODS,
  type PowerPlay,
  powerFactors,
} from '@poyraz/betting/ice-hockey'
import type { Draws } from '@poyraz/fairness'
import type { FeedScore } from '../../feed/messages.ts'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import { NO_SCORE, otherOf, plus, type Side } from '../sides.ts'
import { strengthOf } from './strength.ts'

/** `second` counts play alone; `number` is the player of the team. */
export type HockeyEvent = {
  readonly kind: 'goal' | 'penalty' | 'shot'
  readonly side: Side
  readonly second: number
  readonly number: number
  /** A goal with more players on the ice. */
  readonly inPower: boolean
}

/** An attempt of the shoot-out. */
export type Attempt = { readonly side: Side; readonly scored: boolean; readonly number: number }

export type Match = {
  readonly events: readonly HockeyEvent[]
  /** Seconds of overtime; 0 without one. */
  readonly overtime: number
  readonly attempts: readonly Attempt[]
}

export const REGULAR_SECONDS = PERIODS * PERIOD_SECONDS
/** A match is played in steps: at most one event of a kind and team in each. */
const STEP = 5
export const PENALTY_SECONDS = 120
/** Penalties and saved shots of a team in 60 minutes. */
const PENALTIES = 3.4
const SHOTS = 27
const PLAYERS = 19
/** The power plays of a match raise its goals by this factor, so that play at full strength has fewer. */
const POWER_PLAYS = 1.075
const ATTEMPTS = 3
const ATTEMPT_CHANCE = 0.33

/** Returns the team with more players on the ice at a second, and for how long. */
export function powerAt(events: readonly HockeyEvent[], second: number): PowerPlay | null {
  const left = { home: 0, away: 0 }
  for (const { kind, side, second: at, inPower } of events) {
    if (at > second) break
    // A goal in a power play ends the penalty of the other team.
    if (kind === 'goal' && inPower) left[otherOf(side)] = 0
    if (kind === 'penalty') left[side] = at + PENALTY_SECONDS
  }
  const [home, away] = [left.home - second, left.away - second]
  if (home > 0 === away > 0) return null
  return home > 0 ? { side: 'away', seconds: home } : { side: 'home', seconds: away }
}

/** Goals from `from` until `to` seconds. */
export function goalsOf({ events }: Pick<Match, 'events'>, from: number, to: number): FeedScore {
  return events.reduce(
    (score, { kind, side, second }) =>
      kind === 'goal' && second >= from && second < to ? plus(score, side) : score,
    NO_SCORE,
  )
}

type Play = { readonly draws: Draws; readonly strength: IceHockeyStrength; readonly events: HockeyEvent[] }

/** Goals of a second of both teams. */
function ratesAt({ strength, events }: Play, second: number, power: Side | null) {
  const { expected, tempo } = strength
  const { home, away } = goalsOf({ events }, 0, second)
  const isOvertime = second >= REGULAR_SECONDS
  const isLate = !isOvertime && second >= REGULAR_SECONDS - tempo.lateSeconds
  const late = isLate ? lateFactors(tempo, home - away) : [1, 1]
  const more = powerFactors(power)
  const pace = isOvertime ? tempo.overtime : 1 / POWER_PLAYS
  return {
    home: (expected.home / REGULAR_SECONDS) * (late[0] ?? 1) * more[0] * pace,
    away: (expected.away / REGULAR_SECONDS) * (late[1] ?? 1) * more[1] * pace,
  }
}

/** Plays one step and returns true if a goal fell in it. */
function playStep(play: Play, from: number): boolean {
  const { draws, events } = play
  const isOvertime = from >= REGULAR_SECONDS
  const power = isOvertime ? null : (powerAt(events, from)?.side ?? null)
  const rates = ratesAt(play, from, power)
  let hasGoal = false
  for (const side of ['home', 'away'] as const) {
    const add = (kind: HockeyEvent['kind']) =>
      events.push({
        kind,
        side,
        second: from + draws.int(STEP),
        number: draws.int(PLAYERS),
        inPower: kind === 'goal' && power === side,
      })
    const draw = uniform(draws)
    if (draw < rates[side] * STEP && !hasGoal) {
      add('goal')
      hasGoal = true
    } else if (draw > 1 - (SHOTS / REGULAR_SECONDS) * STEP) add('shot')
    else if (!isOvertime && uniform(draws) < (PENALTIES / REGULAR_SECONDS) * STEP) add('penalty')
  }
  return hasGoal
}

/** Three attempts of each team, then pairs until one of them decides. */
function shootOut({ draws }: Play): readonly Attempt[] {
  const attempts: Attempt[] = []
  const goals = { home: 0, away: 0 }
  for (let round = 0; round < ATTEMPTS || goals.home === goals.away; round++)
    for (const side of ['home', 'away'] as const) {
      const left = { home: ATTEMPTS - round - Number(side === 'away'), away: ATTEMPTS - round }
      const lead = goals.home - goals.away
      if (round < ATTEMPTS && (lead > left.away || -lead > left.home)) return attempts
      const scored = uniform(draws) < ATTEMPT_CHANCE
      goals[side] += Number(scored)
      attempts.push({ side, scored, number: draws.int(PLAYERS) })
    }
  return attempts
}

/** Plays a match in steps of some seconds, then overtime until a goal, then the shoot-out. */
export function playMatch(key: Uint8Array, fixture: Fixture): Match {
  const events: HockeyEvent[] = []
  const play = { draws: simulatorDraws(key, 'match', fixture.id), strength: strengthOf(key, fixture), events }
  for (let second = 0; second < REGULAR_SECONDS; second += STEP) playStep(play, second)
  const { home, away } = goalsOf({ events }, 0, REGULAR_SECONDS)
  if (home !== away) return { events: sorted(events), overtime: 0, attempts: [] }
  for (let second = 0; second < OVERTIME_SECONDS; second += STEP)
    if (playStep(play, REGULAR_SECONDS + second))
      return { events: sorted(events), overtime: second + STEP, attempts: [] }
  return { events: sorted(events), overtime: OVERTIME_SECONDS, attempts: shootOut(play) }
}

const sorted = (events: readonly HockeyEvent[]) => events.toSorted((one, other) => one.second - other.second)

/** Winner of a shoot-out by its attempts. */
export function winnerOf(attempts: readonly Attempt[]): Side {
  const goals = (side: Side) => attempts.filter((one) => one.side === side && one.scored).length
  return goals('home') > goals('away') ? 'home' : 'away'
}
