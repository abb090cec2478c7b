import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** 4096 ways on six reels of four rows; four sleds open free spins at triple wins. */
export const game: SlotGame = {
  id: 10,
  slug: 'kar-yolu',
  rules,
  shownAs: [],
  theme: 'winter',
  studio: 'pervane',
  topics: ['nature'],
  present: {
    name: { tr: 'Kar Yolu', en: 'Snow Road' },
    tagline: {
      tr: 'Altı makara, 4096 yol: kızaklar üç kat kazanca kayar.',
      en: 'Six reels, 4096 ways: sleds run down to triple wins.',
    },
    volatility: 'medium',
    most: { spinUnits: 20_276, oneIn: 21_217_950, roundUnits: 2_421_716 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier'],
    symbols: [
      { id: 'snowflake', tier: 'wild', art: '2744-fe0f', name: { tr: 'Kar tanesi', en: 'Snowflake' } },
      { id: 'sled', tier: 'scatter', art: '1f6f7', name: { tr: 'Kızak', en: 'Sled' } },
      { id: 'deer', tier: 'high', art: '1f98c', name: { tr: 'Geyik', en: 'Deer' } },
      { id: 'owl', tier: 'high', art: '1f989', name: { tr: 'Baykuş', en: 'Owl' } },
      { id: 'cabin', tier: 'mid', art: '1f3e1', name: { tr: 'Kır evi', en: 'Cottage' } },
      { id: 'mitten', tier: 'mid', art: '1f9e4', name: { tr: 'Eldiven', en: 'Gloves' } },
      { id: 'scarf', tier: 'low', art: '1f9e3', name: { tr: 'Atkı', en: 'Scarf' } },
      { id: 'cocoa', tier: 'low', art: '2615', name: { tr: 'Sıcak kakao', en: 'Hot cocoa' } },
      { id: 'fir', tier: 'low', art: '1f332', name: { tr: 'Çam', en: 'Fir' } },
    ],
    tile: { art: '1f98c', composition: 'still-life', ground: ['#5d9fd6', '#0d2547'] },
  },
}
