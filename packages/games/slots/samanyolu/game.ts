import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 4,096 ways through the sky: a bright star that appears in free spins stays lit to the end. */
export const game: SlotGame = {
  id: 140,
  slug: 'samanyolu',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'milky-way',
  studio: 'pervane',
  topics: ['sky'],
  present: {
    name: { tr: 'Samanyolu', en: 'Milky Way' },
    tagline: {
      tr: '4.096 yol; bedava dönüşlerde parlayan yıldız sona kadar sönmez.',
      en: '4,096 ways; a star that lights up in free spins never goes out.',
    },
    volatility: 'high',
    most: { spinUnits: 11351, oneIn: 524288, roundUnits: 137952 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'sticky-wild'],
    symbols: [
      { id: 'nova', tier: 'wild', art: '1f31f', name: { tr: 'Parlak yıldız', en: 'Bright star' } },
      { id: 'galaxy', tier: 'scatter', art: '1f30c', name: { tr: 'Samanyolu', en: 'Milky Way' } },
      { id: 'saturn', tier: 'high', art: '1fa90', name: { tr: 'Satürn', en: 'Saturn' } },
      { id: 'sun', tier: 'high', art: '2600-fe0f', name: { tr: 'Güneş', en: 'Sun' } },
      { id: 'moon', tier: 'mid', art: '1f319', name: { tr: 'Hilal', en: 'Crescent moon' } },
      { id: 'earth', tier: 'mid', art: '1f30d', name: { tr: 'Dünya', en: 'Earth' } },
      { id: 'comet', tier: 'mid', art: '2604-fe0f', name: { tr: 'Kuyruklu yıldız', en: 'Comet' } },
      { id: 'telescope', tier: 'low', art: '1f52d', name: { tr: 'Teleskop', en: 'Telescope' } },
      { id: 'compass', tier: 'low', art: '1f9ed', name: { tr: 'Pusula', en: 'Compass' } },
      { id: 'star', tier: 'low', art: 'satellite-lit', name: { tr: 'Uydu', en: 'Satellite' } },
    ],
    tile: { art: '1fa90', composition: 'single', ground: ['#5a5ad0', '#0a0a2a'] },
  },
}
