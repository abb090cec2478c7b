import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A kaleidoscope: groups of five shatter, every step multiplies, and lenses multiply the whole spin. */
export const game: SlotGame = {
  id: 135,
  slug: 'cicek-durbunu',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'kaleidoscope',
  studio: 'pervane',
  topics: ['craft'],
  present: {
    name: { tr: 'Çiçek Dürbünü', en: 'Kaleidoscope' },
    tagline: {
      tr: 'Her düşüşte çarpan büyür; mercekler bütün dönüşü çarpar.',
      en: 'Each cascade raises the multiplier, and lenses multiply the whole spin.',
    },
    volatility: 'medium',
    most: { spinUnits: 65955, oneIn: 1048576, roundUnits: 287171 },
    features: ['cascades', 'cluster', 'growing-multiplier', 'multiplier-symbols', 'scatter', 'free-spins'],
    symbols: [
      { id: 'tube', tier: 'scatter', art: 'kaleidoscope', name: { tr: 'Çiçek dürbünü', en: 'Kaleidoscope' } },
      { id: 'lens2', tier: 'orb', art: 'prism-lens-x2', name: { tr: 'Mercek ×2', en: 'Lens ×2' } },
      { id: 'lens3', tier: 'orb', art: 'prism-lens-x3', name: { tr: 'Mercek ×3', en: 'Lens ×3' } },
      { id: 'lens5', tier: 'orb', art: 'prism-lens-x5', name: { tr: 'Mercek ×5', en: 'Lens ×5' } },
      { id: 'lens10', tier: 'orb', art: 'prism-lens-x10', name: { tr: 'Mercek ×10', en: 'Lens ×10' } },
      { id: 'ruby', tier: 'high', art: 'rosette-ruby', name: { tr: 'Yakut gül', en: 'Ruby rose' } },
      { id: 'gold', tier: 'high', art: 'rosette-gold', name: { tr: 'Altın papatya', en: 'Golden daisy' } },
      {
        id: 'emerald',
        tier: 'mid',
        art: 'rosette-emerald',
        name: { tr: 'Zümrüt yıldız', en: 'Emerald star' },
      },
      {
        id: 'cobalt',
        tier: 'mid',
        art: 'rosette-cobalt',
        name: { tr: 'Kobalt menekşe', en: 'Cobalt violet' },
      },
      { id: 'violet', tier: 'low', art: 'rosette-violet', name: { tr: 'Mor yelpaze', en: 'Violet fan' } },
      { id: 'aqua', tier: 'low', art: 'rosette-aqua', name: { tr: 'Turkuaz çark', en: 'Turquoise wheel' } },
    ],
    tile: { art: 'rosette-ruby', composition: 'pattern', ground: ['#7a4ac8', '#160a34'] },
  },
}
