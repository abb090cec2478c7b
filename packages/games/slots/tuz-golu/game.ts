import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A salt lake at dusk: in free spins the flamingos walk over the reels from right to left. */
export const game: SlotGame = {
  id: 109,
  slug: 'tuz-golu',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'salt-lake',
  studio: 'kerteriz',
  topics: ['nature', 'animals', 'anatolia'],
  present: {
    name: { tr: 'Tuz Gölü', en: 'Salt Lake' },
    tagline: {
      tr: 'Bedava dönüşlerde flamingolar makaradan makaraya yürür.',
      en: 'In free spins the flamingos walk from reel to reel.',
    },
    volatility: 'medium',
    most: { spinUnits: 13600, oneIn: 1048576, roundUnits: 89175 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'walking-wild'],
    symbols: [
      { id: 'flamingo', tier: 'wild', art: '1f9a9', name: { tr: 'Flamingo', en: 'Flamingo' } },
      { id: 'sun', tier: 'scatter', art: '2600-fe0f', name: { tr: 'Güneş', en: 'Sun' } },
      { id: 'swan', tier: 'high', art: '1f9a2', name: { tr: 'Kuğu', en: 'Swan' } },
      { id: 'duck', tier: 'high', art: '1f986', name: { tr: 'Ördek', en: 'Duck' } },
      { id: 'frog', tier: 'high', art: '1f438', name: { tr: 'Kurbağa', en: 'Frog' } },
      { id: 'feather', tier: 'mid', art: '1fab6', name: { tr: 'Tüy', en: 'Feather' } },
      { id: 'egg', tier: 'mid', art: '1f95a', name: { tr: 'Yumurta', en: 'Egg' } },
      { id: 'reed', tier: 'low', art: '1f33e', name: { tr: 'Saz', en: 'Reed' } },
      { id: 'salt', tier: 'low', art: 'salt-crystal', name: { tr: 'Tuz kristali', en: 'Salt crystal' } },
      { id: 'drop', tier: 'low', art: '1f4a7', name: { tr: 'Su damlası', en: 'Drop of water' } },
    ],
    tile: { art: '1f9a9', composition: 'close-up', ground: ['#f0a3b0', '#5a2350'] },
  },
}
