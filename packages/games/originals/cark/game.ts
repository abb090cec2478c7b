import type { OriginalGame } from '../original.ts'
import { wheelRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 504,
  slug: 'cark',
  rules,
  round: wheelRound(rules),
  offered: true,
  present: {
    name: { tr: 'Çark', en: 'Wheel' },
    tagline: {
      tr: 'Üç risk, otuz dilim, tek dönüş.',
      en: 'Three risks, thirty segments, one spin.',
    },
    volatility: 'low',
    tile: { art: '1f3a1', ground: ['#c9683f', '#42170f'] },
  },
}
