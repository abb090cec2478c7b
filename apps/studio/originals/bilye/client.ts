import { choose, type PlinkoOutcome, plinkoGame } from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { PlinkoBoard } from './board.tsx'
import { PlinkoControls } from './controls.tsx'
import { boardOf, mostOf, type PlinkoOptions, RISKS, ROWS, showMsOf } from './options.ts'
import { PlinkoRules } from './rules.tsx'

export const plinko = anyClient<PlinkoOptions, PlinkoOutcome>({
  game: plinkoGame,
  opening: { rows: 12, risk: 'medium' },
  isOptions(value) {
    const { rows, risk } = value as Partial<PlinkoOptions>
    return ROWS.some((one) => one === rows) && RISKS.some((one) => one === risk)
  },
  isOutcome: (outcome) => 'path' in outcome && 'slot' in outcome,
  optionsOf: ({ rows, risk }) => ({ rows, risk }),
  command: ({ rows, risk }) => ({ kind: 'drop', rows, risk }),
  showMs: ({ rows }) => showMsOf(rows),
  isOnePay: false,
  mostUnits: mostOf,
  figures(options, { t, lang }) {
    const { units } = boardOf(options)
    const ways = units.reduce((sum, one, slot) => sum + (one > 100 ? choose(options.rows, slot) : 0n), 0n)
    return [
      { name: t('original.mostTimes'), value: formatUnits(mostOf(options), lang) },
      {
        name: t('original.chanceAbove'),
        value: formatChance({ ways, of: 2n ** BigInt(options.rows) }, lang),
      },
    ]
  },
  startLabel: ({ t }) => t('original.bilye.start'),
  label: ({ units }, lang) => formatUnits(units, lang),
  spoken: ({ slot, units }, { t, lang }) =>
    t('original.bilye.said', { slot: slot + 1, times: formatUnits(units, lang) }),
  Board: PlinkoBoard,
  Controls: PlinkoControls,
  Rules: PlinkoRules,
})
