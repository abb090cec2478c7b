import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A vegetable garden: each group that bursts leaves one plant of the next kind, so that small wins grow. */
export const game: SlotGame = {
  id: 103,
  slug: 'bostan',
  rules,
  shownAs: ['new'],
  theme: 'vegetable-garden',
  studio: 'cemre',
  topics: ['nature', 'fruit'],
  present: {
    name: { tr: 'Bostan', en: 'Vegetable Garden' },
    tagline: {
      tr: 'Patlayan her öbek bir üst ürünü filizlendirir.',
      en: 'Each group that bursts sprouts the next crop.',
    },
    volatility: 'low',
    most: { spinUnits: 1556, oneIn: 1048576, roundUnits: 1556 },
    features: ['cascades', 'cluster', 'growing-multiplier', 'merges'],
    symbols: [
      { id: 'melon', tier: 'high', art: '1f349', name: { tr: 'Karpuz', en: 'Watermelon' } },
      { id: 'corn', tier: 'high', art: '1f33d', name: { tr: 'Mısır', en: 'Corn' } },
      { id: 'eggplant', tier: 'mid', art: '1f346', name: { tr: 'Patlıcan', en: 'Aubergine' } },
      { id: 'tomato', tier: 'mid', art: '1f345', name: { tr: 'Domates', en: 'Tomato' } },
      { id: 'carrot', tier: 'low', art: '1f955', name: { tr: 'Havuç', en: 'Carrot' } },
      { id: 'lettuce', tier: 'low', art: '1f96c', name: { tr: 'Marul', en: 'Lettuce' } },
      { id: 'seedling', tier: 'low', art: '1f331', name: { tr: 'Fide', en: 'Seedling' } },
    ],
    tile: { art: '1f349', composition: 'still-life', ground: ['#8cc152', '#234a17'] },
  },
}
