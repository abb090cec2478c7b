import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three reels and five lines on the steppe, quiet for long and then loud: each wolf in a win doubles it. */
export const game: SlotGame = {
  id: 3,
  slug: 'bozkurt',
  rules,
  shownAs: ['new'],
  theme: 'steppe',
  present: {
    name: { tr: 'Bozkurt', en: 'Bozkurt' },
    tagline: {
      tr: 'Üç makara, beş çizgi. Her kurt kazancını ikiye katlar.',
      en: 'Three reels, five lines. Every wolf doubles the win.',
    },
    volatility: 'high',
    most: { spinUnits: 5000, oneIn: 115_150, roundUnits: 5000 },
    features: ['classic', 'lines', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'wolf', tier: 'wild', art: '1f43a', name: { tr: 'Kurt', en: 'Wolf' } },
      { id: 'horse', tier: 'high', art: '1f40e', name: { tr: 'At', en: 'Horse' } },
      { id: 'eagle', tier: 'high', art: '1f985', name: { tr: 'Kartal', en: 'Eagle' } },
      { id: 'bow', tier: 'mid', art: '1f3f9', name: { tr: 'Yay', en: 'Bow' } },
      { id: 'swords', tier: 'mid', art: '2694-fe0f', name: { tr: 'Kılıç', en: 'Swords' } },
      { id: 'tent', tier: 'mid', art: '26fa', name: { tr: 'Çadır', en: 'Tent' } },
      { id: 'fire', tier: 'low', art: '1f525', name: { tr: 'Ateş', en: 'Fire' } },
      { id: 'mountain', tier: 'low', art: '1f3d4-fe0f', name: { tr: 'Dağ', en: 'Mountain' } },
    ],
    tile: { art: '1f43a', ground: ['#4654b8', '#171b3c'] },
  },
}
