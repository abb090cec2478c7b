import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** Twenty lines, a projector that covers its reel in doubled free spins, and free spins that can be bought. */
export const game: ChoiceGame = {
  id: 143,
  slug: 'yazlik-sinema',
  rules,
  shownAs: ['new'],
  theme: 'open-air-cinema',
  studio: 'pervane',
  topics: ['sky'],
  present: {
    name: { tr: 'Yazlık Sinema', en: 'Open-Air Cinema' },
    tagline: {
      tr: 'Üç bilet filmi başlatır; ışık değen makara baştan sona joker olur.',
      en: 'Three tickets start the film; a reel that the light touches is wild from top to bottom.',
    },
    volatility: 'medium',
    most: { spinUnits: 1646, oneIn: 90_224_199, roundUnits: 155_886 },
    features: ['lines', 'wild', 'expanding-wild', 'scatter', 'free-spins', 'multiplier', 'feature-buy'],
    symbols: [
      { id: 'projector', tier: 'wild', art: '1f4fd-fe0f', name: { tr: 'Projektör', en: 'Projector' } },
      { id: 'ticket', tier: 'scatter', art: '1f39f-fe0f', name: { tr: 'Bilet', en: 'Ticket' } },
      { id: 'star', tier: 'high', art: '1f31f', name: { tr: 'Yıldız', en: 'Star' } },
      { id: 'clapper', tier: 'high', art: '1f3ac', name: { tr: 'Klaket', en: 'Clapperboard' } },
      { id: 'film', tier: 'mid', art: '1f39e-fe0f', name: { tr: 'Film şeridi', en: 'Film strip' } },
      { id: 'popcorn', tier: 'mid', art: '1f37f', name: { tr: 'Patlamış mısır', en: 'Popcorn' } },
      { id: 'soda', tier: 'low', art: '1f964', name: { tr: 'Gazoz', en: 'Soda' } },
      { id: 'sunflower', tier: 'low', art: '1f33b', name: { tr: 'Ayçiçeği', en: 'Sunflower' } },
      { id: 'chair', tier: 'low', art: '1fa91', name: { tr: 'Sandalye', en: 'Chair' } },
    ],
    tile: { art: '1f4fd-fe0f', composition: 'still-life', ground: ['#3a4a8c', '#0e1430'] },
  },
}
