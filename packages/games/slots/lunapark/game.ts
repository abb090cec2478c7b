import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three reels of two, four and two rows, 16 ways: the tent in the middle triples, and wins can be doubled. */
export const game: ChoiceGame = {
  id: 132,
  slug: 'lunapark',
  rules,
  shownAs: ['new'],
  theme: 'fairground',
  studio: 'pervane',
  topics: ['sky'],
  present: {
    name: { tr: 'Lunapark', en: 'Fairground' },
    tagline: {
      tr: 'Üç makara, 16 yol; çadır kazancı üçe katlar, gerisi yazı tura.',
      en: 'Three reels, 16 ways; the tent triples the win, a coin decides the rest.',
    },
    volatility: 'low',
    most: { spinUnits: 1060, oneIn: 5208, roundUnits: 33_920 },
    features: ['ways', 'classic', 'wild', 'wild-multiplier', 'gamble'],
    symbols: [
      { id: 'tent', tier: 'wild', art: '1f3aa', name: { tr: 'Çadır', en: 'Big top' } },
      { id: 'wheel', tier: 'high', art: '1f3a1', name: { tr: 'Dönme dolap', en: 'Ferris wheel' } },
      { id: 'carousel', tier: 'high', art: '1f3a0', name: { tr: 'Atlıkarınca', en: 'Carousel' } },
      { id: 'coaster', tier: 'mid', art: '1f3a2', name: { tr: 'Hız treni', en: 'Roller coaster' } },
      { id: 'bear', tier: 'mid', art: '1f9f8', name: { tr: 'Oyuncak ayı', en: 'Teddy bear' } },
      { id: 'candy', tier: 'low', art: '1f36d', name: { tr: 'Lolipop', en: 'Lollipop' } },
      { id: 'corn', tier: 'low', art: '1f37f', name: { tr: 'Patlamış mısır', en: 'Popcorn' } },
      { id: 'balloon', tier: 'low', art: '1f388', name: { tr: 'Balon', en: 'Balloon' } },
    ],
    tile: { art: '1f3a1', composition: 'single', ground: ['#5b4bd0', '#1a1240'] },
  },
}
