import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A hoard in a cave: coins stay where they lie, and the chest is worth all of them once more. */
export const game: SlotGame = {
  id: 107,
  slug: 'define',
  rules,
  shownAs: ['new'],
  theme: 'cave',
  studio: 'obruk',
  topics: ['anatolia'],
  present: {
    name: { tr: 'Define', en: 'Hoard' },
    tagline: {
      tr: 'Sandık, önünde yatan bütün altınlar kadar eder.',
      en: 'The chest is worth all the gold that lies before it.',
    },
    volatility: 'high',
    most: { spinUnits: 24920, oneIn: 1048576, roundUnits: 24920 },
    features: ['lines', 'wild', 'wild-multiplier', 'hold-and-win'],
    symbols: [
      { id: 'lantern', tier: 'wild', art: 'lantern', name: { tr: 'Fener', en: 'Lantern' } },
      { id: 'coin', tier: 'coin', art: 'gold-coin', name: { tr: 'Altın', en: 'Gold coin' } },
      { id: 'crown', tier: 'high', art: '1f451', name: { tr: 'Taç', en: 'Crown' } },
      { id: 'goblet', tier: 'high', art: '1f3c6', name: { tr: 'Kupa', en: 'Goblet' } },
      { id: 'ring', tier: 'high', art: '1f48d', name: { tr: 'Yüzük', en: 'Ring' } },
      { id: 'key', tier: 'mid', art: '1f5dd-fe0f', name: { tr: 'Anahtar', en: 'Key' } },
      { id: 'map', tier: 'mid', art: '1f5fa-fe0f', name: { tr: 'Harita', en: 'Map' } },
      { id: 'pick', tier: 'low', art: '26cf-fe0f', name: { tr: 'Kazma', en: 'Pickaxe' } },
      { id: 'amphora', tier: 'low', art: '1f3fa', name: { tr: 'Amfora', en: 'Amphora' } },
    ],
    collect: { art: 'treasure-chest', name: { tr: 'Sandık', en: 'Chest' } },
    tile: { art: '1f451', composition: 'single', ground: ['#8a6a2c', '#1f1409'] },
  },
}
