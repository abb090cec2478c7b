import { add, multiply, type Ratio, ratio } from '../../ratio.ts'
import type { BookRules } from '../rules.ts'
import { WATCHED_STAKES } from './count-book.ts'
import { type BookRows, less, meanOf, type Row, shareOf } from './rows.ts'

/**
 * Figures for the watch over live returns, pays cut at so many stakes. Free spins of one round depend on one
 * another where multipliers are kept, so the variance of their sum is that of whole rounds, shared out to
 * their spins.
 */
export function watchedOf(rules: BookRules, { paid, free, count: { features, tickets } }: BookRows) {
  const most = BigInt(WATCHED_STAKES * rules.unitsPerBet)
  const cut = ({ units }: Row) => (units < most ? units : most)
  const mean = meanOf(paid, cut)
  const square = meanOf(paid, (row) => cut(row) ** 2n)
  const hit = shareOf(paid, ({ units }) => units > 0n)
  const all = BigInt(tickets)
  const figures = { paid: toFigure(Number(most), mean, less(square, multiply(mean, mean)), hit) }
  if (!rules.freeSpins || features.spins === 0) return figures
  const spins = ratio(BigInt(features.spins), all)
  const awardedVariance = less(ratio(BigInt(features.spinsSquared), all), multiply(spins, spins))
  const triggered = ratio(BigInt(features.rounds), all)
  const perSpin = ratio(BigInt(features.units), BigInt(features.spins))
  const minusTwice = multiply(perSpin, ratio(-2n * BigInt(features.spinsTimesUnits), 1n))
  const squares = multiply(multiply(perSpin, perSpin), ratio(BigInt(features.spinsSquared), 1n))
  const deviation = add(ratio(BigInt(features.unitsSquared), 1n), minusTwice, squares)
  const variance = multiply(deviation, ratio(1n, BigInt(features.spins)))
  const freeHit = shareOf(free, ({ units }) => units > 0n)
  return {
    ...figures,
    awarded: toFigure(rules.freeSpins.maxSpins, spins, awardedVariance, triggered),
    free: { ...toFigure(Number(most), perSpin, variance, freeHit), linked: rules.freeSpins.maxSpins },
  }
}

function toFigure(most: number, mean: Ratio, variance: Ratio, hit: Ratio) {
  return { most, mean: inText(mean), variance: inText(variance), hit: inText(hit) }
}

function inText({ numerator, denominator }: Ratio) {
  return { numerator: String(numerator), denominator: String(denominator) }
}
