import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 256 ways on four reels of four rows; bees open free spins at double wins. */
export const game: SlotGame = {
  id: 12,
  slug: 'bal-petegi',
  rules,
  shownAs: ['featured'],
  theme: 'meadow',
  studio: 'cemre',
  topics: ['nature', 'animals'],
  present: {
    name: { tr: 'Bal Peteği', en: 'Honeycomb' },
    tagline: {
      tr: 'Dörde dörtlük petek: 256 yol, arılar iki kat kazandırır.',
      en: 'A comb of four by four: 256 ways, bees double the wins.',
    },
    volatility: 'medium',
    most: { spinUnits: 2816, oneIn: 125_280, roundUnits: 196_096 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'honey', tier: 'wild', art: '1f36f', name: { tr: 'Bal', en: 'Honey' } },
      { id: 'bee', tier: 'scatter', art: '1f41d', name: { tr: 'Arı', en: 'Bee' } },
      { id: 'sunflower', tier: 'high', art: '1f33b', name: { tr: 'Ayçiçeği', en: 'Sunflower' } },
      { id: 'butterfly', tier: 'high', art: '1f98b', name: { tr: 'Kelebek', en: 'Butterfly' } },
      { id: 'tulip', tier: 'mid', art: '1f337', name: { tr: 'Lale', en: 'Tulip' } },
      { id: 'daisy', tier: 'mid', art: '1f33c', name: { tr: 'Papatya', en: 'Daisy' } },
      { id: 'clover', tier: 'low', art: '1f340', name: { tr: 'Yonca', en: 'Clover' } },
      { id: 'herb', tier: 'low', art: '1f33f', name: { tr: 'Kekik', en: 'Thyme' } },
    ],
    tile: { art: '1f41d', composition: 'pattern', ground: ['#e0a526', '#4a2c07'] },
  },
}
