import { assert } from '@poyraz/kernel'
import { exactFigure, squareRoot, volatilityBand } from '../../exact-figures.ts'
import { multiply, type Ratio, ratio } from '../../ratio.ts'
import {
  type CertifiedOption,
  checkReturn,
  distributionOf,
  inStakes,
  type SlotCertificate,
  summaryOf,
} from '../certificate.ts'
import { type ExactFigures, exactFigures } from '../exact.ts'
import { compile } from '../machine.ts'
import { boughtPays } from './buy-figures.ts'
import { reelRulesOf } from './options.ts'
import { meanOf, type Pays, varianceOf } from './pick-figures.ts'
import type { BuyChoice, ChoiceRules } from './rules.ts'

const identity = (units: bigint) => units

/**
 * The certificate of a game that sells its free spins: that of a game of reels for rounds with a paid spin,
 * and the exact figures of both ways. Those of a bought round are in its own stake, which is the price.
 */
export function certifyBuy(
  rules: ChoiceRules,
  choice: BuyChoice,
  rulesHash: string,
): Readonly<Record<string, string>> {
  const reels = reelRulesOf(rules, 0)
  const paid = exactFigures(compile(reels))
  checkReturn(rules, paid.rtp)
  const bought = boughtPays(rules, choice)
  const certificate: SlotCertificate = {
    ...summaryOf(reels, rulesHash, paid),
    options: [paidOption(rules, paid), boughtOption(rules, choice, bought)],
  }
  return {
    'certificate.json': `${JSON.stringify(certificate, null, 2)}\n`,
    'base.csv': distributionOf(paid.base),
    ...(paid.free ? { 'free.csv': distributionOf(paid.free) } : {}),
    'bought.csv': stakesCsv(rules, bought),
  }
}

function paidOption({ unitsPerBet }: ChoiceRules, figures: ExactFigures): CertifiedOption {
  const sigma = squareRoot(figures.variance)
  return {
    option: 'paid spin',
    stakes: 1,
    rtp: exactFigure(figures.rtp),
    band: volatilityBand(sigma),
    sigma: sigma.toFixed(6),
    noRoundPaysMoreStakes: inStakes(figures.boundUnits, unitsPerBet),
  }
}

function boughtOption(rules: ChoiceRules, { stakes, spins, rtpBp }: BuyChoice, pays: Pays): CertifiedOption {
  const priceUnits = rules.unitsPerBet * stakes
  const rtp = multiply(meanOf(pays, identity), ratio(1n, BigInt(priceUnits)))
  checkReturn({ gameId: `${rules.gameId} (bought)`, rtpBp }, rtp)
  const sigma = squareRoot(multiply(varianceOf(pays, identity), ratio(1n, BigInt(priceUnits) ** 2n)))
  const most = pays.rows.reduce((top, row) => (row.units > top.units ? row : top))
  assert(most.units <= BigInt(rules.capUnits), `${rules.gameId}: no bought round is cut`)
  return {
    option: `${spins} free spins for ${stakes} stakes`,
    stakes,
    rtp: exactFigure(rtp),
    band: volatilityBand(sigma),
    sigma: sigma.toFixed(6),
    paysAnything: exactFigure(chanceOf(pays, 1n)),
    paysTheStake: exactFigure(chanceOf(pays, BigInt(priceUnits))),
    noRoundPaysMoreStakes: inStakes(most.units, priceUnits),
  }
}

/** The chance that a round pays at least so many units. */
function chanceOf(pays: Pays, least: bigint): Ratio {
  return meanOf(pays, (units) => (units >= least ? 1n : 0n))
}

/**
 * Writes the distribution of bought rounds: `weight` of all combinations pay at least `stakes` stakes of the
 * ladder and less than one more. The distribution in units follows from `free.csv`.
 */
function stakesCsv({ unitsPerBet }: ChoiceRules, { rows }: Pays): string {
  const weights = new Map<bigint, bigint>()
  for (const { weight, units } of rows) {
    const stakes = units / BigInt(unitsPerBet)
    weights.set(stakes, (weights.get(stakes) ?? 0n) + weight)
  }
  const lines = [...weights].map(([stakes, weight], id) => [id, weight, stakes].join())
  return `${['id,weight,stakes', ...lines].join('\n')}\n`
}
