import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A tea garden under a plane tree: four reels, sixteen lines, two equal symbols already pay. */
export const game: SlotGame = {
  id: 121,
  slug: 'cay-bahcesi',
  rules,
  shownAs: ['new'],
  theme: 'tea-garden',
  studio: 'cinaralti',
  topics: ['anatolia', 'nature'],
  present: {
    name: { tr: 'Çay Bahçesi', en: 'Tea Garden' },
    tagline: {
      tr: 'Dört makara, on altı çizgi; iki tanesi bile öder.',
      en: 'Four reels, sixteen lines; two of a kind already pay.',
    },
    volatility: 'low',
    most: { spinUnits: 3068, oneIn: 2311920, roundUnits: 223964 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'teapot', tier: 'wild', art: 'double-teapot', name: { tr: 'Çaydanlık', en: 'Double teapot' } },
      { id: 'tree', tier: 'scatter', art: '1f333', name: { tr: 'Çınar', en: 'Plane tree' } },
      { id: 'tea', tier: 'high', art: 'tea-glass', name: { tr: 'İnce belli çay', en: 'Tea' } },
      { id: 'cat', tier: 'high', art: '1f408', name: { tr: 'Kedi', en: 'Cat' } },
      { id: 'simit', tier: 'mid', art: 'simit', name: { tr: 'Simit', en: 'Simit' } },
      { id: 'radio', tier: 'mid', art: '1f4fb', name: { tr: 'Radyo', en: 'Radio' } },
      { id: 'sugar', tier: 'low', art: 'sugar-cubes', name: { tr: 'Kesme şeker', en: 'Sugar cubes' } },
      { id: 'leaf', tier: 'low', art: '1f341', name: { tr: 'Çınar yaprağı', en: 'Plane leaf' } },
      { id: 'newspaper', tier: 'low', art: '1f4f0', name: { tr: 'Gazete', en: 'Newspaper' } },
    ],
    tile: { art: '1fad6', composition: 'single', ground: ['#b8c46a', '#2c4a24'] },
  },
}
