import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Three reels in an old parlour: the gramophone fills the middle reel, and three records play free spins. */
export const game: SlotGame = {
  id: 112,
  slug: 'gramofon',
  rules,
  shownAs: ['new'],
  theme: 'parlour',
  studio: 'cinaralti',
  topics: ['craft'],
  present: {
    name: { tr: 'Gramofon', en: 'Gramophone' },
    tagline: {
      tr: 'Üç plak bir araya gelince müzik başlar, kazançlar ikiye katlanır.',
      en: 'Three records start the music, and wins double.',
    },
    volatility: 'medium',
    most: { spinUnits: 313, oneIn: 4800, roundUnits: 24169 },
    features: [
      'lines',
      'classic',
      'wild',
      'expanding-wild',
      'scatter',
      'free-spins',
      'retrigger',
      'multiplier',
    ],
    symbols: [
      { id: 'gramophone', tier: 'wild', art: 'gramophone', name: { tr: 'Gramofon', en: 'Gramophone' } },
      { id: 'record', tier: 'scatter', art: 'record', name: { tr: 'Plak', en: 'Record' } },
      { id: 'saxophone', tier: 'high', art: '1f3b7', name: { tr: 'Saksafon', en: 'Saxophone' } },
      { id: 'trumpet', tier: 'high', art: 'trumpet-silver', name: { tr: 'Trompet', en: 'Trumpet' } },
      { id: 'violin', tier: 'mid', art: 'violin-amber', name: { tr: 'Keman', en: 'Violin' } },
      { id: 'drum', tier: 'mid', art: '1f941', name: { tr: 'Trampet', en: 'Drum' } },
      { id: 'accordion', tier: 'low', art: '1fa97', name: { tr: 'Akordeon', en: 'Accordion' } },
      { id: 'microphone', tier: 'low', art: '1f399-fe0f', name: { tr: 'Mikrofon', en: 'Microphone' } },
    ],
    tile: { art: '1f3b7', composition: 'still-life', ground: ['#b8763a', '#33140f'] },
  },
}
