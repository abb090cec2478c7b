import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A summer pasture: the sheep of the free spins walk to the left over 25 lines, one reel a spin. */
export const game: SlotGame = {
  id: 127,
  slug: 'yayla',
  rules,
  shownAs: ['new'],
  theme: 'highland',
  studio: 'cemre',
  topics: ['nature', 'animals', 'anatolia'],
  present: {
    name: { tr: 'Yayla', en: 'Highland' },
    tagline: {
      tr: 'Bedava dönüşlerde koyunlar çizgiler boyunca sola yürür.',
      en: 'In free spins the sheep walk left across the lines.',
    },
    volatility: 'medium',
    most: { spinUnits: 3440, oneIn: 1048576, roundUnits: 17524 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'retrigger', 'walking-wild'],
    symbols: [
      { id: 'sheep', tier: 'wild', art: '1f411', name: { tr: 'Koyun', en: 'Sheep' } },
      { id: 'bell', tier: 'scatter', art: 'sheep-bell', name: { tr: 'Çan', en: 'Sheep bell' } },
      { id: 'eagle', tier: 'high', art: '1f985', name: { tr: 'Kartal', en: 'Eagle' } },
      { id: 'goat', tier: 'high', art: '1f410', name: { tr: 'Keçi', en: 'Goat' } },
      { id: 'hut', tier: 'high', art: 'highland-hut', name: { tr: 'Yayla evi', en: 'Highland hut' } },
      { id: 'cheese', tier: 'mid', art: '1f9c0', name: { tr: 'Peynir', en: 'Cheese' } },
      { id: 'milk', tier: 'mid', art: '1f95b', name: { tr: 'Süt', en: 'Milk' } },
      { id: 'boots', tier: 'low', art: '1f97e', name: { tr: 'Çizme', en: 'Boots' } },
      { id: 'fern', tier: 'low', art: '1f33f', name: { tr: 'Yayla otu', en: 'Pasture herb' } },
      { id: 'daisy', tier: 'low', art: '1f33c', name: { tr: 'Papatya', en: 'Daisy' } },
    ],
    tile: { art: '1f411', composition: 'still-life', ground: ['#8fd07a', '#1f5a3c'] },
  },
}
