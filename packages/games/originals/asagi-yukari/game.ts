import type { OriginalGame } from '../original.ts'
import { hiLoRound } from './round.ts'
import { rules } from './rules.ts'

export const game: OriginalGame = {
  id: 507,
  slug: 'asagi-yukari',
  rules,
  round: hiLoRound(rules),
  offered: true,
  present: {
    name: { tr: 'Aşağı yukarı', en: 'Higher or lower' },
    tagline: {
      tr: 'Sıradaki kart daha mı büyük, daha mı küçük?',
      en: 'Is the next card higher or lower?',
    },
    volatility: 'low',
    tile: { art: '1f0cf', ground: ['#b84a62', '#3a0f1d'] },
  },
}
