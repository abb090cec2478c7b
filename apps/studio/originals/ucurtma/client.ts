import { DRAWN, type LimboOutcome, limboGame, limboRules, limboWays } from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { LimboBoard } from './board.tsx'
import { LimboControls } from './controls.tsx'
import { LimboRules } from './rules.tsx'

export type LimboOptions = { readonly target: number }

const LEAST_MS = 1100
const DECADE_MS = 520
const MOST_MS = 2900

export const limbo = anyClient<LimboOptions, LimboOutcome>({
  game: limboGame,
  opening: { target: 200 },
  isOptions(value) {
    const { target } = value as Partial<LimboOptions>
    const { leastTarget, mostTarget } = limboRules
    return Number.isSafeInteger(target) && Number(target) >= leastTarget && Number(target) <= mostTarget
  },
  isOutcome: (outcome) => 'height' in outcome && 'target' in outcome,
  optionsOf: ({ target }) => ({ target }),
  command: ({ target }) => ({ kind: 'launch', amount: target }),
  showMs: ({ height }) => Math.min(LEAST_MS + DECADE_MS * Math.log10(height / 100) * 2, MOST_MS),
  isOnePay: true,
  mostUnits: ({ target }) => target,
  figures: ({ target }, { t, lang }) => [
    { name: t('original.multiplier'), value: formatUnits(target, lang) },
    {
      name: t('original.chance'),
      value: formatChance({ ways: limboWays(limboRules, target), of: DRAWN }, lang),
    },
  ],
  startLabel: ({ t }) => t('original.ucurtma.start'),
  label: ({ height }, lang) => formatUnits(height, lang),
  spoken: ({ height, target }, { t, lang }) =>
    t('original.ucurtma.said', { height: formatUnits(height, lang), target: formatUnits(target, lang) }),
  Board: LimboBoard,
  Controls: LimboControls,
  Rules: LimboRules,
})
