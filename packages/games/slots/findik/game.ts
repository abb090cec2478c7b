import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A slope of hazels: groups of four ripen into the next finer fruit, and squirrels join any of them. */
export const game: SlotGame = {
  id: 125,
  slug: 'findik',
  rules,
  shownAs: ['new'],
  theme: 'hazel-slope',
  studio: 'cemre',
  topics: ['nature', 'animals', 'fruit'],
  present: {
    name: { tr: 'Fındık', en: 'Hazelnut' },
    tagline: {
      tr: 'Dört eş yeter: her grup bir üst meyveye olgunlaşır.',
      en: 'Four are enough: every group ripens into the next finer fruit.',
    },
    volatility: 'low',
    most: { spinUnits: 2826, oneIn: 1048576, roundUnits: 5925 },
    features: ['cascades', 'cluster', 'wild', 'scatter', 'free-spins', 'retrigger', 'merges'],
    symbols: [
      { id: 'squirrel', tier: 'wild', art: '1f43f-fe0f', name: { tr: 'Sincap', en: 'Squirrel' } },
      { id: 'basket', tier: 'scatter', art: 'harvest-basket', name: { tr: 'Küfe', en: 'Harvest basket' } },
      { id: 'hazelnut', tier: 'high', art: 'hazelnut', name: { tr: 'Fındık', en: 'Hazelnut' } },
      { id: 'chestnut', tier: 'high', art: '1f330', name: { tr: 'Kestane', en: 'Chestnut' } },
      { id: 'cherry', tier: 'mid', art: '1f352', name: { tr: 'Kiraz', en: 'Cherry' } },
      { id: 'kiwi', tier: 'mid', art: '1f95d', name: { tr: 'Kivi', en: 'Kiwi' } },
      { id: 'mushroom', tier: 'low', art: '1f344', name: { tr: 'Mantar', en: 'Mushroom' } },
      { id: 'leaf', tier: 'low', art: 'hazel-leaf', name: { tr: 'Fındık yaprağı', en: 'Hazel leaf' } },
    ],
    tile: { art: '1f43f-fe0f', composition: 'close-up', ground: ['#c9a05a', '#3a3a1c'] },
  },
}
