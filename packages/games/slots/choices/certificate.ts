import { exactFigure, squareRoot, volatilityBand } from '../../exact-figures.ts'
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
import { certifyBuy } from './buy-certificate.ts'
import { certifyGamble } from './gamble-certificate.ts'
import { optionsOf, reelRulesOf } from './options.ts'
import { certifyPick } from './pick-certificate.ts'
import type { ChoiceRules } from './rules.ts'

/**
 * Returns the certificate files of a game with decisions: those of a game of reels, for the default option,
 * and the exact figures of every option. Throws if the return of any option differs from the declared one.
 */
export function certifyChoice(rules: ChoiceRules, rulesHash: string): Readonly<Record<string, string>> {
  const { choice } = rules
  if (choice.kind === 'pick') return certifyPick(rules, choice, rulesHash)
  if (choice.kind === 'gamble') return certifyGamble(rules, choice, rulesHash)
  if (choice.kind === 'buy') return certifyBuy(rules, choice, rulesHash)
  const { usual } = choice
  const counted = optionsOf(rules).map((option) => exactFigures(compile(reelRulesOf(rules, option))))
  for (const { rtp } of counted) checkReturn(rules, rtp)
  const figures = counted[usual] as ExactFigures
  const summary: SlotCertificate = {
    ...summaryOf(reelRulesOf(rules, usual), rulesHash, figures),
    options: counted.map((option, index) => optionOf(rules, index, option)),
  }
  return {
    'certificate.json': `${JSON.stringify(summary, null, 2)}\n`,
    'base.csv': distributionOf(figures.base),
    ...(figures.free ? { 'free.csv': distributionOf(figures.free) } : {}),
  }
}

function optionOf(rules: ChoiceRules, option: number, figures: ExactFigures): CertifiedOption {
  const sigma = squareRoot(figures.variance)
  const { freeSpins } = reelRulesOf(rules, option)
  const awards = freeSpins?.awards.filter((spins) => spins > 0).join('/')
  return {
    option: `${awards} free spins x ${freeSpins?.multiplier}`,
    rtp: exactFigure(figures.rtp),
    band: volatilityBand(sigma),
    sigma: sigma.toFixed(6),
    noRoundPaysMoreStakes: inStakes(figures.boundUnits, rules.unitsPerBet),
  }
}
