import { type BasketballStrength, basketball, basketballModel } from '@poyraz/betting/basketball'
import type { FeedFacts, FeedScore } from '../../feed/messages.ts'
import type { Side } from '../sides.ts'
import type { Moment, SimulatedSport, Telling } from '../sport.ts'
import { type Place, placeIn, secondsIn } from '../timetable.ts'
import { type Match, OVERTIME, playMatch, pointsOf, pricedStrength, QUARTER, QUARTERS } from './match.ts'

/** Bets stop this long before the end of the last quarter and of overtime. */
const STOP_SECONDS = 45
export const simulatedBasketball: SimulatedSport = {
  outcomesOf: basketball.outcomesOf,
  play(key, fixture) {
    const match = playMatch(key, fixture)
    return {
      seconds: secondsIn(match.spans),
      pricesBefore: (drift) =>
        basketball.prices(
          basketballModel(pricedStrength(key, fixture, drift), { quarters: [], overtime: null, played: 0 }),
        ),
      at: (seconds) =>
        momentAt(match, placeIn(match.spans, seconds), (drift) => pricedStrength(key, fixture, drift)),
    }
  },
}

function momentAt(match: Match, place: Place, strengthOf: (drift: number) => BasketballStrength): Moment {
  const { finished, isRunning, ofPeriod, left } = place
  const periods = periodsAt(match, place)
  const over = finished === match.ends.length
  return {
    facts: (telling) => factsAt(match, place, telling),
    isStopped: isRunning && finished >= QUARTERS - 1 && left <= STOP_SECONDS,
    prices(drift) {
      const played = ofPeriod / (finished < QUARTERS ? QUARTER : OVERTIME)
      const overtime = finished < QUARTERS ? null : added(periods.slice(QUARTERS))
      const progress = { quarters: periods.slice(0, QUARTERS), overtime, played }
      return basketball.prices(basketballModel(strengthOf(drift), progress))
    },
    settle(market, outcome) {
      const quarters = periods.slice(0, Math.min(finished, QUARTERS))
      const overtime = over && finished > QUARTERS ? added(periods.slice(QUARTERS)) : null
      return basketball.settle(market, outcome, { quarters, overtime, over })
    },
  }
}

function added(scores: readonly FeedScore[]): FeedScore {
  return scores.reduce((sum, { home, away }) => ({ home: sum.home + home, away: sum.away + away }), {
    home: 0,
    away: 0,
  })
}

/** Points of all periods that have started or come next. */
function periodsAt({ baskets, ends }: Match, { finished, played }: Place): readonly FeedScore[] {
  return ends
    .slice(0, finished + 1)
    .map((end, period) => pointsOf(baskets, ends[period - 1] ?? 0, Math.min(end, played)))
}

const SHOT_STATS = [
  ['three_pointers', 3],
  ['two_pointers', 2],
  ['free_throws', 1],
] as const

/** Returns the public state of a match at a place of its timetable. */
function factsAt(match: Match, place: Place, { atMs, speed }: Telling): FeedFacts {
  const { period, isRunning, played, finished } = place
  const shown = match.baskets.filter(({ second }) => second < played)
  const count = (points: number, of: Side) =>
    shown.filter((one) => one.points === points && one.side === of).length
  const score = { home: 0, away: 0 }
  const incidents = shown.map(({ side, points, second }) => {
    score[side] += points
    return { kind: 'points' as const, side, seconds: second, score: { ...score }, text: `+${points}` }
  })
  const over = finished === match.ends.length
  const periods = periodsAt(match, place)
  return {
    score,
    periods: over || isRunning ? periods : periods.slice(0, finished),
    redCards: { home: 0, away: 0 },
    clock: over
      ? null
      : { period, seconds: played, at: new Date(atMs).toISOString(), running: isRunning, speed },
    incidents,
    stats: SHOT_STATS.map(([stat, points]) => ({
      stat,
      home: count(points, 'home'),
      away: count(points, 'away'),
    })),
  }
}
