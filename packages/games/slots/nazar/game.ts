import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Twenty lines of charms, calm and frequent: a bead in sight covers its whole reel. */
export const game: SlotGame = {
  id: 2,
  slug: 'nazar',
  rules,
  shownAs: ['popular'],
  theme: 'bosphorus',
  studio: 'cinaralti',
  topics: ['anatolia', 'sea'],
  present: {
    name: { tr: 'Nazar', en: 'Nazar' },
    tagline: {
      tr: 'Boncuk göründü mü bütün makarayı kaplar.',
      en: 'One glimpse of the bead and it covers the whole reel.',
    },
    volatility: 'low',
    most: { spinUnits: 1936, oneIn: 2_857_409, roundUnits: 54_586 },
    features: ['lines', 'wild', 'expanding-wild', 'scatter', 'free-spins', 'retrigger'],
    symbols: [
      { id: 'nazar', tier: 'wild', art: '1f9ff', name: { tr: 'Nazar boncuğu', en: 'Nazar bead' } },
      { id: 'star', tier: 'scatter', art: '1f31f', name: { tr: 'Yıldız', en: 'Star' } },
      { id: 'horseshoe', tier: 'high', art: 'horseshoe', name: { tr: 'Nal', en: 'Horseshoe' } },
      { id: 'ring', tier: 'high', art: '1f48d', name: { tr: 'Yüzük', en: 'Ring' } },
      { id: 'key', tier: 'mid', art: '1f5dd-fe0f', name: { tr: 'Anahtar', en: 'Key' } },
      { id: 'beads', tier: 'mid', art: 'necklace', name: { tr: 'Kolye', en: 'Necklace' } },
      { id: 'ladybird', tier: 'mid', art: '1f41e', name: { tr: 'Uğur böceği', en: 'Ladybird' } },
      { id: 'clover', tier: 'low', art: '1f340', name: { tr: 'Yonca', en: 'Clover' } },
      { id: 'thread', tier: 'low', art: '1f9f5', name: { tr: 'İplik', en: 'Thread' } },
      { id: 'candle', tier: 'low', art: '1f56f-fe0f', name: { tr: 'Mum', en: 'Candle' } },
    ],
    tile: { art: '1f9ff', composition: 'pattern', ground: ['#1d6fc4', '#0a2450'] },
  },
}
