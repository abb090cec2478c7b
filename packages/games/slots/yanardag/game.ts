import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A volcano: lava covers its whole reel and triples, also two and three reels at once. */
export const game: SlotGame = {
  id: 129,
  slug: 'yanardag',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'volcano',
  studio: 'obruk',
  topics: ['nature'],
  present: {
    name: { tr: 'Yanardağ', en: 'Volcano' },
    tagline: {
      tr: 'Lav bütün makarayı kaplar ve üçe katlar: iki makara dokuz, üç makara yirmi yedi.',
      en: 'Lava covers its whole reel and triples: two reels nine, three twenty-seven.',
    },
    volatility: 'extreme',
    most: { spinUnits: 717930, oneIn: 9428994, roundUnits: 717930 },
    features: ['lines', 'wild', 'expanding-wild', 'wild-multiplier'],
    symbols: [
      { id: 'lava', tier: 'wild', art: 'lava', name: { tr: 'Lav', en: 'Lava' } },
      { id: 'ruby', tier: 'high', art: 'gem-ruby', name: { tr: 'Yakut', en: 'Ruby' } },
      { id: 'topaz', tier: 'high', art: 'gem-topaz', name: { tr: 'Topaz', en: 'Topaz' } },
      { id: 'emerald', tier: 'mid', art: 'gem-emerald', name: { tr: 'Zümrüt', en: 'Emerald' } },
      { id: 'obsidian', tier: 'mid', art: 'gem-obsidian', name: { tr: 'Obsidyen', en: 'Obsidian' } },
      { id: 'lizard', tier: 'mid', art: '1f98e', name: { tr: 'Kertenkele', en: 'Lizard' } },
      { id: 'basalt', tier: 'low', art: '1faa8', name: { tr: 'Bazalt', en: 'Basalt' } },
      { id: 'fern', tier: 'low', art: '1f33f', name: { tr: 'Eğrelti', en: 'Fern' } },
      { id: 'smoke', tier: 'low', art: '1f4a8', name: { tr: 'Duman', en: 'Smoke' } },
    ],
    tile: { art: '1f30b', composition: 'single', ground: ['#e8602f', '#2a0c14'] },
  },
}
