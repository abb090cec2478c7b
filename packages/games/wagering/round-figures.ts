import { assert } from '@poyraz/kernel'
import type { Ratio } from '../ratio.ts'
import type { WatchedFigure } from '../slots/watched-figures.ts'

/** The wins of a game's rounds, in thousandths of a stake: exact figures, rounded. */
export type RoundFigures = {
  /** Mean of the win of a round: the return to the player. */
  readonly mean: number
  /** Standard deviation of the win of a round. */
  readonly sigma: number
  /** The same of the paid spin alone, with higher wins counted as `SMALL_WINS_MAX`. */
  readonly smallMean: number
  readonly smallSigma: number
}

/** Cap of a small win, in stakes. */
export const SMALL_WINS_MAX = 20

type Certified = { readonly rtp: Ratio; readonly sigma: number }

/** Joins the certified return and deviation of a game with the moments of its small wins. */
export function roundFiguresOf({ rtp, sigma }: Certified, small: WatchedFigure): RoundFigures {
  const units = small.most / SMALL_WINS_MAX
  assert(Number.isInteger(units), 'small wins are cut where the figures say')
  return {
    mean: Math.round(1000 * numberOf(rtp)),
    sigma: Math.round(1000 * sigma),
    smallMean: Math.round((1000 * numberOf(small.mean)) / units),
    smallSigma: Math.round((1000 * Math.sqrt(numberOf(small.variance))) / units),
  }
}

const DIGITS = 10n ** 12n

function numberOf({ numerator, denominator }: Ratio): number {
  return Number((numerator * DIGITS) / denominator) / Number(DIGITS)
}
