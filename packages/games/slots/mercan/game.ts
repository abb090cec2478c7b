import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A coral reef on reels of three, four and five rows: the octopus doubles every way that it joins. */
export const game: SlotGame = {
  id: 111,
  slug: 'mercan',
  rules,
  shownAs: ['new'],
  theme: 'reef',
  studio: 'kerteriz',
  topics: ['sea', 'animals'],
  present: {
    name: { tr: 'Mercan', en: 'Coral' },
    tagline: {
      tr: 'Ortası derin beş makara, 720 yol ve ikiye katlayan ahtapotlar.',
      en: 'Five reels that are deepest in the middle, 720 ways, octopuses that double.',
    },
    volatility: 'medium',
    most: { spinUnits: 20344, oneIn: 57153600, roundUnits: 1893304 },
    features: ['ways', 'wild', 'wild-multiplier', 'scatter', 'free-spins', 'retrigger'],
    symbols: [
      { id: 'octopus', tier: 'wild', art: '1f419', name: { tr: 'Ahtapot', en: 'Octopus' } },
      { id: 'coral', tier: 'scatter', art: '1fab8', name: { tr: 'Mercan', en: 'Coral' } },
      { id: 'shark', tier: 'high', art: '1f988', name: { tr: 'Köpek balığı', en: 'Shark' } },
      { id: 'dolphin', tier: 'high', art: '1f42c', name: { tr: 'Yunus', en: 'Dolphin' } },
      { id: 'turtle', tier: 'high', art: '1f422', name: { tr: 'Deniz kaplumbağası', en: 'Sea turtle' } },
      { id: 'lobster', tier: 'mid', art: '1f99e', name: { tr: 'Istakoz', en: 'Lobster' } },
      { id: 'crab', tier: 'mid', art: '1f980', name: { tr: 'Yengeç', en: 'Crab' } },
      { id: 'puffer', tier: 'mid', art: '1f421', name: { tr: 'Balon balığı', en: 'Pufferfish' } },
      { id: 'jellyfish', tier: 'low', art: '1fabc', name: { tr: 'Denizanası', en: 'Jellyfish' } },
      { id: 'shrimp', tier: 'low', art: '1f990', name: { tr: 'Karides', en: 'Shrimp' } },
    ],
    tile: { art: '1f419', composition: 'close-up', ground: ['#ff7f6a', '#3c1248'] },
  },
}
