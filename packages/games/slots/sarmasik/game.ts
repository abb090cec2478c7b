import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A courtyard overgrown with ivy: in free spins each leaf stays where it took hold. */
export const game: SlotGame = {
  id: 108,
  slug: 'sarmasik',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'courtyard',
  studio: 'cemre',
  topics: ['nature', 'animals'],
  present: {
    name: { tr: 'Sarmaşık', en: 'Ivy' },
    tagline: {
      tr: 'Bedava dönüşlerde sarmaşık tutunduğu yeri bırakmaz.',
      en: 'In free spins the ivy never lets go of its place.',
    },
    volatility: 'medium',
    most: { spinUnits: 2390, oneIn: 1048576, roundUnits: 18910 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'sticky-wild'],
    symbols: [
      { id: 'ivy', tier: 'wild', art: 'ivy', name: { tr: 'Sarmaşık', en: 'Ivy' } },
      { id: 'fountain', tier: 'scatter', art: '26f2', name: { tr: 'Fıskiye', en: 'Fountain' } },
      { id: 'peacock', tier: 'high', art: '1f99a', name: { tr: 'Tavus kuşu', en: 'Peacock' } },
      { id: 'cat', tier: 'high', art: '1f408', name: { tr: 'Kedi', en: 'Cat' } },
      { id: 'bird', tier: 'high', art: '1f426', name: { tr: 'Kuş', en: 'Bird' } },
      { id: 'lemon', tier: 'mid', art: '1f34b', name: { tr: 'Limon', en: 'Lemon' } },
      { id: 'butterfly', tier: 'mid', art: '1f98b', name: { tr: 'Kelebek', en: 'Butterfly' } },
      { id: 'grapes', tier: 'mid', art: '1f347', name: { tr: 'Üzüm', en: 'Grapes' } },
      { id: 'rose', tier: 'low', art: 'rose', name: { tr: 'Gül', en: 'Rose' } },
      { id: 'daisy', tier: 'low', art: '1f33c', name: { tr: 'Papatya', en: 'Daisy' } },
    ],
    tile: { art: '1f99a', composition: 'still-life', ground: ['#4f9a6a', '#12301f'] },
  },
}
