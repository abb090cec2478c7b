import type { OriginalGame } from '../original.ts'
import { kenoRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 505,
  slug: 'keno',
  rules,
  round: kenoRound(rules),
  offered: true,
  present: {
    name: { tr: 'Keno', en: 'Keno' },
    tagline: {
      tr: 'Sayılarını seç, kırk sayıdan on tanesi çekilsin.',
      en: 'Pick your numbers; ten of forty are drawn.',
    },
    volatility: 'medium',
    tile: { art: '1f31f', ground: ['#7a5bc9', '#241550'] },
  },
}
