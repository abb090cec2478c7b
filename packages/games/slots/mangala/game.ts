import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** 243 ways of polished stones; three boards bring twelve pits, and the player opens them one by one. */
export const game: ChoiceGame = {
  id: 137,
  slug: 'mangala',
  rules,
  shownAs: ['new'],
  theme: 'mangala-table',
  studio: 'cinaralti',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Mangala', en: 'Mangala' },
    tagline: {
      tr: 'Tahta gelince kuyular açılır: on iki kuyudan hangisini açacağını sen seçersin.',
      en: 'The board brings twelve pits: you choose which to open.',
    },
    volatility: 'medium',
    most: { spinUnits: 9580, oneIn: 30035200, roundUnits: 13080 },
    features: ['ways', 'wild', 'scatter', 'pick-bonus'],
    symbols: [
      { id: 'bowl', tier: 'wild', art: 'wood-bowl', name: { tr: 'Kâse', en: 'Bowl' } },
      {
        id: 'board',
        tier: 'scatter',
        art: 'mangala-board',
        name: { tr: 'Mangala tahtası', en: 'Mangala board' },
      },
      { id: 'turquoise', tier: 'high', art: 'stone-turquoise', name: { tr: 'Firuze', en: 'Turquoise' } },
      { id: 'amber', tier: 'high', art: 'stone-amber', name: { tr: 'Kehribar', en: 'Amber' } },
      { id: 'garnet', tier: 'mid', art: 'stone-garnet', name: { tr: 'Lal', en: 'Garnet' } },
      { id: 'jade', tier: 'mid', art: 'stone-jade', name: { tr: 'Yeşim', en: 'Jade' } },
      { id: 'lapis', tier: 'low', art: 'stone-lapis', name: { tr: 'Lacivert taşı', en: 'Lapis lazuli' } },
      { id: 'quartz', tier: 'low', art: 'stone-quartz', name: { tr: 'Pembe kuvars', en: 'Rose quartz' } },
      { id: 'onyx', tier: 'low', art: 'stone-onyx', name: { tr: 'Oniks', en: 'Onyx' } },
    ],
    covers: {
      art: 'mangala-pit',
      endArt: '1faa8',
      name: { tr: 'Kuyu', en: 'Pit' },
      end: { tr: 'çakıl', en: 'a pebble' },
    },
    tile: { art: 'mangala-board', composition: 'still-life', ground: ['#c9803c', '#3a1c0c'] },
  },
}
