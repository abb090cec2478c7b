import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A second-hand bookshop at night: six cases whose boards are set to another height for each spin. */
export const game: SlotGame = {
  id: 142,
  slug: 'sahaf',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'book-shop',
  studio: 'pervane',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Sahaf', en: 'The Old Bookshop' },
    tagline: {
      tr: 'Raflar her dönüşte başka boyda; 117.649 yola kadar.',
      en: 'The shelves change their height with each spin: up to 117,649 ways.',
    },
    volatility: 'medium',
    most: { spinUnits: 67254, oneIn: 1048576, roundUnits: 105156 },
    features: ['ways', 'wild', 'scatter', 'free-spins', 'retrigger', 'multiplier', 'variable-heights'],
    symbols: [
      { id: 'stack', tier: 'wild', art: '1f4da', name: { tr: 'Kitap yığını', en: 'Stack of books' } },
      {
        id: 'key',
        tier: 'scatter',
        art: '1f5dd-fe0f',
        name: { tr: 'Arka oda anahtarı', en: 'Key of the back room' },
      },
      { id: 'cat', tier: 'high', art: '1f408', name: { tr: 'Dükkân kedisi', en: 'Shop cat' } },
      { id: 'globe', tier: 'high', art: '1f30d', name: { tr: 'Küre', en: 'Globe' } },
      { id: 'map', tier: 'high', art: '1f5fa-fe0f', name: { tr: 'Eski harita', en: 'Old map' } },
      { id: 'hourglass', tier: 'mid', art: '23f3', name: { tr: 'Kum saati', en: 'Hourglass' } },
      { id: 'lens', tier: 'mid', art: '1f50d', name: { tr: 'Büyüteç', en: 'Magnifying glass' } },
      { id: 'glasses', tier: 'mid', art: '1f453', name: { tr: 'Gözlük', en: 'Spectacles' } },
      { id: 'quill', tier: 'low', art: '1fab6', name: { tr: 'Tüy kalem', en: 'Quill' } },
      { id: 'bookmark', tier: 'low', art: '1f516', name: { tr: 'Ayraç', en: 'Bookmark' } },
      { id: 'letter', tier: 'low', art: '2709-fe0f', name: { tr: 'Mektup', en: 'Letter' } },
    ],
    tile: { art: '1f4da', composition: 'still-life', ground: ['#4f7a66', '#0e211c'] },
  },
}
