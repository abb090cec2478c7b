import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A chestnut seller's brazier: three chestnuts in the nine cells begin the hold-and-win, and a full brazier pays the most. */
export const game: SlotGame = {
  id: 128,
  slug: 'kestane',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'winter-street',
  studio: 'obruk',
  topics: ['nature', 'anatolia'],
  present: {
    name: { tr: 'Kestane', en: 'Roast Chestnuts' },
    tagline: {
      tr: 'Dokuz göz, üç kestane: mangal kızarır, dolarsa 250 katını öder.',
      en: 'Nine cells, three chestnuts: a full brazier adds 250 times the stake.',
    },
    volatility: 'high',
    most: { spinUnits: 7970, oneIn: 1048576, roundUnits: 7970 },
    features: ['lines', 'classic', 'wild', 'hold-and-win'],
    symbols: [
      { id: 'ember', tier: 'wild', art: '1f525', name: { tr: 'Ateş', en: 'Fire' } },
      { id: 'chestnut', tier: 'coin', art: 'chestnut-coin', name: { tr: 'Kestane', en: 'Chestnut' } },
      { id: 'cat', tier: 'high', art: '1f408', name: { tr: 'Kedi', en: 'Cat' } },
      { id: 'tram', tier: 'high', art: '1f68b', name: { tr: 'Tramvay', en: 'Tram' } },
      { id: 'lamp', tier: 'mid', art: 'street-lamp', name: { tr: 'Sokak lambası', en: 'Street lamp' } },
      { id: 'umbrella', tier: 'mid', art: '2602-fe0f', name: { tr: 'Şemsiye', en: 'Umbrella' } },
      { id: 'scarf', tier: 'low', art: '1f9e3', name: { tr: 'Atkı', en: 'Scarf' } },
      { id: 'cone', tier: 'low', art: 'paper-cone', name: { tr: 'Kâğıt külah', en: 'Paper cone' } },
    ],
    tile: { art: '1f330', composition: 'close-up', ground: ['#c9752f', '#2a1420'] },
  },
}
