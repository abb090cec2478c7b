import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A tray of Turkish delight: ten equal pieces anywhere are served, and the icing sugar keeps its multiplier in free spins. */
export const game: SlotGame = {
  id: 122,
  slug: 'lokum',
  rules,
  shownAs: ['new'],
  theme: 'lokum-shop',
  studio: 'cinaralti',
  topics: ['craft', 'anatolia'],
  present: {
    name: { tr: 'Lokum', en: 'Turkish Delight' },
    tagline: {
      tr: 'On eş lokum tabağa konur; pudra şekeri örtüsü hepsini bir tada çevirir.',
      en: 'Ten equal pieces are served; sugared ones all turn into one flavour.',
    },
    volatility: 'low',
    most: { spinUnits: 5648, oneIn: 1048576, roundUnits: 9208 },
    features: ['cascades', 'anywhere', 'scatter', 'free-spins', 'growing-multiplier', 'mystery'],
    symbols: [
      { id: 'tray', tier: 'scatter', art: 'lokum-tray', name: { tr: 'Tepsi', en: 'Tray' } },
      { id: 'sugar', tier: 'mystery', art: 'lokum-sugar', name: { tr: 'Pudra şekeri', en: 'Icing sugar' } },
      { id: 'rose', tier: 'high', art: 'lokum-rose', name: { tr: 'Güllü lokum', en: 'Rose delight' } },
      {
        id: 'pistachio',
        tier: 'high',
        art: 'lokum-pistachio',
        name: { tr: 'Fıstıklı lokum', en: 'Pistachio delight' },
      },
      {
        id: 'orange',
        tier: 'mid',
        art: 'lokum-orange',
        name: { tr: 'Portakallı lokum', en: 'Orange delight' },
      },
      { id: 'plum', tier: 'mid', art: 'lokum-plum', name: { tr: 'Erikli lokum', en: 'Plum delight' } },
      { id: 'mint', tier: 'low', art: 'lokum-mint', name: { tr: 'Naneli lokum', en: 'Mint delight' } },
      { id: 'lemon', tier: 'low', art: 'lokum-lemon', name: { tr: 'Limonlu lokum', en: 'Lemon delight' } },
    ],
    tile: { art: '1f338', composition: 'row', ground: ['#f0a6b8', '#5a1f3c'] },
  },
}
