import type { OriginalGame } from '../original.ts'
import { limboRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 502,
  slug: 'ucurtma',
  rules,
  round: limboRound(rules),
  offered: true,
  present: {
    name: { tr: 'Uçurtma', en: 'Kite' },
    tagline: {
      tr: 'Bir yükseklik seç; uçurtma oraya çıkarsa kazanırsın.',
      en: 'Choose a height; you win if the kite gets there.',
    },
    volatility: 'low',
    tile: { art: '1fa81', ground: ['#3f7fd0', '#12264a'] },
  },
}
