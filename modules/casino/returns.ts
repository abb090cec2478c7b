import type { WatchedFigure, WatchedKind } from '@poyraz/games'

/**
 * Counts of one figure: number of rounds (or free spins), sum of units (each capped), and number of values
 * above zero.
 */
export type Tally = { readonly rounds: number; readonly units: number; readonly hits: number }

/** Counts since the watch of these rules began, and of the newest block. */
export type Watched = { readonly all: Tally; readonly block: Tally }

/** Mean, variance and maximum of one value. */
export type Expected = {
  readonly mean: number
  readonly variance: number
  readonly most: number
  /** Number of values that may depend on one another; 1 where it is absent. */
  readonly linked?: number
}

/**
 * Probability that an honest sum is beyond its limit. One look per minute checks at most four figures and
 * their hits, on both sides, for all rounds and for the block: 16.8 million checks a year. That gives less
 * than one false alarm per game in 2000 years.
 */
export const FALSE_ALARM = 2.9e-11
const SURPRISE = Math.log(1 / FALSE_ALARM)

/**
 * Returns how far the sum may deviate from its mean, up or down: Bernstein's inequality solved for the
 * distance. Unlike a number of sigmas it also holds for few rounds, whose pays are far from normal. Free
 * spins can lead to further free spins, and a wrong call ends a gamble, so their number is not fixed in
 * advance; their deviation is a martingale, for which Freedman's inequality gives the same bound. Values
 * that depend on one another count as one value of their common reach.
 */
export function limitOf(
  { mean, variance, most, linked = 1 }: Expected,
  rounds: number,
  side: 'up' | 'down',
): number {
  const reach = (linked * (side === 'up' ? most - mean : mean) * SURPRISE) / 3
  return reach + Math.sqrt(reach ** 2 + 2 * rounds * variance * SURPRISE)
}

export function expectedSum({ most, mean, variance, linked = 1 }: WatchedFigure): Expected {
  return { mean: number(mean), variance: number(variance), most, linked }
}

export function expectedHits({ hit }: WatchedFigure): Expected {
  const chance = number(hit)
  return { mean: chance, variance: chance * (1 - chance), most: 1 }
}

/** Distance of the sum from its mean, in standard deviations of the sum; 0 without rounds. */
export function sigmasOf({ rounds, units }: Tally, figure: WatchedFigure): number {
  const { mean, variance } = expectedSum(figure)
  const distance = units - rounds * mean
  // A figure without variance, as the number of bought free spins, is exact or wrong.
  return distance === 0 ? 0 : distance / Math.sqrt(rounds * variance)
}

/** Names of the sum, the count and the unit of a figure, for the log. */
const WORDS: Readonly<Record<WatchedKind, readonly [units: string, hits: string, of: string]>> = {
  paid: ['units paid', 'rounds that pay', 'rounds'],
  awarded: ['free spins', 'rounds with free spins', 'rounds'],
  free: ['units paid', 'free spins that pay', 'free spins'],
  gamble: ['right calls', 'right calls', 'calls of a gamble'],
  bought: ['free spins', 'rounds with free spins', 'bought rounds'],
}

/** Describes how a figure is out of range, for the log; `null` when it is in range. */
export function faultOf(kind: WatchedKind, { all, block }: Watched, figure: WatchedFigure): string | null {
  const [units, hits, of] = WORDS[kind]
  for (const [span, tally] of [
    ['all', all],
    ['the newest', block],
  ] as const) {
    for (const [what, sum, expected] of [
      [units, tally.units, expectedSum(figure)],
      [hits, tally.hits, expectedHits(figure)],
    ] as const) {
      if (isWithin(sum, tally.rounds, expected, figure.isCeiling)) continue
      const due = Math.round(tally.rounds * expected.mean)
      return `${sum} ${what} in ${span} ${tally.rounds} ${of}, expected ${due}`
    }
  }
  return null
}

function isWithin(sum: number, rounds: number, expected: Expected, isCeiling = false): boolean {
  const distance = sum - rounds * expected.mean
  if (isCeiling && distance <= 0) return true
  return Math.abs(distance) <= limitOf(expected, rounds, distance > 0 ? 'up' : 'down')
}

const DECIMALS = 10n ** 15n

/** Scales as integers first, because the parts of the exact ratio may exceed any float. */
function number({ numerator, denominator }: WatchedFigure['mean']): number {
  return Number((numerator * DECIMALS) / denominator) / Number(DECIMALS)
}
