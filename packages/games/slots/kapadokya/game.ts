import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Balloons at dawn: six of them stay in the sky, and three respins begin anew with each that joins them. */
export const game: SlotGame = {
  id: 106,
  slug: 'kapadokya',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'cappadocia',
  studio: 'pervane',
  topics: ['sky', 'anatolia'],
  present: {
    name: { tr: 'Kapadokya', en: 'Cappadocia' },
    tagline: {
      tr: 'Altı balon havalandı mı gökyüzü dolmaya başlar.',
      en: 'Six balloons in the air, and the sky begins to fill.',
    },
    volatility: 'medium',
    most: { spinUnits: 22385, oneIn: 1048576, roundUnits: 22385 },
    features: ['lines', 'wild', 'hold-and-win'],
    symbols: [
      { id: 'flame', tier: 'wild', art: '1f525', name: { tr: 'Alev', en: 'Flame' } },
      { id: 'balloon', tier: 'coin', art: 'balloon', name: { tr: 'Balon', en: 'Balloon' } },
      { id: 'horse', tier: 'high', art: '1f434', name: { tr: 'At', en: 'Horse' } },
      { id: 'pigeon', tier: 'high', art: '1f54a-fe0f', name: { tr: 'Güvercin', en: 'Pigeon' } },
      { id: 'camera', tier: 'mid', art: '1f4f7', name: { tr: 'Fotoğraf makinesi', en: 'Camera' } },
      { id: 'compass', tier: 'mid', art: '1f9ed', name: { tr: 'Pusula', en: 'Compass' } },
      { id: 'jug', tier: 'mid', art: '1f3fa', name: { tr: 'Testi', en: 'Jug' } },
      { id: 'grapes', tier: 'low', art: '1f347', name: { tr: 'Üzüm', en: 'Grapes' } },
      { id: 'sunflower', tier: 'low', art: '1f33b', name: { tr: 'Ayçiçeği', en: 'Sunflower' } },
    ],
    tile: { art: '1f434', composition: 'still-life', ground: ['#e0845a', '#3a1748'] },
  },
}
