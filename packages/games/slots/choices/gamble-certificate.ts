import { assert } from '@poyraz/kernel'
import { exactFigure, squareRoot, volatilityBand } from '../../exact-figures.ts'
import { multiply, ratio } from '../../ratio.ts'
import {
  type CertifiedOption,
  checkReturn,
  distributionOf,
  inStakes,
  type SlotCertificate,
  summaryOf,
} from '../certificate.ts'
import { exactFigures } from '../exact.ts'
import { compile } from '../machine.ts'
import { type Spins, unitsOf } from '../spins.ts'
import { mayDouble } from './gamble.ts'
import { reelRulesOf } from './options.ts'
import { csvOf, inStakesOf } from './pick-certificate.ts'
import { meanOf, type Pays, varianceOf } from './pick-figures.ts'
import type { ChoiceRules, GambleChoice } from './rules.ts'

const identity = (units: bigint) => units

/**
 * The certificate of a game with a gamble: the paid spin over the full cycle of stops, and the exact figures
 * of every plan to call at most so many times. All plans return what the spin does; they differ in spread.
 */
export function certifyGamble(
  rules: ChoiceRules,
  choice: GambleChoice,
  rulesHash: string,
): Readonly<Record<string, string>> {
  const spin = exactFigures(compile(reelRulesOf(rules, 0)))
  assert(spin.base.cut === 0n, `${rules.gameId}: a spin could pay beyond its cap`)
  checkReturn(rules, spin.rtp)
  const plans = Array.from({ length: choice.steps + 1 }, (_, calls) => gamblePays(spin.base, choice, calls))
  const [last] = plans.slice(-1)
  assert(last, 'a game has plans')
  const boundUnits = mostOf(last)
  const certificate: SlotCertificate = {
    ...summaryOf(reelRulesOf(rules, 0), rulesHash, { ...spin, boundUnits }),
    options: plans.map((pays, calls) => planOf(rules, pays, calls)),
  }
  return {
    'certificate.json': `${JSON.stringify(certificate, null, 2)}\n`,
    'base.csv': distributionOf(spin.base),
    'gamble.csv': csvOf(last),
  }
}

/**
 * The exact distribution of rounds in which every win is staked as often as the rules allow, at most `calls`
 * times. Of 2^t sequences of t fair tosses, one is called right throughout.
 */
export function gamblePays({ cycle, rows }: Spins, choice: GambleChoice, calls: number): Pays {
  const sequences = 2n ** BigInt(calls)
  const weights = new Map<bigint, bigint>()
  const add = (units: bigint, weight: bigint) => weights.set(units, (weights.get(units) ?? 0n) + weight)
  for (const row of rows) {
    let [units, right, made] = [unitsOf(row), row.weight * sequences, 0]
    while (made < calls && mayDouble(choice, Number(units), made)) {
      right /= 2n
      add(0n, right)
      units *= 2n
      made += 1
    }
    add(units, right)
  }
  const sorted = [...weights].toSorted(([left], [right]) => Number(left - right))
  return { of: cycle * sequences, rows: sorted.map(([units, weight]) => ({ weight, units })) }
}

function planOf(rules: ChoiceRules, pays: Pays, calls: number): CertifiedOption {
  const rtp = inStakesOf(rules, meanOf(pays, identity))
  checkReturn(rules, rtp)
  const variance = multiply(varianceOf(pays, identity), ratio(1n, BigInt(rules.unitsPerBet) ** 2n))
  const sigma = squareRoot(variance)
  return {
    option: calls === 0 ? 'collect every win' : `call up to ${calls} times`,
    rtp: exactFigure(rtp),
    band: volatilityBand(sigma),
    sigma: sigma.toFixed(6),
    noRoundPaysMoreStakes: inStakes(mostOf(pays), rules.unitsPerBet),
  }
}

function mostOf({ rows }: Pays): bigint {
  return rows.reduce((most, { units }) => (units > most ? units : most), 0n)
}
