import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Deep sky: in free spins every multiplier that helped a win is added to a total that never falls. */
export const game: SlotGame = {
  id: 105,
  slug: 'gok-tasi',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'meteor-plain',
  studio: 'pervane',
  topics: ['sky'],
  present: {
    name: { tr: 'Gök Taşı', en: 'Meteor' },
    tagline: {
      tr: 'Bedava dönüşlerde çarpanlar birikir, geri düşmez.',
      en: 'In free spins the multipliers add up and never fall.',
    },
    volatility: 'medium',
    most: { spinUnits: 90112, oneIn: 1048576, roundUnits: 90112 },
    features: [
      'cascades',
      'anywhere',
      'scatter',
      'free-spins',
      'retrigger',
      'growing-multiplier',
      'multiplier-symbols',
    ],
    symbols: [
      { id: 'star', tier: 'scatter', art: '1f31f', name: { tr: 'Parlak yıldız', en: 'Bright star' } },
      { id: 'spark2', tier: 'orb', art: '1f7e2-x2', name: { tr: 'Kıvılcım ×2', en: 'Spark ×2' } },
      { id: 'spark4', tier: 'orb', art: '1f535-x4', name: { tr: 'Kıvılcım ×4', en: 'Spark ×4' } },
      { id: 'spark8', tier: 'orb', art: '1f7e3-x8', name: { tr: 'Kıvılcım ×8', en: 'Spark ×8' } },
      { id: 'spark20', tier: 'orb', art: '2604-fe0f-x20', name: { tr: 'Kıvılcım ×20', en: 'Spark ×20' } },
      { id: 'planet', tier: 'high', art: '1fa90', name: { tr: 'Halkalı gezegen', en: 'Ringed planet' } },
      { id: 'rocket', tier: 'high', art: '1f680', name: { tr: 'Roket', en: 'Rocket' } },
      { id: 'saucer', tier: 'high', art: '1f6f8', name: { tr: 'Uçan daire', en: 'Flying saucer' } },
      { id: 'earth', tier: 'mid', art: '1f30d', name: { tr: 'Dünya', en: 'Earth' } },
      { id: 'moon', tier: 'mid', art: '1f315', name: { tr: 'Dolunay', en: 'Full moon' } },
      { id: 'satellite', tier: 'low', art: 'satellite-lit', name: { tr: 'Uydu', en: 'Satellite' } },
      { id: 'telescope', tier: 'low', art: '1f52d', name: { tr: 'Teleskop', en: 'Telescope' } },
      { id: 'rock', tier: 'low', art: '1faa8', name: { tr: 'Gök taşı', en: 'Meteor stone' } },
    ],
    tile: { art: '1f680', composition: 'close-up', ground: ['#5b4bd6', '#120a3a'] },
  },
}
