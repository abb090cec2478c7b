import { assert } from '@poyraz/kernel'
import { exactFigure } from '../../exact-figures.ts'
import { decimal, multiply, type Ratio, ratio } from '../../ratio.ts'
import {
  checkReturn,
  distributionOf,
  inStakes,
  inverse,
  type SlotCertificate,
  summaryOf,
} from '../certificate.ts'
import { exactFigures } from '../exact.ts'
import { compile } from '../machine.ts'
import { chance } from '../spins.ts'
import { reelRulesOf } from './options.ts'
import { markedSpins, meanOf, type Pays, pickPays, roundPays, varianceOf } from './pick-figures.ts'
import type { ChoiceRules, PickChoice } from './rules.ts'

const identity = (units: bigint) => units

/**
 * Returns the certificate files of a game with covers: the paid spin over the full cycle of stops, and the
 * covers over every order of their contents. The order of the picks changes nothing.
 */
export function certifyPick(
  rules: ChoiceRules,
  choice: PickChoice,
  rulesHash: string,
): Readonly<Record<string, string>> {
  const reels = reelRulesOf(rules, 0)
  const spin = exactFigures(compile(reels))
  const covers = pickPays(choice)
  const round = roundPays(rules, choice)
  const rtp = inStakesOf(rules, meanOf(round, identity))
  checkReturn(rules, rtp)
  const most = covers.rows.reduce((top, { units }) => (units > top ? units : top), 0n)
  const boundUnits = spin.boundUnits + most
  assert(boundUnits <= BigInt(rules.capUnits), `${rules.gameId}: a round could pay beyond its cap`)
  const variance = multiply(varianceOf(round, identity), ratio(1n, BigInt(rules.unitsPerBet) ** 2n))
  const summary = summaryOf(reels, rulesHash, { ...spin, rtp, variance, boundUnits })
  const trigger = chance(markedSpins(rules, choice), (row) => row.awarded > 0)
  const average = inStakesOf(rules, meanOf(covers, identity))
  const certificate: SlotCertificate = {
    ...summary,
    parts: { ...summary.parts, covers: exactFigure(multiply(trigger, average)) },
    topAward: topOf(round, rules.unitsPerBet),
    covers: {
      trigger: exactFigure(trigger),
      triggerOneIn: decimal(inverse(trigger), 2),
      meanStakes: decimal(average, 6),
      mostStakes: inStakes(most, rules.unitsPerBet),
    },
  }
  return {
    'certificate.json': `${JSON.stringify(certificate, null, 2)}\n`,
    'base.csv': distributionOf(spin.base),
    'covers.csv': csvOf(covers),
    'rounds.csv': csvOf(round),
  }
}

export function inStakesOf({ unitsPerBet }: ChoiceRules, units: Ratio): Ratio {
  return multiply(units, ratio(1n, BigInt(unitsPerBet)))
}

function topOf({ of, rows }: Pays, unitsPerBet: number) {
  const top = rows.reduce((most, row) => (row.units > most.units ? row : most))
  return { stakes: inStakes(top.units, unitsPerBet), oneIn: decimal(ratio(of, top.weight), 2) }
}

export function csvOf({ rows }: Pays): string {
  const lines = rows.map(({ weight, units }, id) => [id, weight, units].join())
  return `${['id,weight,payout', ...lines].join('\n')}\n`
}
