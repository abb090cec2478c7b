import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Twenty-five lines, each lightning in a win triples it: the wildest reels of the house. */
export const game: SlotGame = {
  id: 11,
  slug: 'firtina',
  rules,
  shownAs: ['featured'],
  theme: 'storm',
  studio: 'obruk',
  topics: ['sky', 'sea'],
  present: {
    name: { tr: 'Fırtına', en: 'Storm' },
    tagline: {
      tr: 'Her şimşek üç kat: uzun sessizlik, sonra gök gürler.',
      en: 'Every bolt triples: a long silence, then thunder.',
    },
    volatility: 'high',
    most: { spinUnits: 359_784, oneIn: 17_755_192, roundUnits: 359_784 },
    features: ['lines', 'wild', 'wild-multiplier'],
    symbols: [
      { id: 'lightning', tier: 'wild', art: '26a1', name: { tr: 'Şimşek', en: 'Lightning' } },
      { id: 'tornado', tier: 'high', art: '1f32a-fe0f', name: { tr: 'Hortum', en: 'Tornado' } },
      { id: 'wave', tier: 'high', art: '1f30a', name: { tr: 'Dalga', en: 'Wave' } },
      { id: 'rainbow', tier: 'mid', art: '1f308', name: { tr: 'Gökkuşağı', en: 'Rainbow' } },
      { id: 'umbrella', tier: 'mid', art: '2614', name: { tr: 'Şemsiye', en: 'Umbrella' } },
      { id: 'cloud', tier: 'low', art: '2601-fe0f', name: { tr: 'Bulut', en: 'Cloud' } },
      { id: 'drop', tier: 'low', art: '1f4a7', name: { tr: 'Damla', en: 'Drop' } },
      { id: 'leaf', tier: 'low', art: '1f342', name: { tr: 'Sarı yaprak', en: 'Autumn leaf' } },
    ],
    tile: { art: '26a1', composition: 'close-up', ground: ['#4b6a8f', '#0b1220'] },
  },
}
