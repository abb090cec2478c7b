import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A stone oven at dawn: eight of a kind anywhere pay, and embers multiply everything that a spin baked. */
export const game: SlotGame = {
  id: 102,
  slug: 'tas-firin',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'stone-oven',
  studio: 'obruk',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Taş Fırın', en: 'Stone Oven' },
    tagline: {
      tr: 'Nerede dururlarsa dursunlar, sekizi bir arada yeter.',
      en: 'Wherever they lie, eight of a kind will do.',
    },
    volatility: 'medium',
    most: { spinUnits: 14580, oneIn: 1048576, roundUnits: 14580 },
    features: ['cascades', 'anywhere', 'scatter', 'free-spins', 'retrigger', 'multiplier-symbols'],
    symbols: [
      { id: 'flame', tier: 'scatter', art: '1f525', name: { tr: 'Ateş', en: 'Fire' } },
      { id: 'ember2', tier: 'orb', art: '1f7e0-x2', name: { tr: 'Kor ×2', en: 'Ember ×2' } },
      { id: 'ember3', tier: 'orb', art: '1f7e1-x3', name: { tr: 'Kor ×3', en: 'Ember ×3' } },
      { id: 'ember5', tier: 'orb', art: '1f534-x5', name: { tr: 'Kor ×5', en: 'Ember ×5' } },
      { id: 'ember10', tier: 'orb', art: '1f7e3-x10', name: { tr: 'Kor ×10', en: 'Ember ×10' } },
      { id: 'ember25', tier: 'orb', art: '1f31f-x25', name: { tr: 'Kor ×25', en: 'Ember ×25' } },
      { id: 'cake', tier: 'high', art: '1f370', name: { tr: 'Pasta', en: 'Cake' } },
      { id: 'croissant', tier: 'high', art: '1f950', name: { tr: 'Ay çöreği', en: 'Croissant' } },
      { id: 'pretzel', tier: 'high', art: '1f968', name: { tr: 'Halka', en: 'Pretzel' } },
      { id: 'bread', tier: 'mid', art: '1f35e', name: { tr: 'Ekmek', en: 'Loaf' } },
      { id: 'bagel', tier: 'mid', art: 'simit', name: { tr: 'Simit', en: 'Ring roll' } },
      { id: 'cookie', tier: 'low', art: '1f36a', name: { tr: 'Kurabiye', en: 'Cookie' } },
      { id: 'pie', tier: 'low', art: 'lattice-pie', name: { tr: 'Turta', en: 'Pie' } },
      { id: 'donut', tier: 'low', art: 'corek', name: { tr: 'Çörek', en: 'Bun' } },
    ],
    tile: { art: '1f950', composition: 'row', ground: ['#e08a3c', '#5a1d0c'] },
  },
}
