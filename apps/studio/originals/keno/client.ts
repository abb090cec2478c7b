import { choose, type KenoOutcome, type KenoRisk, kenoGame, kenoRules } from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { KenoBoard } from './board.tsx'
import { KenoControls } from './controls.tsx'
import { DRAW_MS, hitWays, LAST_MS, PICKS_MOST, paysOf, RISKS } from './options.ts'
import { KenoRules } from './rules.tsx'

/** `numbers` are rising. */
export type KenoOptions = { readonly risk: KenoRisk; readonly numbers: readonly number[] }

export const keno = anyClient<KenoOptions, KenoOutcome>({
  game: kenoGame,
  opening: { risk: 'low', numbers: [] },
  isOptions(value) {
    const { risk, numbers } = value as Partial<KenoOptions>
    return RISKS.some((one) => one === risk) && Array.isArray(numbers) && isTicket(numbers)
  },
  isOutcome: (outcome) => 'drawn' in outcome && 'hits' in outcome,
  optionsOf: ({ risk, numbers }) => ({ risk, numbers }),
  command: ({ risk, numbers }) =>
    numbers.length === 0 ? null : { kind: 'draw', risk, numbers: [...numbers] },
  showMs: ({ drawn }) => drawn.length * DRAW_MS + LAST_MS,
  isOnePay: false,
  mostUnits: (options) => Math.max(0, ...paysOf(options)),
  figures(options, { t, lang }) {
    const picks = options.numbers.length
    const ways = paysOf(options).reduce(
      (sum, units, hits) => sum + (units > 0 ? hitWays(picks, hits) : 0n),
      0n,
    )
    const of = choose(kenoRules.numbers, kenoRules.drawn)
    return [
      {
        name: t('original.keno.picked'),
        value: t('original.keno.pickedCount', { count: picks, most: PICKS_MOST }),
      },
      { name: t('original.chance'), value: picks === 0 ? '—' : formatChance({ ways, of }, lang) },
    ]
  },
  startLabel: ({ t }) => t('original.keno.start'),
  label: ({ units }, lang) => formatUnits(units, lang),
  spoken: ({ hits, numbers }, { t }) => t('original.keno.said', { count: numbers.length, hits }),
  Board: KenoBoard,
  Controls: KenoControls,
  Rules: KenoRules,
})

function isTicket(numbers: readonly unknown[]): boolean {
  if (numbers.length > PICKS_MOST) return false
  return numbers.every((number, index) => {
    const before = index === 0 ? 0 : Number(numbers[index - 1])
    return Number.isSafeInteger(number) && Number(number) > before && Number(number) <= kenoRules.numbers
  })
}
