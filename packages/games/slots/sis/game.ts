import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Fog over the strait: every patch of fog in sight lifts and shows the same animal. */
export const game: SlotGame = {
  id: 104,
  slug: 'sis',
  rules,
  shownAs: ['new'],
  theme: 'fog-strait',
  studio: 'kerteriz',
  topics: ['sea', 'animals'],
  present: {
    name: { tr: 'Sis', en: 'Fog' },
    tagline: {
      tr: 'Sis kalkınca altından hep aynı hayvan çıkar.',
      en: 'When the fog lifts, the same animal is under all of it.',
    },
    volatility: 'low',
    most: { spinUnits: 5150, oneIn: 1048576, roundUnits: 5280 },
    features: ['cascades', 'cluster', 'scatter', 'free-spins', 'retrigger', 'growing-multiplier', 'mystery'],
    symbols: [
      { id: 'boat', tier: 'scatter', art: '26f5', name: { tr: 'Yelkenli', en: 'Sailing boat' } },
      { id: 'fog', tier: 'mystery', art: '2601-fe0f', name: { tr: 'Sis', en: 'Fog' } },
      { id: 'whale', tier: 'high', art: '1f433', name: { tr: 'Balina', en: 'Whale' } },
      { id: 'dolphin', tier: 'high', art: 'dolphin-grey', name: { tr: 'Yunus', en: 'Dolphin' } },
      { id: 'octopus', tier: 'mid', art: '1f419', name: { tr: 'Ahtapot', en: 'Octopus' } },
      { id: 'turtle', tier: 'mid', art: '1f422', name: { tr: 'Kaplumbağa', en: 'Turtle' } },
      { id: 'crab', tier: 'low', art: '1f980', name: { tr: 'Yengeç', en: 'Crab' } },
      { id: 'fish', tier: 'low', art: '1f420', name: { tr: 'Balık', en: 'Fish' } },
    ],
    tile: { art: '1f433', composition: 'close-up', ground: ['#6fa8c7', '#173a52'] },
  },
}
