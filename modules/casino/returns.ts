import type { WatchedFigure, WatchedKind } from '@poyraz/games'

/**
 * One figure as it came: in so many rounds, or free spins, what it adds up to in units, each cut, and how
 * often it was more than nothing.
 */
export type Tally = { readonly rounds: number; readonly units: number; readonly hits: number }

/** All since the watch of these rules began, and the newest of it. */
export type Watched = { readonly all: Tally; readonly block: Tally }

/** The mean, the variance and the most of what one adds to a sum. */
export type Expected = { readonly mean: number; readonly variance: number; readonly most: number }

/**
 * Chance that an honest sum lies beyond its limit. With a look a minute at three figures and how often each
 * is more than nothing, on both sides, of all and of the block, a year has 12.6 million: fewer than one
 * false alarm in 2000 years of a game.
 */
export const FALSE_ALARM = 3e-11
const SURPRISE = Math.log(1 / FALSE_ALARM)

/**
 * How far the sum of so many rounds may stray from its mean, upwards or downwards: Bernstein's inequality
 * solved for the distance. Unlike a number of sigmas it holds for few rounds too, where pays are far from
 * normal, so nothing has to be waited for. One free spin may bring the next, so they are no sample of a size
 * fixed beforehand; what they stray is a martingale, and Freedman's inequality says the same of it.
 */
export function limitOf({ mean, variance, most }: Expected, rounds: number, side: 'up' | 'down'): number {
  const reach = ((side === 'up' ? most - mean : mean) * SURPRISE) / 3
  return reach + Math.sqrt(reach ** 2 + 2 * rounds * variance * SURPRISE)
}

export function expectedSum({ most, mean, variance }: WatchedFigure): Expected {
  return { mean: number(mean), variance: number(variance), most }
}

export function expectedHits({ hit }: WatchedFigure): Expected {
  const chance = number(hit)
  return { mean: chance, variance: chance * (1 - chance), most: 1 }
}

/** Distance of the sum from its mean, in standard deviations of so many rounds; 0 for no rounds. */
export function sigmasOf({ rounds, units }: Tally, figure: WatchedFigure): number {
  const { mean, variance } = expectedSum(figure)
  return rounds === 0 ? 0 : (units - rounds * mean) / Math.sqrt(rounds * variance)
}

/** Names of the sum, the count and the unit of a figure, for the log. */
const WORDS: Readonly<Record<WatchedKind, readonly [units: string, hits: string, of: string]>> = {
  paid: ['units paid', 'rounds that pay', 'rounds'],
  awarded: ['free spins', 'rounds with free spins', 'rounds'],
  free: ['units paid', 'free spins that pay', 'free spins'],
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
      if (isWithin(sum, tally.rounds, expected)) continue
      const due = Math.round(tally.rounds * expected.mean)
      return `${sum} ${what} in ${span} ${tally.rounds} ${of}, expected ${due}`
    }
  }
  return null
}

function isWithin(sum: number, rounds: number, expected: Expected): boolean {
  const distance = sum - rounds * expected.mean
  return Math.abs(distance) <= limitOf(expected, rounds, distance > 0 ? 'up' : 'down')
}

const DECIMALS = 10n ** 15n

/** Scaled as integers first: the parts of an exact ratio may be beyond any float. */
function number({ numerator, denominator }: WatchedFigure['mean']): number {
  return Number((numerator * DECIMALS) / denominator) / Number(DECIMALS)
}
