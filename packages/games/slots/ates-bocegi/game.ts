import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A night in the garden: clusters burst, and the lights of fireflies multiply what they pay. */
export const game: SlotGame = {
  id: 113,
  slug: 'ates-bocegi',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'night-garden',
  studio: 'pervane',
  topics: ['nature', 'animals'],
  present: {
    name: { tr: 'Ateş Böceği', en: 'Firefly' },
    tagline: {
      tr: 'Ateş böceklerinin ışığı toplanır, her kümeyi büyütür.',
      en: 'The lights of the fireflies add up and make every cluster grow.',
    },
    volatility: 'medium',
    most: { spinUnits: 15175, oneIn: 1048576, roundUnits: 30226 },
    features: ['cascades', 'cluster', 'scatter', 'free-spins', 'retrigger', 'multiplier-symbols'],
    symbols: [
      { id: 'moon', tier: 'scatter', art: '1f31d', name: { tr: 'Dolunay', en: 'Full moon' } },
      { id: 'fly2', tier: 'orb', art: 'firefly-green-x2', name: { tr: 'Ateş böceği ×2', en: 'Firefly ×2' } },
      { id: 'fly3', tier: 'orb', art: 'firefly-blue-x3', name: { tr: 'Ateş böceği ×3', en: 'Firefly ×3' } },
      { id: 'fly5', tier: 'orb', art: 'firefly-violet-x5', name: { tr: 'Ateş böceği ×5', en: 'Firefly ×5' } },
      {
        id: 'fly10',
        tier: 'orb',
        art: 'firefly-gold-x10',
        name: { tr: 'Ateş böceği ×10', en: 'Firefly ×10' },
      },
      { id: 'owl', tier: 'high', art: '1f989', name: { tr: 'Baykuş', en: 'Owl' } },
      { id: 'fox', tier: 'high', art: '1f98a', name: { tr: 'Tilki', en: 'Fox' } },
      { id: 'hedgehog', tier: 'high', art: '1f994', name: { tr: 'Kirpi', en: 'Hedgehog' } },
      { id: 'mushroom', tier: 'mid', art: '1f344', name: { tr: 'Mantar', en: 'Mushroom' } },
      { id: 'berry', tier: 'mid', art: '1fad0', name: { tr: 'Yaban mersini', en: 'Blueberry' } },
      { id: 'chestnut', tier: 'low', art: 'chestnut', name: { tr: 'Kestane', en: 'Chestnut' } },
      { id: 'leaf', tier: 'low', art: '1f343', name: { tr: 'Yaprak', en: 'Leaf' } },
    ],
    tile: { art: '1f989', composition: 'still-life', ground: ['#3f6a4f', '#0a1424'] },
  },
}
