import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Ten lines in a coppersmith’s workshop: calm, one wild, no free spins. */
export const game: SlotGame = {
  id: 4,
  slug: 'bakirci',
  rules,
  shownAs: [],
  theme: 'workshop',
  studio: 'cinaralti',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Bakırcı', en: 'Coppersmith' },
    tagline: {
      tr: 'Dövülen bakırın sesi, on çizgide sakin kazançlar.',
      en: 'The ring of hammered copper and calm wins on ten lines.',
    },
    volatility: 'low',
    most: { spinUnits: 16_867, oneIn: 5_362_380, roundUnits: 16_867 },
    features: ['lines', 'wild'],
    symbols: [
      { id: 'teapot', tier: 'wild', art: 'teapot-copper', name: { tr: 'Çaydanlık', en: 'Teapot' } },
      { id: 'lamp', tier: 'high', art: 'oil-lamp', name: { tr: 'Yağ lambası', en: 'Oil lamp' } },
      { id: 'scales', tier: 'high', art: '2696-fe0f', name: { tr: 'Terazi', en: 'Scales' } },
      { id: 'bell', tier: 'mid', art: '1f514', name: { tr: 'Çıngırak', en: 'Bell' } },
      { id: 'coffee', tier: 'mid', art: '2615', name: { tr: 'Kahve', en: 'Coffee' } },
      { id: 'hammer', tier: 'mid', art: '1f528', name: { tr: 'Çekiç', en: 'Hammer' } },
      { id: 'scissors', tier: 'low', art: '2702-fe0f', name: { tr: 'Makas', en: 'Shears' } },
      { id: 'key', tier: 'low', art: '1f511', name: { tr: 'Anahtar', en: 'Key' } },
    ],
    tile: { art: 'teapot-copper', composition: 'still-life', ground: ['#c9702f', '#3a1c0c'] },
  },
}
