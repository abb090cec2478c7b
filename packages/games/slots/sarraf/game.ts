import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** 243 ways with jewels in stacks of three: full reels pay for many ways at once, and wins can be doubled. */
export const game: ChoiceGame = {
  id: 126,
  slug: 'sarraf',
  rules,
  shownAs: ['new'],
  theme: 'money-changer',
  studio: 'obruk',
  topics: ['anatolia', 'craft'],
  present: {
    name: { tr: 'Sarraf', en: 'Money Changer' },
    tagline: {
      tr: 'Mücevherler üst üste dizilir; kazancın terazide, katlamak sana kalmış.',
      en: 'Jewels come in stacks; your win is on the scales, and doubling it is up to you.',
    },
    volatility: 'high',
    most: { spinUnits: 246_240, oneIn: 40_284_288, roundUnits: 246_240 },
    features: ['ways', 'wild', 'wild-multiplier', 'gamble'],
    symbols: [
      { id: 'scales', tier: 'wild', art: '2696-fe0f', name: { tr: 'Terazi', en: 'Scales' } },
      { id: 'gem', tier: 'high', art: 'gem-ruby', name: { tr: 'Yakut', en: 'Ruby' } },
      { id: 'crown', tier: 'high', art: '1f451', name: { tr: 'Taç', en: 'Crown' } },
      { id: 'ring', tier: 'high', art: '1f48d', name: { tr: 'Yüzük', en: 'Ring' } },
      { id: 'purse', tier: 'mid', art: '1f4b0', name: { tr: 'Kese', en: 'Money bag' } },
      { id: 'ledger', tier: 'mid', art: '1f4d2', name: { tr: 'Defter', en: 'Ledger' } },
      { id: 'quill', tier: 'low', art: '1fab6', name: { tr: 'Tüy kalem', en: 'Quill' } },
      { id: 'abacus', tier: 'low', art: '1f9ee', name: { tr: 'Abaküs', en: 'Abacus' } },
    ],
    tile: { art: '2696-fe0f', composition: 'close-up', ground: ['#2f7a5c', '#0c2a22'] },
  },
}
