import type { OriginalGame } from '../original.ts'
import { minesRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 506,
  slug: 'mayin-tarlasi',
  rules,
  round: minesRound(rules),
  offered: true,
  present: {
    name: { tr: 'Mayın tarlası', en: 'Minefield' },
    tagline: {
      tr: 'Kareleri tek tek aç, istediğin anda kazancını al.',
      en: 'Open cell by cell and collect whenever you like.',
    },
    volatility: 'low',
    tile: { art: '1f6a9', ground: ['#4f8f5b', '#163021'] },
  },
}
