import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A confectioner's window: sweets that burst leave a finer one, and parcels turn out to be any of them. */
export const game: SlotGame = {
  id: 114,
  slug: 'sekerci',
  rules,
  shownAs: ['new'],
  theme: 'sweet-shop',
  studio: 'cinaralti',
  topics: ['craft'],
  present: {
    name: { tr: 'Şekerci', en: 'Confectioner' },
    tagline: {
      tr: 'Patlayan her grup bir üst tatlıya dönüşür, paketler sürpriz açılır.',
      en: 'Every group that bursts leaves a finer sweet, and parcels hold surprises.',
    },
    volatility: 'low',
    most: { spinUnits: 7524, oneIn: 1048576, roundUnits: 7524 },
    features: ['cascades', 'anywhere', 'growing-multiplier', 'mystery', 'merges'],
    symbols: [
      { id: 'gift', tier: 'mystery', art: '1f381', name: { tr: 'Paket', en: 'Parcel' } },
      { id: 'cake', tier: 'high', art: '1f382', name: { tr: 'Pasta', en: 'Cake' } },
      { id: 'cupcake', tier: 'high', art: '1f9c1', name: { tr: 'Küçük kek', en: 'Cupcake' } },
      { id: 'donut', tier: 'mid', art: '1f369', name: { tr: 'Halka tatlı', en: 'Doughnut' } },
      { id: 'chocolate', tier: 'mid', art: '1f36b', name: { tr: 'Çikolata', en: 'Chocolate' } },
      { id: 'lollipop', tier: 'mid', art: '1f36d', name: { tr: 'Lolipop', en: 'Lollipop' } },
      { id: 'candy', tier: 'low', art: '1f36c', name: { tr: 'Akide şekeri', en: 'Boiled sweet' } },
      { id: 'cookie', tier: 'low', art: '1f36a', name: { tr: 'Kurabiye', en: 'Biscuit' } },
    ],
    tile: { art: '1f9c1', composition: 'still-life', ground: ['#f49ab8', '#5c1f46'] },
  },
}
