import type { BasketballStrength } from '@poyraz/betting/basketball'
import type { Draws } from '@poyraz/fairness'
import type { FeedScore } from '../../feed/messages.ts'
import type { Fixture } from '../calendar.ts'
import { simulatorDraws, uniform } from '../draws.ts'
import type { Side } from '../sides.ts'
import type { Span } from '../timetable.ts'

/** `second` counts play alone. */
type Basket = { readonly side: Side; readonly points: 1 | 2 | 3; readonly second: number }
export type Match = {
  readonly baskets: readonly Basket[]
  readonly spans: readonly Span[]
  /** Seconds of play at which each period ends. */
  readonly ends: readonly number[]
}

export const QUARTERS = 4
export const QUARTER = 600
export const OVERTIME = 300
const POSSESSION = 15
const BREAKS = [90, 420, 90, 90] as const
const OVERTIME_BREAK = 60
/** Possessions of a team in regular time. */
const POSSESSIONS = (QUARTERS * QUARTER) / POSSESSION / 2
const MEAN_POINTS = 81
const HOME_POINTS = 1.6
/** Chances of 1, 2 and 3 points from a possession of an average team. */
const SHOTS = [0.07, 0.3, 0.13] as const
const SHOTS_MEAN = SHOTS[0] + 2 * SHOTS[1] + 3 * SHOTS[2]
const SHOTS_SQUARE = SHOTS[0] + 4 * SHOTS[1] + 9 * SHOTS[2]
/** Largest error of the opening prices in points. */
const ERROR_POINTS = 3

function formOf(key: Uint8Array, teamId: number, season: number) {
  const draws = simulatorDraws(key, 'team', teamId * 10_000 + season)
  return { attack: 14 * (uniform(draws) - 0.5), defence: 10 * (uniform(draws) - 0.5) }
}

/** Expected points of regular time. */
function expectedOf(key: Uint8Array, { homeId, awayId, season }: Fixture): FeedScore {
  const home = formOf(key, homeId, season)
  const away = formOf(key, awayId, season)
  return {
    home: MEAN_POINTS + HOME_POINTS + home.attack - away.defence,
    away: MEAN_POINTS - HOME_POINTS + away.attack - home.defence,
  }
}

/** Variance of the points of a team from its possessions. */
function varianceOf(points: number): number {
  const mean = points / POSSESSIONS
  return POSSESSIONS * ((SHOTS_SQUARE * mean) / SHOTS_MEAN - mean ** 2)
}

export function pricedStrength(key: Uint8Array, fixture: Fixture, drift: number): BasketballStrength {
  const expected = expectedOf(key, fixture)
  const draws = simulatorDraws(key, 'price', fixture.id)
  const error = () => (uniform(draws) - 0.5) * 2 * ERROR_POINTS * Math.exp(-drift / 12)
  const deviation = Math.sqrt(varianceOf(expected.home) + varianceOf(expected.away))
  return {
    expected: { home: expected.home + error(), away: expected.away + error() },
    marginDeviation: deviation,
    totalDeviation: deviation,
  }
}

function shot(draws: Draws, expected: number): 0 | 1 | 2 | 3 {
  const factor = expected / POSSESSIONS / SHOTS_MEAN
  let at = uniform(draws)
  for (const points of [1, 2, 3] as const) {
    at -= (SHOTS[points - 1] ?? 0) * factor
    if (at < 0) return points
  }
  return 0
}

function playPeriod(draws: Draws, expected: FeedScore, from: number, seconds: number): Basket[] {
  const first = draws.int(2)
  return Array.from({ length: seconds / POSSESSION }, (_, number) => {
    const side = (number + first) % 2 === 0 ? ('home' as const) : ('away' as const)
    const points = shot(draws, expected[side])
    return { side, points, second: from + number * POSSESSION + draws.int(POSSESSION) }
  }).flatMap(({ side, points, second }) => (points === 0 ? [] : [{ side, points, second }]))
}

/** Plays a match possession by possession, with overtimes until somebody leads. */
export function playMatch(key: Uint8Array, fixture: Fixture): Match {
  const draws = simulatorDraws(key, 'match', fixture.id)
  const expected = expectedOf(key, fixture)
  const baskets: Basket[] = []
  const spans: Span[] = []
  const ends: number[] = []
  const play = (period: string, seconds: number) => {
    const from = ends.at(-1) ?? 0
    baskets.push(...playPeriod(draws, expected, from, seconds))
    spans.push({ period, seconds, isPlay: true })
    ends.push(from + seconds)
  }
  const rest = (period: string, seconds: number) => spans.push({ period, seconds, isPlay: false })
  const isTied = () => {
    const { home, away } = pointsOf(baskets, 0, Number.POSITIVE_INFINITY)
    return home === away
  }
  for (let quarter = 0; quarter < QUARTERS; quarter++) {
    if (quarter > 0) rest(quarter === 2 ? 'HT' : `Q${quarter}`, BREAKS[quarter - 1] ?? 0)
    play(`Q${quarter + 1}`, QUARTER)
  }
  while (isTied()) {
    rest('OT', OVERTIME_BREAK)
    play('OT', OVERTIME)
  }
  return { baskets, spans, ends }
}

/** Points scored from `from` until `to` seconds of play. */
export function pointsOf(baskets: readonly Basket[], from: number, to: number): FeedScore {
  const score = { home: 0, away: 0 }
  for (const { side, points, second } of baskets) if (second >= from && second < to) score[side] += points
  return score
}
