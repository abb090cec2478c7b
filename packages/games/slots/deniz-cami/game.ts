import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A cove where the sea polishes glass: clusters burst, and the multiplier of the free spins never goes back. */
export const game: SlotGame = {
  id: 101,
  slug: 'deniz-cami',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'sea-glass',
  studio: 'kerteriz',
  topics: ['sea'],
  present: {
    name: { tr: 'Deniz Camı', en: 'Sea Glass' },
    tagline: {
      tr: 'Her dalga bir öbek alır, yerine yenisini bırakır.',
      en: 'Each wave takes a group and leaves a new one.',
    },
    volatility: 'medium',
    most: { spinUnits: 1720, oneIn: 2_097_152, roundUnits: 16_236 },
    features: ['cascades', 'cluster', 'wild', 'scatter', 'free-spins', 'retrigger', 'growing-multiplier'],
    symbols: [
      { id: 'sun', tier: 'wild', art: '2600-fe0f', name: { tr: 'Güneş', en: 'Sun' } },
      { id: 'float', tier: 'scatter', art: 'glass-float', name: { tr: 'Cam şamandıra', en: 'Glass float' } },
      { id: 'pearl', tier: 'high', art: '1f9aa', name: { tr: 'İnci', en: 'Pearl' } },
      { id: 'shell', tier: 'high', art: '1f41a', name: { tr: 'Deniz kabuğu', en: 'Seashell' } },
      { id: 'starfish', tier: 'high', art: 'starfish', name: { tr: 'Deniz yıldızı', en: 'Starfish' } },
      { id: 'cobalt', tier: 'mid', art: 'glass-cobalt', name: { tr: 'Lacivert cam', en: 'Cobalt glass' } },
      { id: 'emerald', tier: 'mid', art: 'glass-emerald', name: { tr: 'Yeşil cam', en: 'Green glass' } },
      { id: 'amber', tier: 'low', art: 'glass-amber', name: { tr: 'Kehribar cam', en: 'Amber glass' } },
      { id: 'aqua', tier: 'low', art: 'glass-aqua', name: { tr: 'Su yeşili cam', en: 'Aqua glass' } },
    ],
    tile: { art: '1f41a', composition: 'row', ground: ['#3fc4bd', '#0a4a5c'] },
  },
}
