import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 720 ways on reels of three, four and five rows; pomegranates open free spins at triple wins. */
export const game: SlotGame = {
  id: 8,
  slug: 'nar-bahcesi',
  rules,
  shownAs: [],
  theme: 'orchard',
  studio: 'cemre',
  topics: ['nature', 'fruit', 'anatolia'],
  present: {
    name: { tr: 'Nar Bahçesi', en: 'Pomegranate Garden' },
    tagline: {
      tr: 'Ortası yüksek bahçe: 720 yol, narlar açınca üç kat kazanç.',
      en: 'A garden that rises in the middle: 720 ways, triple wins once the fruit opens.',
    },
    volatility: 'medium',
    most: { spinUnits: 6024, oneIn: 1_305_000, roundUnits: 546_024 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'blossom', tier: 'wild', art: '1f338', name: { tr: 'Çiçek', en: 'Blossom' } },
      { id: 'pomegranate', tier: 'scatter', art: 'pomegranate', name: { tr: 'Nar', en: 'Pomegranate' } },
      { id: 'peacock', tier: 'high', art: '1f99a', name: { tr: 'Tavus kuşu', en: 'Peacock' } },
      { id: 'fountain', tier: 'high', art: '26f2', name: { tr: 'Fıskiye', en: 'Fountain' } },
      { id: 'grapes', tier: 'mid', art: 'grapes-green', name: { tr: 'Üzüm', en: 'Grapes' } },
      { id: 'peach', tier: 'mid', art: '1f351', name: { tr: 'Şeftali', en: 'Peach' } },
      { id: 'pear', tier: 'low', art: '1f350', name: { tr: 'Armut', en: 'Pear' } },
      { id: 'berries', tier: 'low', art: '1fad0', name: { tr: 'Yaban mersini', en: 'Blueberries' } },
      { id: 'leaf', tier: 'low', art: '1f343', name: { tr: 'Yaprak', en: 'Leaf' } },
    ],
    tile: { art: '1f338', composition: 'pattern', ground: ['#c2333f', '#3b0a17'] },
  },
}
