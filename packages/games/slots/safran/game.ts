import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three reels of a saffron house: in free spins each crocus stays in bloom and doubles. */
export const game: SlotGame = {
  id: 139,
  slug: 'safran',
  rules,
  shownAs: ['new'],
  theme: 'saffron-house',
  studio: 'cemre',
  topics: ['nature', 'anatolia'],
  present: {
    name: { tr: 'Safran', en: 'Saffron' },
    tagline: {
      tr: 'Üç makara; bedava dönüşlerde açan her çiğdem yerinde kalır.',
      en: 'Three reels; in free spins every crocus stays in bloom.',
    },
    volatility: 'high',
    most: { spinUnits: 1860, oneIn: 14170, roundUnits: 21017 },
    features: ['lines', 'classic', 'wild', 'wild-multiplier', 'scatter', 'free-spins', 'sticky-wild'],
    symbols: [
      { id: 'crocus', tier: 'wild', art: 'crocus', name: { tr: 'Safran çiçeği', en: 'Saffron crocus' } },
      { id: 'bell', tier: 'scatter', art: '1f514', name: { tr: 'Çan', en: 'Bell' } },
      { id: 'house', tier: 'high', art: '1f3e1', name: { tr: 'Konak', en: 'Mansion' } },
      { id: 'key', tier: 'high', art: '1f5dd-fe0f', name: { tr: 'Eski anahtar', en: 'Old key' } },
      { id: 'pot', tier: 'mid', art: 'teapot-copper', name: { tr: 'Bakır demlik', en: 'Copper teapot' } },
      { id: 'lokum', tier: 'mid', art: 'lokum-rose', name: { tr: 'Lokum', en: 'Turkish delight' } },
      { id: 'bee', tier: 'low', art: '1f41d', name: { tr: 'Arı', en: 'Bee' } },
      { id: 'leaf', tier: 'low', art: '1f33f', name: { tr: 'Yaprak', en: 'Leaf' } },
    ],
    tile: { art: 'crocus', composition: 'close-up', ground: ['#b06ad0', '#2c1440'] },
  },
}
