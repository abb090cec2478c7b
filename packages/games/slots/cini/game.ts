import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 27 ways on three by three painted tiles; each blue tile in a win triples it. */
export const game: SlotGame = {
  id: 14,
  slug: 'cini',
  rules,
  shownAs: ['new'],
  theme: 'kiln',
  studio: 'cinaralti',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Çini', en: 'Tile Maker' },
    tagline: {
      tr: 'Dokuz karo, 27 yol: her mavi karo üç katı.',
      en: 'Nine tiles, 27 ways: each blue tile triples.',
    },
    volatility: 'medium',
    most: { spinUnits: 1056, oneIn: 2193, roundUnits: 1056 },
    features: ['ways', 'classic', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'tile', tier: 'wild', art: 'tile-star', name: { tr: 'Mavi karo', en: 'Blue tile' } },
      { id: 'carnation', tier: 'high', art: 'tile-carnation', name: { tr: 'Karanfil', en: 'Carnation' } },
      { id: 'pomegranate', tier: 'high', art: 'tile-pomegranate', name: { tr: 'Nar', en: 'Pomegranate' } },
      { id: 'rosette', tier: 'mid', art: 'tile-rosette', name: { tr: 'Rozet', en: 'Rosette' } },
      { id: 'leaf', tier: 'mid', art: 'tile-leaf', name: { tr: 'Hançer yaprağı', en: 'Saz leaf' } },
      { id: 'wave', tier: 'low', art: 'tile-wave', name: { tr: 'Dalga', en: 'Wave' } },
      { id: 'knot', tier: 'low', art: 'tile-knot', name: { tr: 'Düğüm', en: 'Knot' } },
    ],
    tile: { art: '1f4a0', composition: 'row', ground: ['#1d7fa8', '#072a45'] },
  },
}
