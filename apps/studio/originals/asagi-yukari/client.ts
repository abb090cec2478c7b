import { type HiLoOutcome, type HiLoView, hiLoGame, hiLoRules } from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatUnits } from '../format.ts'
import { HiLoBoard } from './board.tsx'
import { cardName } from './cards.ts'
import { HiLoRules } from './rules.tsx'

export type HiLoOptions = Record<string, never>
export type HiLoShown = HiLoView | HiLoOutcome

const SHOW_MS = 720

export const hiLo = anyClient<HiLoOptions, HiLoShown>({
  game: hiLoGame,
  opening: {},
  isOptions: () => true,
  isOutcome: (outcome) => 'cards' in outcome && 'calls' in outcome,
  optionsOf: () => null,
  command: () => ({ kind: 'start' }),
  showMs: () => SHOW_MS,
  isOnePay: false,
  mostUnits: () => hiLoRules.capUnits,
  figures(_, { t, lang }, shown) {
    const units = shown?.units ?? 0
    const right = shown ? shown.calls.filter((call) => call !== 'skip').length : 0
    return [
      { name: t('original.hilo.right'), value: String(right) },
      { name: t('original.hilo.worth'), value: units === 0 ? '—' : formatUnits(units, lang) },
    ]
  },
  startLabel: ({ t }) => t('original.hilo.start'),
  label: ({ units }, lang) => formatUnits(units, lang),
  spoken({ ended, cards }, speech) {
    const { t } = speech
    if (ended === 'cash_out') return t('original.hilo.saidCashOut')
    if (ended === 'closed' || ended === 'void') return t('original.mines.saidClosed')
    const card = cardName(cards.at(-1) ?? 0, speech)
    return ended === 'lost' ? t('original.hilo.saidWrong', { card }) : t('original.hilo.saidCard', { card })
  },
  Board: HiLoBoard,
  Controls: () => null,
  Rules: HiLoRules,
})
