import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three reels and five lines on the steppe, quiet for long and then loud: each tiger in a win doubles it. */
export const game: SlotGame = {
  id: 3,
  slug: 'kaplan',
  rules,
  shownAs: [],
  theme: 'steppe',
  studio: 'obruk',
  topics: ['animals'],
  present: {
    name: { tr: 'Kaplan', en: 'Kaplan' },
    tagline: {
      tr: 'Üç makara, beş çizgi. Her kaplan kazancını ikiye katlar.',
      en: 'Three reels, five lines. Every tiger doubles the win.',
    },
    volatility: 'high',
    most: { spinUnits: 5000, oneIn: 115_150, roundUnits: 5000 },
    features: ['classic', 'lines', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'tiger', tier: 'wild', art: '1f42f', name: { tr: 'Kaplan', en: 'Tiger' } },
      { id: 'horse', tier: 'high', art: '1f40e', name: { tr: 'At', en: 'Horse' } },
      { id: 'eagle', tier: 'high', art: '1f985', name: { tr: 'Kartal', en: 'Eagle' } },
      { id: 'bow', tier: 'mid', art: '1f3f9', name: { tr: 'Yay', en: 'Bow' } },
      { id: 'swords', tier: 'mid', art: '2694-fe0f', name: { tr: 'Kılıç', en: 'Swords' } },
      { id: 'tent', tier: 'mid', art: 'yurt', name: { tr: 'Otağ', en: 'Yurt' } },
      { id: 'fire', tier: 'low', art: '1f525', name: { tr: 'Ateş', en: 'Fire' } },
      { id: 'mountain', tier: 'low', art: '1f3d4-fe0f', name: { tr: 'Dağ', en: 'Mountain' } },
    ],
    tile: { art: '1f42f', composition: 'close-up', ground: ['#4654b8', '#171b3c'] },
  },
}
