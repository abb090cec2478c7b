import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 1024 ways in the tulip gardens: tulips join the runs, lamps open free spins where more tulips bloom. */
export const game: SlotGame = {
  id: 1,
  slug: 'lale-devri',
  rules,
  shownAs: ['popular', 'featured'],
  theme: 'tulip-garden',
  studio: 'cemre',
  topics: ['anatolia', 'nature'],
  present: {
    name: { tr: 'Lale Devri', en: 'Lale Devri' },
    tagline: {
      tr: 'Fenerler yanınca laleler çoğalır, kazançlar ikiye katlanır.',
      en: 'When the lanterns are lit, tulips multiply and wins double.',
    },
    volatility: 'medium',
    most: { spinUnits: 16_200, oneIn: 3_097_719, roundUnits: 988_200 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'tulip', tier: 'wild', art: '1f337', name: { tr: 'Lale', en: 'Tulip' } },
      { id: 'lamp', tier: 'scatter', art: 'lantern', name: { tr: 'Fener', en: 'Lantern' } },
      { id: 'crown', tier: 'high', art: '1f451', name: { tr: 'Taç', en: 'Crown' } },
      { id: 'gem', tier: 'high', art: '1f48e', name: { tr: 'Elmas', en: 'Diamond' } },
      { id: 'turtle', tier: 'mid', art: '1f422', name: { tr: 'Kaplumbağa', en: 'Tortoise' } },
      { id: 'amphora', tier: 'mid', art: '1f3fa', name: { tr: 'Testi', en: 'Jug' } },
      { id: 'gold', tier: 'mid', art: 'gold-coin', name: { tr: 'Altın', en: 'Gold coin' } },
      { id: 'hyacinth', tier: 'low', art: '1fabb', name: { tr: 'Sümbül', en: 'Hyacinth' } },
      { id: 'rose', tier: 'low', art: 'rose', name: { tr: 'Gül', en: 'Rose' } },
      { id: 'hibiscus', tier: 'low', art: '1f33a', name: { tr: 'Hatmi', en: 'Hibiscus' } },
    ],
    tile: { art: '1f337', composition: 'close-up', ground: ['#b7294f', '#3d0b26'] },
  },
}
