import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 1,200 ways, narrow in the middle: in free spins each mill turns over its whole reel and doubles. */
export const game: SlotGame = {
  id: 138,
  slug: 'yel-degirmeni',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'mill-hill',
  studio: 'obruk',
  topics: ['nature', 'sea'],
  present: {
    name: { tr: 'Yel Değirmeni', en: 'Windmill' },
    tagline: {
      tr: 'Bedava dönüşlerde değirmen makarasını kaplar ve kazancı ikiye katlar.',
      en: 'In free spins a windmill covers its reel and doubles the win.',
    },
    volatility: 'high',
    most: { spinUnits: 15008, oneIn: 21757183, roundUnits: 7376288 },
    features: ['ways', 'wild', 'expanding-wild', 'wild-multiplier', 'scatter', 'free-spins'],
    symbols: [
      { id: 'mill', tier: 'wild', art: 'windmill', name: { tr: 'Yel değirmeni', en: 'Windmill' } },
      { id: 'wind', tier: 'scatter', art: '1f4a8', name: { tr: 'Rüzgâr', en: 'Wind' } },
      { id: 'cat', tier: 'high', art: '1f408', name: { tr: 'Kedi', en: 'Cat' } },
      { id: 'bicycle', tier: 'high', art: '1f6b2', name: { tr: 'Bisiklet', en: 'Bicycle' } },
      { id: 'hat', tier: 'mid', art: '1f452', name: { tr: 'Hasır şapka', en: 'Straw hat' } },
      { id: 'lemonade', tier: 'mid', art: '1f34b', name: { tr: 'Limon', en: 'Lemon' } },
      { id: 'grapes', tier: 'mid', art: '1f347', name: { tr: 'Üzüm', en: 'Grapes' } },
      { id: 'lavender', tier: 'low', art: '1fabb', name: { tr: 'Sümbül', en: 'Hyacinth' } },
      { id: 'begonvil', tier: 'low', art: 'bougainvillea', name: { tr: 'Begonvil', en: 'Bougainvillea' } },
      { id: 'thyme', tier: 'low', art: '1f33f', name: { tr: 'Kekik', en: 'Thyme' } },
    ],
    tile: { art: 'windmill', composition: 'close-up', ground: ['#7ab4d8', '#1c3a5c'] },
  },
}
