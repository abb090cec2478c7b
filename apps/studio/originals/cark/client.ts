import { type WheelOutcome, type WheelRisk, wheelGame } from '@poyraz/games/originals'
import { anyClient } from '../client.ts'
import { formatChance, formatUnits } from '../format.ts'
import { WheelBoard } from './board.tsx'
import { WheelControls } from './controls.tsx'
import { mostOf, RISKS, segmentsOf } from './options.ts'
import { WheelRules } from './rules.tsx'

export type WheelOptions = { readonly risk: WheelRisk }

const SHOW_MS = 3600

export const wheel = anyClient<WheelOptions, WheelOutcome>({
  game: wheelGame,
  opening: { risk: 'medium' },
  isOptions: (value) => RISKS.some((risk) => risk === (value as Partial<WheelOptions>).risk),
  isOutcome: (outcome) => 'segment' in outcome && 'risk' in outcome,
  optionsOf: ({ risk }) => ({ risk }),
  command: ({ risk }) => ({ kind: 'spin', risk }),
  showMs: () => SHOW_MS,
  isOnePay: false,
  mostUnits: ({ risk }) => mostOf(risk),
  figures({ risk }, { t, lang }) {
    const segments = segmentsOf(risk)
    const ways = BigInt(segments.filter((units) => units > 0).length)
    return [
      { name: t('original.mostTimes'), value: formatUnits(mostOf(risk), lang) },
      { name: t('original.chance'), value: formatChance({ ways, of: BigInt(segments.length) }, lang) },
    ]
  },
  startLabel: ({ t }) => t('original.cark.start'),
  label: ({ units }, lang) => formatUnits(units, lang),
  spoken: ({ units }, { t, lang }) => t('original.cark.said', { times: formatUnits(units, lang) }),
  Board: WheelBoard,
  Controls: WheelControls,
  Rules: WheelRules,
})
