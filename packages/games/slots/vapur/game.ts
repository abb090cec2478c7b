import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A ferry crosses the strait: each reel is a row higher than the one before, 720 ways in all. */
export const game: SlotGame = {
  id: 123,
  slug: 'vapur',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'strait',
  studio: 'kerteriz',
  topics: ['sea', 'anatolia'],
  present: {
    name: { tr: 'Vapur', en: 'The Ferry' },
    tagline: {
      tr: 'Makaralar iskeleden karşıya yükselir: 2, 3, 4, 5, 6 sıra, 720 yol.',
      en: 'The reels rise from pier to pier: 2, 3, 4, 5 and 6 rows, 720 ways.',
    },
    volatility: 'medium',
    most: { spinUnits: 12920, oneIn: 4635113, roundUnits: 1563320 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'ferry', tier: 'wild', art: 'ferry', name: { tr: 'Vapur', en: 'Ferry' } },
      { id: 'buoy', tier: 'scatter', art: '1f6df', name: { tr: 'Can simidi', en: 'Lifebuoy' } },
      { id: 'gull', tier: 'high', art: 'gull', name: { tr: 'Martı', en: 'Gull' } },
      { id: 'bridge', tier: 'high', art: '1f309', name: { tr: 'Köprü', en: 'Bridge' } },
      { id: 'dolphin', tier: 'high', art: '1f42c', name: { tr: 'Yunus', en: 'Dolphin' } },
      { id: 'simit', tier: 'mid', art: 'simit', name: { tr: 'Simit', en: 'Simit' } },
      { id: 'tea', tier: 'mid', art: 'tea-glass', name: { tr: 'Çay', en: 'Tea' } },
      { id: 'anchor', tier: 'mid', art: '2693', name: { tr: 'Çapa', en: 'Anchor' } },
      { id: 'fish', tier: 'low', art: '1f41f', name: { tr: 'Lüfer', en: 'Bluefish' } },
      { id: 'ticket', tier: 'low', art: '1f3ab', name: { tr: 'Bilet', en: 'Ticket' } },
      { id: 'wave', tier: 'low', art: '1f30a', name: { tr: 'Dalga', en: 'Wave' } },
    ],
    tile: { art: '2693', composition: 'still-life', ground: ['#5fb8d8', '#123a66'] },
  },
}
