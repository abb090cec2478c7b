import type { ChoiceGame } from '../game.ts'
import { rules } from './rules.ts'

/** Ten lines through a covered bazaar: keys open a stall of twelve bundles, and the player opens one by one. */
export const game: ChoiceGame = {
  id: 115,
  slug: 'kapalicarsi',
  rules,
  shownAs: ['new'],
  theme: 'bazaar',
  studio: 'cinaralti',
  topics: ['anatolia', 'craft'],
  present: {
    name: { tr: 'Kapalıçarşı', en: 'Covered Bazaar' },
    tagline: {
      tr: 'Anahtarlar tezgâhı açar: on iki bohçadan hangilerini açacağını sen seçersin.',
      en: 'Keys open the stall: you choose which of twelve bundles to open.',
    },
    volatility: 'medium',
    most: { spinUnits: 61_440, oneIn: 3_797_888, roundUnits: 65_240 },
    features: ['lines', 'wild', 'wild-multiplier', 'scatter', 'pick-bonus'],
    symbols: [
      { id: 'lamp', tier: 'wild', art: 'lantern', name: { tr: 'Fener', en: 'Lantern' } },
      { id: 'key', tier: 'scatter', art: '1f511', name: { tr: 'Anahtar', en: 'Key' } },
      { id: 'ring', tier: 'high', art: '1f48d', name: { tr: 'Yüzük', en: 'Ring' } },
      { id: 'necklace', tier: 'high', art: 'necklace', name: { tr: 'Kolye', en: 'Necklace' } },
      { id: 'purse', tier: 'mid', art: '1f45d', name: { tr: 'Kese', en: 'Purse' } },
      { id: 'jug', tier: 'mid', art: '1f3fa', name: { tr: 'Testi', en: 'Jug' } },
      { id: 'teapot', tier: 'low', art: '1fad6', name: { tr: 'Demlik', en: 'Teapot' } },
      { id: 'thread', tier: 'low', art: '1f9f5', name: { tr: 'Makara ipliği', en: 'Spool of thread' } },
      { id: 'coffee', tier: 'low', art: '2615', name: { tr: 'Kahve', en: 'Coffee' } },
    ],
    covers: {
      art: '1f381',
      endArt: '1f6aa',
      name: { tr: 'Bohça', en: 'Bundle' },
      end: { tr: 'kapanan kapı', en: 'a closing door' },
    },
    tile: { art: '1f511', composition: 'still-life', ground: ['#a8562c', '#3a1420'] },
  },
}
