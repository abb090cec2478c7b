import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A flat-woven rug: equal motifs that touch are woven off, the weaver's knot joins any of them, shuttles turn into one motif. */
export const game: SlotGame = {
  id: 120,
  slug: 'kilim',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'loom',
  studio: 'cinaralti',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Kilim', en: 'Kilim' },
    tagline: {
      tr: 'Yan yana gelen motifler dokunur, mekikler hep birlikte bir motife döner.',
      en: 'Motifs that touch are woven off, and shuttles all turn into one motif.',
    },
    volatility: 'low',
    most: { spinUnits: 1147, oneIn: 1048576, roundUnits: 1147 },
    features: ['cascades', 'cluster', 'wild', 'mystery'],
    symbols: [
      { id: 'knot', tier: 'wild', art: 'kilim-knot', name: { tr: 'İlmek', en: 'Knot' } },
      { id: 'shuttle', tier: 'mystery', art: 'kilim-shuttle', name: { tr: 'Mekik', en: 'Shuttle' } },
      { id: 'star', tier: 'high', art: 'kilim-star', name: { tr: 'Yıldız', en: 'Star' } },
      { id: 'horn', tier: 'high', art: 'kilim-horn', name: { tr: 'Koçboynuzu', en: 'Ram’s horn' } },
      { id: 'burdock', tier: 'mid', art: 'kilim-burdock', name: { tr: 'Pıtrak', en: 'Burdock' } },
      { id: 'tree', tier: 'mid', art: 'kilim-tree', name: { tr: 'Ağaç', en: 'Tree' } },
      { id: 'comb', tier: 'low', art: 'kilim-comb', name: { tr: 'Tarak', en: 'Comb' } },
      { id: 'water', tier: 'low', art: 'kilim-water', name: { tr: 'Su yolu', en: 'Running water' } },
      { id: 'chest', tier: 'low', art: 'kilim-chest', name: { tr: 'Sandık', en: 'Chest' } },
    ],
    tile: { art: '1f9f6', composition: 'row', ground: ['#b8452f', '#3a0f14'] },
  },
}
