import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A procession of lanterns: each that is lit in free spins stays, over 1,024 ways. */
export const game: SlotGame = {
  id: 133,
  slug: 'fener-alayi',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'lantern-night',
  studio: 'pervane',
  topics: ['sky', 'craft'],
  present: {
    name: { tr: 'Fener Alayı', en: 'Lantern Parade' },
    tagline: {
      tr: '1.024 yol; bedava dönüşlerde yanan her fener sonuna kadar yanar.',
      en: '1,024 ways; each lantern lit in free spins burns to the end.',
    },
    volatility: 'medium',
    most: { spinUnits: 5800, oneIn: 1048576, roundUnits: 48488 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'sticky-wild'],
    symbols: [
      { id: 'lantern', tier: 'wild', art: 'paper-lantern', name: { tr: 'Kâğıt fener', en: 'Paper lantern' } },
      { id: 'firework', tier: 'scatter', art: '1f386', name: { tr: 'Havai fişek', en: 'Fireworks' } },
      { id: 'drum', tier: 'high', art: 'davul', name: { tr: 'Davul', en: 'Drum' } },
      { id: 'owl', tier: 'high', art: '1f989', name: { tr: 'Baykuş', en: 'Owl' } },
      { id: 'mask', tier: 'mid', art: '1f3ad', name: { tr: 'Maske', en: 'Masks' } },
      { id: 'trumpet', tier: 'mid', art: '1f3ba', name: { tr: 'Boru', en: 'Trumpet' } },
      { id: 'balloon', tier: 'mid', art: '1f388', name: { tr: 'Balon', en: 'Balloon' } },
      { id: 'candle', tier: 'low', art: '1f56f-fe0f', name: { tr: 'Mum', en: 'Candle' } },
      { id: 'ribbon', tier: 'low', art: '1f380', name: { tr: 'Kurdele', en: 'Ribbon' } },
      { id: 'star', tier: 'low', art: '2b50', name: { tr: 'Yıldız', en: 'Star' } },
    ],
    tile: { art: '1f3ee', composition: 'pattern', ground: ['#e0703a', '#2a1044'] },
  },
}
