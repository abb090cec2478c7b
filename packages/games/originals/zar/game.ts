import type { OriginalGame } from '../original.ts'
import { diceRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 501,
  slug: 'zar',
  rules,
  round: diceRound(rules),
  offered: true,
  present: {
    name: { tr: 'Zar', en: 'Dice' },
    tagline: {
      tr: 'Bir sayı seç: üstü mü, altı mı?',
      en: 'Pick a number: over or under?',
    },
    volatility: 'low',
    tile: { art: '1f3b2', ground: ['#c8553d', '#3d1510'] },
  },
}
