import { PERIOD_SECONDS, PERIODS } from '@poyraz/betting/ice-hockey'
import type { FeedFacts, FeedIncident, FeedScore } from '../../feed/messages.ts'
import { rosterName } from '../rosters.ts'
import { NO_SCORE, otherOf, plus, type Side } from '../sides.ts'
import type { Telling } from '../sport.ts'
import type { Place } from '../timetable.ts'
import {
  type Attempt,
  goalsOf,
  type HockeyEvent,
  type Match,
  PENALTY_SECONDS,
  powerAt,
  REGULAR_SECONDS,
  winnerOf,
} from './match.ts'

const MINUTE = 60

/** A match as far as it is shown: its place in the timetable and the attempts of its shoot-out. */
export type Shown = {
  readonly match: Match
  readonly place: Place
  readonly attempts: readonly Attempt[]
  readonly over: boolean
  readonly teams: Readonly<Record<Side, number>>
}

/** Goals of the periods that have started; the winner of a shoot-out has one in a period of its own. */
export function periodsAt({ match, place, over }: Shown): readonly FeedScore[] {
  const { finished, isRunning, played } = place
  const count = Math.min(finished + Number(isRunning), PERIODS + Number(match.overtime > 0))
  const periods = Array.from({ length: count }, (_, period) => {
    const from = period * PERIOD_SECONDS
    const end = period < PERIODS ? from + PERIOD_SECONDS : Number.POSITIVE_INFINITY
    return goalsOf(match, from, Math.min(end, played))
  })
  return over && match.attempts.length > 0 ? [...periods, plus(NO_SCORE, winnerOf(match.attempts))] : periods
}

export function factsAt(shown: Shown, { atMs, speed }: Telling): FeedFacts {
  const { match, place, over } = shown
  const { period, isRunning, played } = place
  const events = match.events.filter(({ second }) => second < played)
  const periods = periodsAt(shown)
  const power = played < REGULAR_SECONDS ? powerAt(events, played) : null
  return {
    score: periods.reduce(
      (sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }),
      NO_SCORE,
    ),
    periods,
    redCards: NO_SCORE,
    clock: over
      ? null
      : {
          period,
          seconds: played,
          at: new Date(atMs).toISOString(),
          running: isRunning,
          speed,
          powerPlay: isRunning ? (power?.side ?? null) : null,
        },
    incidents: incidentsOf(shown, events),
    stats: statsOf(events),
  }
}

function incidentsOf({ match, attempts, teams }: Shown, events: readonly HockeyEvent[]): FeedIncident[] {
  const ofPlay = events.map(({ kind, side, second, number }) => ({
    kind,
    side,
    seconds: second,
    score: goalsOf(match, 0, second + 1),
    text: kind === 'shot' ? null : rosterName(teams[side], number),
  }))
  // The score stands still in a shoot-out: its winner gets one goal at the end.
  const score = goalsOf(match, 0, Number.POSITIVE_INFINITY)
  const seconds = REGULAR_SECONDS + match.overtime
  const ofShootOut = attempts.map(({ side, scored, number }) => ({
    kind: scored ? ('attempt' as const) : ('missed' as const),
    side,
    seconds,
    score,
    text: rosterName(teams[side], number),
  }))
  return [...ofPlay, ...ofShootOut]
}

function statsOf(events: readonly HockeyEvent[]): FeedFacts['stats'] {
  const count = (side: Side, test: (event: HockeyEvent) => boolean) =>
    events.filter((event) => event.side === side && test(event)).length
  const isGoal = ({ kind }: HockeyEvent) => kind === 'goal'
  const figures: readonly (readonly [string, (side: Side) => number])[] = [
    ['goals', (side) => count(side, isGoal)],
    ['shots_on_target', (side) => count(side, ({ kind }) => kind !== 'penalty')],
    ['saves', (side) => count(otherOf(side), ({ kind }) => kind === 'shot')],
    ['power_play_goals', (side) => count(side, (event) => isGoal(event) && event.inPower)],
    ['penalty_minutes', (side) => (count(side, ({ kind }) => kind === 'penalty') * PENALTY_SECONDS) / MINUTE],
  ]
  return figures.map(([stat, of]) => ({ stat, home: of('home'), away: of('away') }))
}
