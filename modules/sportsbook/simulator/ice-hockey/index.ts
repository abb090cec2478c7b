import {
  type IceHockeyStrength,
  iceHockey,
  iceHockeyModel,
  OVERTIME_SECONDS,
  PERIOD_SECONDS,
  PERIODS,
} from '@poyraz/betting/ice-hockey'
import type { Fixture } from '../calendar.ts'
import type { Moment, SimulatedSport } from '../sport.ts'
import { placeIn, secondsIn } from '../timetable.ts'
import { factsAt, periodsAt, type Shown } from './facts.ts'
import { type Match, playMatch, powerAt, REGULAR_SECONDS, winnerOf } from './match.ts'
import { pricedStrength } from './strength.ts'
import { attemptsAt, periodsOf, spansOf } from './timetable.ts'

/** Seconds without bets after a goal, and before the end of regular time and of overtime. */
const STOP_AFTER_GOAL = 30
const STOP_BEFORE_END = 20

export const simulatedIceHockey: SimulatedSport = {
  outcomesOf: iceHockey.outcomesOf,
  play(key, fixture) {
    const match = playMatch(key, fixture)
    const spans = spansOf(match)
    const end = secondsIn(spans)
    const priced = (drift: number) => pricedStrength(key, fixture, drift)
    return {
      seconds: end,
      pricesBefore: (drift) =>
        iceHockey.prices(
          iceHockeyModel(priced(drift), { periods: [], played: 0, isOvertime: false, power: null }),
        ),
      at(seconds) {
        const over = seconds >= end
        const place = placeIn(spans, seconds)
        const isShootOut = place.period === 'SO'
        const made =
          over || !isShootOut ? match.attempts.length : attemptsAt(match.attempts.length, end - seconds)
        const attempts = over || isShootOut ? match.attempts.slice(0, made) : []
        return momentAt({ match, place, attempts, over, teams: teamsOf(fixture) }, priced)
      },
    }
  },
}

const teamsOf = ({ homeId, awayId }: Fixture) => ({ home: homeId, away: awayId })

function momentAt(shown: Shown, strengthOf: (drift: number) => IceHockeyStrength): Moment {
  const { match, place, over } = shown
  const { finished, ofPeriod, played, isRunning } = place
  return {
    facts: (telling) => factsAt(shown, telling),
    isStopped: !over && isStopped(shown),
    prices(drift) {
      const isOvertime = finished >= PERIODS
      // In a break the next period has not begun: it is the running one, without goals.
      const periods = [...periodsAt(shown), { home: 0, away: 0 }].slice(0, Math.min(finished + 1, PERIODS))
      const power = isRunning && !isOvertime ? powerAt(eventsUntil(match, played), played) : null
      return iceHockey.prices(
        iceHockeyModel(strengthOf(drift), { periods, played: ofPeriod, isOvertime, power }),
      )
    },
    settle: (market, outcome) => iceHockey.settle(market, outcome, settlingFacts(shown)),
  }
}

const eventsUntil = ({ events }: Match, played: number) => events.filter(({ second }) => second < played)

function isStopped({ match, place }: Shown): boolean {
  const { period, played, ofPeriod, isRunning, finished } = place
  const isAfterGoal = match.events.some(
    ({ kind, second }) => kind === 'goal' && second < played && second >= played - STOP_AFTER_GOAL,
  )
  // The length of overtime is not known before its goal, so its whole time counts.
  const end = finished < PERIODS ? PERIOD_SECONDS : OVERTIME_SECONDS
  const isLast = isRunning && finished >= PERIODS - 1 && ofPeriod >= end - STOP_BEFORE_END
  return period === 'SO' || isLast || (isRunning && isAfterGoal)
}

function settlingFacts({ match, place, over }: Shown) {
  const goals = eventsUntil(match, Math.min(place.played, REGULAR_SECONDS))
    .filter(({ kind }) => kind === 'goal')
    .map(({ side, second }) => ({ side, period: Math.floor(second / PERIOD_SECONDS) }))
  const isExtra = over && periodsOf(match) > PERIODS
  const extra = isExtra ? winnerAfterDraw(match) : null
  return { over, goals, finished: Math.min(place.finished, PERIODS), extra }
}

function winnerAfterDraw(match: Match) {
  if (match.attempts.length > 0) return { side: winnerOf(match.attempts), by: 'shoot_out' as const }
  const winner = match.events.findLast(({ kind, second }) => kind === 'goal' && second >= REGULAR_SECONDS)
  return { side: winner?.side ?? ('home' as const), by: 'overtime' as const }
}
