import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A run of bluefish: seven in sight stay in the net, which is worth all that lie before it. */
export const game: SlotGame = {
  id: 134,
  slug: 'lufer',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'quay',
  studio: 'kerteriz',
  topics: ['sea', 'animals'],
  present: {
    name: { tr: 'Lüfer', en: 'Bluefish' },
    tagline: {
      tr: 'Yedi lüfer görününce ağlar iner; kepçe, önündeki bütün balıkları sayar.',
      en: 'Seven bluefish and the nets go down; the landing net counts every fish before it.',
    },
    volatility: 'high',
    most: { spinUnits: 134500, oneIn: 1048576, roundUnits: 134500 },
    features: ['ways', 'wild', 'hold-and-win'],
    symbols: [
      { id: 'float', tier: 'wild', art: 'glass-float', name: { tr: 'Cam şamandıra', en: 'Glass float' } },
      { id: 'fish', tier: 'coin', art: '1f41f', name: { tr: 'Lüfer', en: 'Bluefish' } },
      { id: 'boat', tier: 'high', art: '26f5', name: { tr: 'Yelkenli', en: 'Sailboat' } },
      { id: 'gull', tier: 'high', art: 'gull', name: { tr: 'Martı', en: 'Gull' } },
      { id: 'octopus', tier: 'mid', art: '1f419', name: { tr: 'Ahtapot', en: 'Octopus' } },
      { id: 'crab', tier: 'mid', art: '1f980', name: { tr: 'Yengeç', en: 'Crab' } },
      { id: 'bucket', tier: 'mid', art: '1faa3', name: { tr: 'Kova', en: 'Bucket' } },
      { id: 'shrimp', tier: 'low', art: '1f990', name: { tr: 'Karides', en: 'Shrimp' } },
      { id: 'lemon', tier: 'low', art: '1f34b', name: { tr: 'Limon', en: 'Lemon' } },
    ],
    collect: { art: 'landing-net', name: { tr: 'Kepçe', en: 'Landing net' } },
    tile: { art: '1f41f', composition: 'pattern', ground: ['#3f8fc4', '#0a2138'] },
  },
}
