import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** The classic: three reels and one line, rare and large wins. */
export const game: SlotGame = {
  id: 5,
  slug: 'yedi-kiraz',
  rules,
  shownAs: ['popular'],
  theme: 'fruit-stall',
  studio: 'pervane',
  topics: ['fruit'],
  present: {
    name: { tr: 'Yedi Kiraz', en: 'Seven Cherries' },
    tagline: {
      tr: 'Üç makara, tek çizgi. Her yedi kazancını ikiye katlar.',
      en: 'Three reels, one line. Every seven doubles the win.',
    },
    volatility: 'extreme',
    most: { spinUnits: 5920, oneIn: 34_816, roundUnits: 5920 },
    features: ['classic', 'lines', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'seven', tier: 'wild', art: '37-fe0f-20e3', name: { tr: 'Yedi', en: 'Seven' } },
      { id: 'bell', tier: 'high', art: '1f514', name: { tr: 'Çıngırak', en: 'Bell' } },
      { id: 'melon', tier: 'high', art: '1f349', name: { tr: 'Karpuz', en: 'Watermelon' } },
      { id: 'grapes', tier: 'mid', art: '1f347', name: { tr: 'Üzüm', en: 'Grapes' } },
      { id: 'peach', tier: 'mid', art: '1f351', name: { tr: 'Şeftali', en: 'Peach' } },
      { id: 'cherry', tier: 'mid', art: '1f352', name: { tr: 'Kiraz', en: 'Cherry' } },
      { id: 'lemon', tier: 'low', art: '1f34b', name: { tr: 'Limon', en: 'Lemon' } },
      { id: 'orange', tier: 'low', art: '1f34a', name: { tr: 'Portakal', en: 'Orange' } },
    ],
    tile: { art: '1f352', composition: 'row', ground: ['#d8433f', '#43090f'] },
  },
}
