import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Fifteen lines among olive trees: long free spins without a multiplier. */
export const game: SlotGame = {
  id: 13,
  slug: 'zeytinlik',
  rules,
  shownAs: ['new'],
  theme: 'grove',
  studio: 'kerteriz',
  topics: ['nature', 'anatolia'],
  present: {
    name: { tr: 'Zeytinlik', en: 'Olive Grove' },
    tagline: {
      tr: 'Uzun yaz günleri: yirmi bedava dönüş, sakin sakin.',
      en: 'Long summer days: twenty free spins, at ease.',
    },
    volatility: 'medium',
    most: { spinUnits: 6014, oneIn: 51_021_250, roundUnits: 438_254 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'retrigger'],
    symbols: [
      { id: 'jar', tier: 'wild', art: 'olive-jar', name: { tr: 'Zeytin kavanozu', en: 'Olive jar' } },
      { id: 'sun', tier: 'scatter', art: '2600-fe0f', name: { tr: 'Güneş', en: 'Sun' } },
      { id: 'olive', tier: 'high', art: '1fad2', name: { tr: 'Zeytin', en: 'Olive' } },
      { id: 'bread', tier: 'high', art: '1f956', name: { tr: 'Ekmek', en: 'Bread' } },
      { id: 'cheese', tier: 'mid', art: '1f9c0', name: { tr: 'Peynir', en: 'Cheese' } },
      { id: 'tomato', tier: 'mid', art: '1f345', name: { tr: 'Domates', en: 'Tomato' } },
      { id: 'pepper', tier: 'mid', art: '1fad1', name: { tr: 'Biber', en: 'Pepper' } },
      { id: 'herb', tier: 'low', art: '1f33f', name: { tr: 'Kekik', en: 'Thyme' } },
      { id: 'basket', tier: 'low', art: '1f9fa', name: { tr: 'Sepet', en: 'Basket' } },
    ],
    tile: { art: '1fad2', composition: 'single', ground: ['#8a9a3b', '#232c0d'] },
  },
}
