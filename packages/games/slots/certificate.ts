import { assert } from '@poyraz/kernel'
import { exactFigure, squareRoot, volatilityBand } from '../exact-figures.ts'
import { decimal, multiply, type Ratio, ratio } from '../ratio.ts'
import { type ExactFigures, exactFigures } from './exact.ts'
import { compile } from './machine.ts'
import type { ReelRules } from './rules.ts'
import { chance, highest, type Spins, unitsOf } from './spins.ts'
import type { WatchedFigure, WatchedKind } from './watched-figures.ts'

/** The legal floor of the return and its ceiling, in hundredths of a percent. */
export const RTP_FLOOR_BP = 8500
export const RTP_CEILING_BP = 10_000

/**
 * The certificate of a game, as the files of its folder by name: a summary, and the distribution of each kind
 * of spin that the summary follows from. Throws when the declared return is not the exact one.
 */
export function certify(rules: ReelRules, rulesHash: string): Readonly<Record<string, string>> {
  const figures = exactFigures(compile(rules))
  checkReturn(rules, figures.rtp)
  const { base, free } = figures
  return {
    'certificate.json': `${JSON.stringify(summaryOf(rules, rulesHash, figures), null, 2)}\n`,
    'base.csv': distributionOf(base),
    ...(free ? { 'free.csv': distributionOf(free) } : {}),
  }
}

export type SlotCertificate = ReturnType<typeof summaryOf> & {
  /** Of a game that is a finite book of tickets. */
  readonly book?: BookFigures
  /** Figures for the watch over live returns; a game of reels counts them from its rules. */
  readonly watched?: { readonly [Kind in WatchedKind]?: CertifiedFigure }
  /** Of a game with covers. Shares and pays are decimal strings. */
  readonly covers?: CertifiedCovers
  /** Of a game with decisions: what each of them returns. */
  readonly options?: readonly CertifiedOption[]
}

/** Frequency of the covers, and their average and greatest pay. */
export type CertifiedCovers = {
  readonly trigger: ReturnType<typeof exactFigure>
  readonly triggerOneIn: string
  readonly meanStakes: string
  readonly mostStakes: string
}

/** A way to play a game with decisions. Exact figures are decimal strings, cut and not rounded. */
export type CertifiedOption = {
  readonly option: string
  readonly rtp: ReturnType<typeof exactFigure>
  readonly band: ReturnType<typeof volatilityBand>
  readonly sigma: string
  /** The most that a round can pay, in stakes. */
  readonly noRoundPaysMoreStakes: string
  /** In games that sell free spins: the stake of the round in stakes of the ladder. Figures are in the former. */
  readonly stakes?: number
  /** Of a bought round: the chance that it pays anything, and its price at least. */
  readonly paysAnything?: ReturnType<typeof exactFigure>
  readonly paysTheStake?: ReturnType<typeof exactFigure>
}

export type BookFigures = {
  readonly tickets: number
  /** The most that a whole round pays, and how rarely. */
  readonly topRound: { readonly stakes: string; readonly oneIn: string }
  /** Digest of the pays of all tickets, and of the first chunk alone. */
  readonly digest: string
  readonly firstChunkDigest: string
}

type Fraction = { readonly numerator: string; readonly denominator: string }
export type CertifiedFigure = Record<'mean' | 'variance' | 'hit', Fraction> &
  Pick<WatchedFigure, 'most' | 'linked'>

/** Exact values are decimal strings, cut and not rounded; sigmas are square roots and rounded. */
export function summaryOf(rules: ReelRules, rulesHash: string, figures: ExactFigures) {
  const { parts, base, free } = figures
  return {
    gameId: rules.gameId,
    version: rules.version,
    rulesHash,
    rtp: { declaredBp: rules.rtpBp, ...exactFigure(figures.rtp) },
    parts: {
      [`base ${rules.evaluation.kind}`]: exactFigure(parts.baseRuns),
      'base scatters': exactFigure(parts.baseScatters),
      [`free ${rules.evaluation.kind}`]: exactFigure(parts.freeRuns),
      'free scatters': exactFigure(parts.freeScatters),
    },
    combinations: { base: String(base.cycle), free: free ? String(free.cycle) : null },
    volatility: volatilityOf(figures),
    paidSpin: { paysAnything: exactFigure(figures.hit), paysTheStake: exactFigure(figures.hitStake) },
    freeSpins: freeSpinsOf(rules, figures),
    topAward: topOf(base, 1, rules.unitsPerBet),
    topFreeSpin: free && topOf(free, rules.freeSpins?.multiplier ?? 1, rules.unitsPerBet),
    cap: {
      stakes: inStakes(BigInt(rules.capUnits), rules.unitsPerBet),
      roundsCut: exactFigure(ratio(base.cut, base.cycle)),
      noRoundPaysMoreStakes: inStakes(figures.boundUnits, rules.unitsPerBet),
    },
    unitsPerStake: rules.unitsPerBet,
    kurusPerUnitByStake: Object.fromEntries(rules.stakes.map((stake) => [stake, stake / rules.unitsPerBet])),
  }
}

/**
 * Writes the distribution as CSV. Of all combinations of stops, `weight` pay `payout` units (without
 * multiplier) and award `awarded` free spins.
 */
export function distributionOf({ rows }: Spins): string {
  const lines = rows.map((row, id) => [id, row.weight, unitsOf(row), row.awarded].join())
  return `${['id,weight,payout,awarded', ...lines].join('\n')}\n`
}

export function checkReturn({ gameId, rtpBp }: Pick<ReelRules, 'gameId' | 'rtpBp'>, rtp: Ratio): void {
  const exactBp = Number((rtp.numerator * 10_000n) / rtp.denominator)
  assert(rtpBp === exactBp, `${gameId}: declares ${rtpBp} and returns ${exactBp} hundredths of a percent`)
  assert(rtpBp >= RTP_FLOOR_BP && rtpBp <= RTP_CEILING_BP, `${gameId}: the return lies within the law`)
}

function volatilityOf({ variance, baseVariance }: ExactFigures) {
  const sigma = squareRoot(variance)
  return {
    band: volatilityBand(sigma),
    sigma: sigma.toFixed(6),
    index90: (1.645 * sigma).toFixed(6),
    paidSpinSigma: squareRoot(baseVariance).toFixed(6),
  }
}

function freeSpinsOf({ freeSpins }: ReelRules, { trigger, freeSpins: perRound }: ExactFigures) {
  if (!freeSpins) return null
  return {
    trigger: exactFigure(trigger),
    triggerOneIn: decimal(inverse(trigger), 2),
    spinsPerTrigger: decimal(multiply(perRound, inverse(trigger)), 6),
    multiplier: freeSpins.multiplier,
    maxSpins: freeSpins.maxSpins,
  }
}

/** Maximum pay of a single spin, and its frequency. */
function topOf(spins: Spins, multiplier: number, unitsPerBet: number) {
  const top = highest(spins)
  const odds = inverse(chance(spins, (row) => unitsOf(row) === top))
  return { stakes: inStakes(top * BigInt(multiplier), unitsPerBet), oneIn: decimal(odds, 2) }
}

export function inStakes(units: bigint, unitsPerBet: number): string {
  return decimal(ratio(units, BigInt(unitsPerBet)), 2)
}

export function inverse({ numerator, denominator }: Ratio): Ratio {
  return ratio(denominator, numerator)
}
