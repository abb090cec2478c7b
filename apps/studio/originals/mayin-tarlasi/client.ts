import {
  hasNext,
  type MinesOutcome,
  type MinesView,
  minesGame,
  minesRules,
  minesUnits,
} from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { MinesBoard } from './board.tsx'
import { MinesControls } from './controls.tsx'
import { MinesRules } from './rules.tsx'

export type MinesOptions = { readonly mines: number }
export type MinesShown = MinesView | MinesOutcome

const SHOW_MS = 460
const END_MS = 1100

export const mines = anyClient<MinesOptions, MinesShown>({
  game: minesGame,
  opening: { mines: 3 },
  isOptions(value) {
    const { mines: count } = value as Partial<MinesOptions>
    return (
      Number.isSafeInteger(count) &&
      Number(count) >= minesRules.leastMines &&
      Number(count) <= minesRules.mostMines
    )
  },
  isOutcome: (outcome) => 'revealed' in outcome && 'mines' in outcome,
  optionsOf: (shown) => ({ mines: 'mineCount' in shown ? shown.mineCount : shown.mines.length }),
  command: ({ mines: count }) => ({ kind: 'start', amount: count }),
  showMs: ({ ended }) => (ended === null ? SHOW_MS : END_MS),
  isOnePay: false,
  mostUnits: ({ mines: count }) => minesUnits(minesRules, count, mostSafe(count)),
  figures({ mines: count }, { t, lang }, shown) {
    const safe = shown && shown.ended === null ? shown.revealed.length : 0
    const left = minesRules.cells - safe
    const chance = { ways: BigInt(left - count), of: BigInt(left) }
    const next = hasNext(minesRules, count, safe) ? minesUnits(minesRules, count, safe + 1) : null
    return [
      { name: t('original.mines.safeChance'), value: formatChance(chance, lang) },
      { name: t('original.mines.next'), value: next === null ? '—' : formatUnits(next, lang) },
    ]
  },
  startLabel: ({ t }) => t('original.mines.start'),
  label: ({ units }, lang) => formatUnits(units, lang),
  spoken(shown, { t }) {
    switch (shown.ended) {
      case null: {
        const safe = shown.revealed.length
        const count = 'mineCount' in shown ? shown.mineCount : 0
        return safe === 0 ? t('original.mines.saidStart', { count }) : t('original.mines.saidSafe', { safe })
      }
      case 'lost':
        return t('original.mines.saidMine')
      case 'cash_out':
        return t('original.mines.saidCashOut')
      case 'complete':
        return t('original.mines.saidComplete')
      default:
        return t('original.mines.saidClosed')
    }
  },
  Board: MinesBoard,
  Controls: MinesControls,
  Rules: MinesRules,
})

/** Number of safe cells with which a round is complete. */
function mostSafe(count: number): number {
  let safe = 0
  while (hasNext(minesRules, count, safe)) safe++
  return safe
}
