import { type DiceOutcome, diceGame, diceRules, diceUnits } from '@poyraz/games/originals'
import { anyClient, type Speech } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { DiceBoard } from './board.tsx'
import { DiceControls } from './controls.tsx'
import { type DiceOptions, rollText, targetBounds, winningOf } from './options.ts'
import { DiceRules } from './rules.tsx'

const SHOW_MS = 1500

export const dice = anyClient<DiceOptions, DiceOutcome>({
  game: diceGame,
  opening: { over: true, target: 4999 },
  isOptions(value) {
    const { over, target } = value as Partial<DiceOptions>
    if (typeof over !== 'boolean' || !Number.isSafeInteger(target)) return false
    const { least, most } = targetBounds(over)
    return Number(target) >= least && Number(target) <= most
  },
  isOutcome: (outcome) => 'roll' in outcome && 'winning' in outcome,
  optionsOf: ({ over, target }) => ({ over, target }),
  command: ({ over, target }) => ({ kind: 'roll', over, amount: target }),
  showMs: () => SHOW_MS,
  isOnePay: true,
  mostUnits: (options) => diceUnits(diceRules, winningOf(options)),
  figures,
  startLabel: ({ t }) => t('original.zar.start'),
  label: ({ roll }) => rollText(roll),
  spoken: ({ roll, target }, { t }) => t('original.zar.said', { roll: String(roll), target: String(target) }),
  Board: DiceBoard,
  Controls: DiceControls,
  Rules: DiceRules,
})

function figures(options: DiceOptions, { t, lang }: Speech) {
  const winning = winningOf(options)
  const chance = { ways: BigInt(winning), of: BigInt(diceRules.faces) }
  return [
    { name: t('original.multiplier'), value: formatUnits(diceUnits(diceRules, winning), lang) },
    { name: t('original.chance'), value: formatChance(chance, lang) },
  ]
}
