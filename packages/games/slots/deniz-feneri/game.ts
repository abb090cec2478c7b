import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 243 ways by the sea; in free spins a wild covers its whole reel and wins double. */
export const game: SlotGame = {
  id: 7,
  slug: 'deniz-feneri',
  rules,
  shownAs: ['popular'],
  theme: 'lighthouse',
  studio: 'kerteriz',
  topics: ['sea'],
  present: {
    name: { tr: 'Deniz Feneri', en: 'Lighthouse' },
    tagline: {
      tr: 'Fener yanınca can simidi bütün makarayı kaplar.',
      en: 'Once the light is on, a life ring covers its whole reel.',
    },
    volatility: 'medium',
    most: { spinUnits: 5000, oneIn: 102_210, roundUnits: 3_714_800 },
    features: ['ways', 'wild', 'expanding-wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'ring', tier: 'wild', art: '1f6df', name: { tr: 'Can simidi', en: 'Life ring' } },
      {
        id: 'lighthouse',
        tier: 'scatter',
        art: 'lighthouse',
        name: { tr: 'Deniz feneri', en: 'Lighthouse' },
      },
      { id: 'anchor', tier: 'high', art: '2693', name: { tr: 'Çapa', en: 'Anchor' } },
      { id: 'boat', tier: 'high', art: '26f5', name: { tr: 'Yelkenli', en: 'Sailboat' } },
      { id: 'dolphin', tier: 'mid', art: 'dolphin-grey', name: { tr: 'Yunus', en: 'Dolphin' } },
      { id: 'shell', tier: 'mid', art: '1f41a', name: { tr: 'Deniz kabuğu', en: 'Seashell' } },
      { id: 'fish', tier: 'low', art: 'fish-golden', name: { tr: 'Balık', en: 'Fish' } },
      { id: 'crab', tier: 'low', art: '1f980', name: { tr: 'Yengeç', en: 'Crab' } },
      { id: 'octopus', tier: 'low', art: '1f419', name: { tr: 'Ahtapot', en: 'Octopus' } },
    ],
    tile: { art: '2693', composition: 'close-up', ground: ['#2e9bb5', '#07293f'] },
  },
}
