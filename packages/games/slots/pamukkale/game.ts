import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** White terraces: water falls from step to step, and every step doubles what the one before was worth. */
export const game: SlotGame = {
  id: 130,
  slug: 'pamukkale',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'travertine',
  studio: 'obruk',
  topics: ['nature', 'anatolia'],
  present: {
    name: { tr: 'Pamukkale', en: 'White Terraces' },
    tagline: {
      tr: 'Su her basamakta ikiye katlanır: 1, 2, 4, 8, 16, 32, 64.',
      en: 'The water doubles with every terrace: 1, 2, 4, 8, 16, 32, 64.',
    },
    volatility: 'high',
    most: { spinUnits: 155510, oneIn: 1048576, roundUnits: 155510 },
    features: ['cascades', 'anywhere', 'scatter', 'free-spins', 'retrigger', 'growing-multiplier'],
    symbols: [
      { id: 'spring', tier: 'scatter', art: 'terrace-spring', name: { tr: 'Kaynak', en: 'Spring' } },
      { id: 'column', tier: 'high', art: 'marble-column', name: { tr: 'Mermer sütun', en: 'Marble column' } },
      { id: 'capital', tier: 'high', art: 'marble-capital', name: { tr: 'Sütun başlığı', en: 'Capital' } },
      { id: 'amphora', tier: 'mid', art: '1f3fa', name: { tr: 'Amfora', en: 'Amphora' } },
      { id: 'dove', tier: 'mid', art: '1f54a-fe0f', name: { tr: 'Güvercin', en: 'Dove' } },
      { id: 'oleander', tier: 'mid', art: '1f33a', name: { tr: 'Zakkum', en: 'Oleander' } },
      { id: 'shell', tier: 'low', art: '1f41a', name: { tr: 'Kabuk', en: 'Shell' } },
      { id: 'pebble', tier: 'low', art: '1faa8', name: { tr: 'Taş', en: 'Stone' } },
      { id: 'drop', tier: 'low', art: '1f4a7', name: { tr: 'Damla', en: 'Drop' } },
    ],
    tile: { art: '1f4a7', composition: 'close-up', ground: ['#aee6f2', '#1f5a7a'] },
  },
}
