import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 729 ways on six reels without free spins: each comet in a win doubles it. */
export const game: SlotGame = {
  id: 9,
  slug: 'yildiz-yagmuru',
  rules,
  shownAs: ['featured'],
  theme: 'night-sky',
  studio: 'pervane',
  topics: ['sky'],
  present: {
    name: { tr: 'Yıldız Yağmuru', en: 'Star Shower' },
    tagline: {
      tr: 'Altı makara, 729 yol: her kuyruklu yıldız ikiye katlar.',
      en: 'Six reels, 729 ways: every comet doubles.',
    },
    volatility: 'medium',
    most: { spinUnits: 137_496, oneIn: 9_198_252, roundUnits: 137_496 },
    features: ['ways', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'comet', tier: 'wild', art: '2604-fe0f', name: { tr: 'Kuyruklu yıldız', en: 'Comet' } },
      { id: 'saturn', tier: 'high', art: '1fa90', name: { tr: 'Satürn', en: 'Saturn' } },
      { id: 'moon', tier: 'high', art: '1f315', name: { tr: 'Dolunay', en: 'Full moon' } },
      { id: 'earth', tier: 'mid', art: '1f30d', name: { tr: 'Dünya', en: 'Earth' } },
      { id: 'telescope', tier: 'mid', art: '1f52d', name: { tr: 'Teleskop', en: 'Telescope' } },
      { id: 'satellite', tier: 'low', art: 'satellite-lit', name: { tr: 'Uydu', en: 'Satellite' } },
      { id: 'rocket', tier: 'low', art: '1f680', name: { tr: 'Roket', en: 'Rocket' } },
      { id: 'star', tier: 'low', art: '2b50', name: { tr: 'Yıldız', en: 'Star' } },
    ],
    tile: { art: '1fa90', composition: 'still-life', ground: ['#4d3fb0', '#0d0a2b'] },
  },
}
