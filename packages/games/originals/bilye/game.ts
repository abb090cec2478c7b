import type { OriginalGame } from '../original.ts'
import { plinkoRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 503,
  slug: 'bilye',
  rules,
  round: plinkoRound(rules),
  offered: true,
  present: {
    name: { tr: 'Bilye', en: 'Marbles' },
    tagline: {
      tr: 'Bırak düşsün: her çivide sağa ya da sola.',
      en: 'Let it fall: left or right at every peg.',
    },
    volatility: 'low',
    tile: { art: '1f535', ground: ['#4a6fd8', '#161d4d'] },
  },
}
