import type { PaidSpin } from '@poyraz/games'

/** Paid spins as they came: their pay in units, each cut, and how many paid anything. */
export type Tally = { readonly rounds: number; readonly units: number; readonly hits: number }

/** All rounds since the watch of these rules began, and the newest of them. */
export type Watched = { readonly all: Tally; readonly block: Tally }

/** The mean, the variance and the most of what one round adds to a sum. */
export type Expected = { readonly mean: number; readonly variance: number; readonly most: number }

/**
 * Chance that an honest sum lies beyond its limit. With a look a minute at two sums on both sides, of all
 * rounds and of the block, a year has 4.2 million: fewer than one false alarm in 2000 years of a game.
 */
const FALSE_ALARM = 1e-10
const SURPRISE = Math.log(1 / FALSE_ALARM)

/**
 * How far the sum of so many rounds may stray from its mean, upwards or downwards: Bernstein's inequality
 * solved for the distance. Unlike a number of sigmas it holds for few rounds too, where pays are far from
 * normal, so nothing has to be waited for.
 */
export function limitOf({ mean, variance, most }: Expected, rounds: number, side: 'up' | 'down'): number {
  const reach = ((side === 'up' ? most - mean : mean) * SURPRISE) / 3
  return reach + Math.sqrt(reach ** 2 + 2 * rounds * variance * SURPRISE)
}

export function expectedPay({ cutUnits, mean, variance }: PaidSpin): Expected {
  return { mean: number(mean), variance: number(variance), most: cutUnits }
}

export function expectedHits({ hit }: PaidSpin): Expected {
  const chance = number(hit)
  return { mean: chance, variance: chance * (1 - chance), most: 1 }
}

/** Distance of the pay from its mean, in standard deviations of so many rounds; 0 for no rounds. */
export function sigmasOf({ rounds, units }: Tally, paidSpin: PaidSpin): number {
  const { mean, variance } = expectedPay(paidSpin)
  return rounds === 0 ? 0 : (units - rounds * mean) / Math.sqrt(rounds * variance)
}

/** What of it lies out of range, in words for the log; `null` where nothing does. */
export function faultOf({ all, block }: Watched, paidSpin: PaidSpin): string | null {
  for (const [span, tally] of [
    ['all', all],
    ['the newest', block],
  ] as const) {
    for (const [what, sum, expected] of [
      ['units paid', tally.units, expectedPay(paidSpin)],
      ['rounds that pay', tally.hits, expectedHits(paidSpin)],
    ] as const) {
      if (isWithin(sum, tally.rounds, expected)) continue
      return `${sum} ${what} in ${span} ${tally.rounds} rounds, expected ${Math.round(tally.rounds * expected.mean)}`
    }
  }
  return null
}

function isWithin(sum: number, rounds: number, expected: Expected): boolean {
  const distance = sum - rounds * expected.mean
  return Math.abs(distance) <= limitOf(expected, rounds, distance > 0 ? 'up' : 'down')
}

function number({ numerator, denominator }: PaidSpin['mean']): number {
  return Number(numerator) / Number(denominator)
}
