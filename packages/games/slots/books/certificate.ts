import { joinDigests } from '@poyraz/fairness'
import { assert } from '@poyraz/kernel'
import { exactFigure as exact, squareRoot, volatilityBand } from '../../exact-figures.ts'
import { decimal, multiply, type Ratio, ratio } from '../../ratio.ts'
import { checkReturn, inStakes, inverse, type SlotCertificate } from '../certificate.ts'
import type { BookRules } from '../rules.ts'
import { AWARDS_RADIX, type BookCount } from './count-book.ts'
import { type BookRows, meanOf, type Row, rowsOf, shareOf, varianceOf } from './rows.ts'
import { watchedOf } from './watched.ts'

/**
 * The certificate of a book, as the files of its folder by name. `rounds.csv` counts the whole rounds of all
 * tickets, `base.csv` their paid spins and `free.csv` all their free spins; equal pays share a line.
 */
export function certifyBook(
  rules: BookRules,
  rulesHash: string,
  count: BookCount,
): Readonly<Record<string, string>> {
  assert(count.tickets === rules.tickets, `${rules.gameId}: every ticket was counted`)
  const rounds = rowsOf(count.rounds, 1)
  const paid = rowsOf(count.paid, AWARDS_RADIX)
  const free = rowsOf(count.free, 1)
  const figures = { rounds, paid, free, count }
  checkReturn(rules, returnOf(rules, figures))
  const summary = summaryOf(rules, rulesHash, figures)
  return {
    'certificate.json': `${JSON.stringify(summary, null, 2)}\n`,
    'rounds.csv': tableOf(['id', 'weight', 'payout'], rounds, (row) => [row.weight, row.units]),
    'base.csv': tableOf(['id', 'weight', 'payout', 'awarded'], paid, (row) => [
      row.weight,
      row.units,
      row.awarded,
    ]),
    ...(rules.freeSpins
      ? { 'free.csv': tableOf(['id', 'weight', 'payout'], free, (row) => [row.weight, row.units]) }
      : {}),
  }
}

function summaryOf(rules: BookRules, rulesHash: string, figures: BookRows): SlotCertificate {
  const { rounds, paid, free, count } = figures
  const { gameId, version, unitsPerBet, capUnits, stakes, rtpBp } = rules
  const stake = BigInt(unitsPerBet)
  const sigma = squareRoot(varianceOf(rounds, stake))
  return {
    gameId,
    version,
    rulesHash,
    rtp: { declaredBp: rtpBp, ...exact(returnOf(rules, figures)) },
    parts: partsOf(rules, figures),
    combinations: { base: String(rules.tickets), free: null },
    volatility: {
      band: volatilityBand(sigma),
      ...sigmasOf(sigma, squareRoot(varianceOf(paid, stake))),
    },
    paidSpin: {
      paysAnything: exact(shareOf(paid, ({ units }) => units > 0n)),
      paysTheStake: exact(shareOf(paid, ({ units }) => units >= stake)),
    },
    freeSpins: freeSpinsOf(rules, figures),
    topAward: topOf(paid, unitsPerBet),
    topFreeSpin: free.length > 0 ? topOf(free, unitsPerBet) : null,
    cap: {
      stakes: inStakes(BigInt(capUnits), unitsPerBet),
      roundsCut: exact(ratio(BigInt(count.capped), BigInt(count.tickets))),
      noRoundPaysMoreStakes: inStakes(mostOf(rounds), unitsPerBet),
    },
    unitsPerStake: unitsPerBet,
    kurusPerUnitByStake: Object.fromEntries(stakes.map((one) => [one, one / unitsPerBet])),
    book: {
      tickets: rules.tickets,
      topRound: topOf(rounds, unitsPerBet),
      digest: bookDigest(count),
      firstChunkDigest: count.digests.get(0) ?? '',
    },
    watched: watchedOf(rules, figures),
  }
}

function sigmasOf(sigma: number, paidSpinSigma: number) {
  return {
    sigma: sigma.toFixed(6),
    index90: (1.645 * sigma).toFixed(6),
    paidSpinSigma: paidSpinSigma.toFixed(6),
  }
}

/** Every unit of the whole book over every stake. */
function returnOf({ unitsPerBet }: BookRules, { rounds }: BookRows): Ratio {
  return multiply(
    meanOf(rounds, ({ units }) => units),
    ratio(1n, BigInt(unitsPerBet)),
  )
}

/** The parts add up to the return; what the win cap cut is taken off free spins, else off the paid spin. */
function partsOf({ unitsPerBet, evaluation, freeSpins }: BookRules, { rounds, paid, count }: BookRows) {
  const all = BigInt(count.tickets) * BigInt(unitsPerBet)
  const sum = (rows: readonly Row[]) => rows.reduce((total, row) => total + row.weight * row.units, 0n)
  const scatters = { base: BigInt(count.paidScatterUnits), free: BigInt(count.freeScatterUnits) }
  const hold = BigInt(count.holdUnits)
  const base = freeSpins ? sum(paid) : sum(rounds)
  const free = sum(rounds) - base
  return {
    [`base ${evaluation.kind}`]: exact(ratio(base - scatters.base - hold, all)),
    'base scatters': exact(ratio(scatters.base, all)),
    ...(hold > 0n ? { 'hold and win': exact(ratio(hold, all)) } : {}),
    [`free ${evaluation.kind}`]: exact(ratio(free - scatters.free, all)),
    'free scatters': exact(ratio(scatters.free, all)),
  }
}

function freeSpinsOf(rules: BookRules, { paid, count: { features, tickets } }: BookRows) {
  const { freeSpins } = rules
  if (!freeSpins) return null
  const trigger = shareOf(paid, ({ awarded }) => awarded > 0n)
  return {
    trigger: exact(trigger),
    triggerOneIn: decimal(inverse(trigger), 2),
    spinsPerTrigger: decimal(multiply(ratio(BigInt(features.spins), BigInt(tickets)), inverse(trigger)), 6),
    multiplier: 'multiplier' in freeSpins ? freeSpins.multiplier : 1,
    maxSpins: freeSpins.maxSpins,
  }
}

function tableOf(
  head: readonly string[],
  rows: readonly Row[],
  cells: (row: Row) => readonly bigint[],
): string {
  return `${[head.join(), ...rows.map((row, id) => [id, ...cells(row)].join())].join('\n')}\n`
}

function mostOf(rows: readonly Row[]): bigint {
  return rows.reduce((most, { units }) => (units > most ? units : most), 0n)
}

function topOf(rows: readonly Row[], unitsPerBet: number) {
  const most = mostOf(rows)
  const odds = inverse(shareOf(rows, ({ units }) => units === most))
  return { stakes: inStakes(most, unitsPerBet), oneIn: decimal(odds, 2) }
}

/** One digest over the digests of all chunks, in their order. */
function bookDigest({ digests }: BookCount): string {
  return joinDigests([...digests].sort(([left], [right]) => left - right).map(([, digest]) => digest))
}
