import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Apricots in the sun: eight equal fruits anywhere ripen into a finer one, and suns multiply the spin. */
export const game: SlotGame = {
  id: 141,
  slug: 'kayisi',
  rules,
  shownAs: ['new'],
  theme: 'apricot-yard',
  studio: 'cemre',
  topics: ['fruit', 'nature', 'anatolia'],
  present: {
    name: { tr: 'Kayısı', en: 'Apricot' },
    tagline: {
      tr: 'Sekiz eş meyve nerede olursa olsun olgunlaşır; güneşler dönüşü çarpar.',
      en: 'Eight equal fruits ripen wherever they lie, and suns multiply the spin.',
    },
    volatility: 'medium',
    most: { spinUnits: 12972, oneIn: 1048576, roundUnits: 14539 },
    features: ['cascades', 'anywhere', 'multiplier-symbols', 'scatter', 'free-spins', 'retrigger', 'merges'],
    symbols: [
      { id: 'basket', tier: 'scatter', art: '1f9fa', name: { tr: 'Sepet', en: 'Basket' } },
      { id: 'sun2', tier: 'orb', art: '2600-fe0f-x2', name: { tr: 'Güneş ×2', en: 'Sun ×2' } },
      { id: 'sun3', tier: 'orb', art: '2600-fe0f-x3', name: { tr: 'Güneş ×3', en: 'Sun ×3' } },
      { id: 'sun5', tier: 'orb', art: '2600-fe0f-x5', name: { tr: 'Güneş ×5', en: 'Sun ×5' } },
      { id: 'apricot', tier: 'high', art: 'apricot', name: { tr: 'Kayısı', en: 'Apricot' } },
      { id: 'cherry', tier: 'high', art: '1f352', name: { tr: 'Kiraz', en: 'Cherry' } },
      { id: 'pear', tier: 'mid', art: '1f350', name: { tr: 'Armut', en: 'Pear' } },
      { id: 'mulberry', tier: 'mid', art: 'mulberry', name: { tr: 'Karadut', en: 'Mulberry' } },
      { id: 'apple', tier: 'low', art: '1f34f', name: { tr: 'Elma', en: 'Apple' } },
      { id: 'blossom', tier: 'low', art: '1f338', name: { tr: 'Çiçek', en: 'Blossom' } },
      { id: 'leaf', tier: 'low', art: '1f343', name: { tr: 'Yaprak', en: 'Leaf' } },
    ],
    tile: { art: 'apricot', composition: 'row', ground: ['#f0a04a', '#5a2a1c'] },
  },
}
