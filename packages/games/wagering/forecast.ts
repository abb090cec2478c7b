import { assert } from '@poyraz/kernel'
import type { RoundFigures } from './round-figures.ts'

/** The player's funds, and the stakes until the bonus is free. Money in kuruş. */
export type WageringPlan = {
  /** Cash when the wagering begins; it pays the stakes first. */
  readonly cash: number
  readonly bonus: number
  /** Sum of stakes that the bonus requires on this game. */
  readonly wagering: number
  readonly stake: number
}

export type WageringForecast = {
  readonly rounds: number
  /** Expected loss on stakes if all of the wagering is played: what the game keeps of it. */
  readonly cost: number
  /**
   * `finish` is the probability that the money lasts until the wagering is complete, from 0 to 1; `result` the
   * expected money at the end less the cash at the beginning. Null for a game whose wins vary too much.
   */
  readonly outcome: { readonly finish: number; readonly result: number } | null
}

/**
 * Forecasts the wagering of a bonus on one game with one stake.
 *
 * In stakes, the money starts at K = (cash + bonus) / stake, falls by 1 with every round and rises by the
 * wins. The wins of t rounds are approximated by a process of independent increments with the game's mean
 * and variance: small wins are gamma distributed (shape A t, scale B, with A B and A B^2 the mean and the
 * variance of small wins), and everything above them comes in jumps of one size J, as a Poisson process of
 * rate L (L J and L J^2 are the rest of the mean and of the variance). The money only jumps upwards, so
 * that the density of the round at which it is gone is (K / t) g(t - K), where g is the density of the
 * wins of t rounds (Kendall's identity; Kyprianou, Fluctuations of Levy Processes, 2014, exercise 6.10).
 * From it follow the probability `lost` that the money is gone before the n rounds are played, and the
 * expected number of rounds played:
 *
 *   finish = 1 - lost        result = bonus - (1 - mean) * stake * rounds played
 *
 * Limits: rounds are discrete and wins are not exactly so distributed, so that both figures are off by up
 * to `ERROR_MAX` for games with a deviation up to `SIGMA_MAX`, which the test plays by their rules; other
 * games get no outcome. The limit of what becomes cash is left out. It only lowers the result of those who
 * win a multiple of the bonus.
 */
export function forecastWagering(figures: RoundFigures, plan: WageringPlan): WageringForecast {
  const { cash, bonus, wagering, stake } = plan
  assert(stake > 0 && cash >= 0 && bonus >= 0 && wagering >= 0, 'a plan with a stake')
  const rounds = Math.ceil(wagering / stake)
  const edge = 1 - figures.mean / 1000
  const cost = edge * stake * rounds
  if (figures.sigma > SIGMA_MAX) return { rounds, cost, outcome: null }
  const { lost, roundsOfLosers } = ruinOf(inStakes(figures), (cash + bonus) / stake, rounds)
  const played = roundsOfLosers + rounds * (1 - lost)
  return { rounds, cost, outcome: { finish: 1 - lost, result: bonus - edge * stake * played } }
}

function inStakes({ mean, sigma, smallMean, smallSigma }: RoundFigures): RoundFigures {
  return {
    mean: mean / 1000,
    sigma: sigma / 1000,
    smallMean: smallMean / 1000,
    smallSigma: smallSigma / 1000,
  }
}

/** The largest error of `finish`, and of `result` as a share of cash and bonus, that the test allows. */
export const ERROR_MAX = 0.1

/** Largest deviation of a game, in thousandths of a stake, up to which the error holds. */
export const SIGMA_MAX = 6_000

/** Points of the midpoint rule. */
const POINTS = 400

/**
 * Integrates the density of the last round, and the density times the round, over the rounds from K to n. The
 * density may be infinite at K, where the wins are zero: x = X u^(1 / p) makes it finite.
 */
function ruinOf(figures: RoundFigures, money: number, rounds: number) {
  const winsMax = rounds - money
  if (winsMax <= 0 || money === 0) return { lost: money === 0 ? 1 : 0, roundsOfLosers: 0 }
  const density = densityOfWins(figures)
  const power = Math.min(1, (figures.smallMean / figures.smallSigma) ** 2 * money)
  let [lost, roundsOfLosers] = [0, 0]
  for (let point = 0; point < POINTS; point++) {
    const u = (point + 0.5) / POINTS
    const wins = winsMax * u ** (1 / power)
    const round = money + wins
    const share = ((money / round) * density(wins, round) * wins) / (power * u * POINTS)
    lost += share
    roundsOfLosers += share * round
  }
  return { lost: Math.min(1, lost), roundsOfLosers }
}

/** Returns the density of the wins of `rounds` rounds: small ones, and 0, 1, 2 ... large ones. */
function densityOfWins({ mean, sigma, smallMean, smallSigma }: RoundFigures) {
  const [scale, shapeOfRound] = [smallSigma ** 2 / smallMean, (smallMean / smallSigma) ** 2]
  const largeMean = mean - smallMean
  const jump = largeMean > 0 ? (sigma ** 2 - smallSigma ** 2) / largeMean : 0
  const rate = jump > 0 ? largeMean / jump : 0
  return (wins: number, rounds: number) => {
    const shape = shapeOfRound * rounds
    const constantLog = -shape * Math.log(scale) - logGamma(shape) - rate * rounds
    let [sum, countLog] = [0, 0]
    for (let count = 0, small = wins; small > 0; count++, small -= jump) {
      if (count > 0) countLog += Math.log((rate * rounds) / count)
      sum += Math.exp((shape - 1) * Math.log(small) - small / scale + constantLog + countLog)
      if (jump === 0) break
    }
    return sum
  }
}

const HALF_LOG_TAU = Math.log(2 * Math.PI) / 2
/** Stirling's series is exact to 1e-10 from here on. */
const STIRLING_FROM = 10

/** Logarithm of the gamma function for x > 0: Stirling's series, with x raised by gamma(x + 1) = x gamma(x). */
function logGamma(x: number): number {
  let [at, raised] = [x, 0]
  while (at < STIRLING_FROM) raised += Math.log(at++)
  const series = 1 / (12 * at) - 1 / (360 * at ** 3) + 1 / (1260 * at ** 5)
  return (at - 0.5) * Math.log(at) - at + HALF_LOG_TAU + series - raised
}
