import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** Forty lines with stacked symbols; on the road of free spins the camels come in columns. */
export const game: SlotGame = {
  id: 6,
  slug: 'kervan-yolu',
  rules,
  shownAs: ['popular', 'featured'],
  theme: 'desert',
  studio: 'obruk',
  topics: ['anatolia', 'animals'],
  present: {
    name: { tr: 'Kervan Yolu', en: 'Caravan Road' },
    tagline: {
      tr: 'Develer üst üste dizilir, pusula yolu açar.',
      en: 'Camels stack up, the compass opens the road.',
    },
    volatility: 'medium',
    most: { spinUnits: 34_800, oneIn: 62_049_925, roundUnits: 1_426_800 },
    features: ['lines', 'wild', 'scatter', 'free-spins', 'retrigger'],
    symbols: [
      { id: 'camel', tier: 'wild', art: '1f42a', name: { tr: 'Deve', en: 'Camel' } },
      { id: 'compass', tier: 'scatter', art: '1f9ed', name: { tr: 'Pusula', en: 'Compass' } },
      { id: 'lantern', tier: 'high', art: 'lantern', name: { tr: 'Fener', en: 'Lantern' } },
      { id: 'silk', tier: 'high', art: '1f9e3', name: { tr: 'İpek', en: 'Silk' } },
      { id: 'jug', tier: 'mid', art: '1f3fa', name: { tr: 'Testi', en: 'Jug' } },
      { id: 'palm', tier: 'mid', art: '1f334', name: { tr: 'Hurma ağacı', en: 'Date palm' } },
      { id: 'pepper', tier: 'mid', art: '1f336-fe0f', name: { tr: 'Biber', en: 'Pepper' } },
      { id: 'drop', tier: 'low', art: '1f4a7', name: { tr: 'Su', en: 'Water' } },
      { id: 'cactus', tier: 'low', art: '1f335', name: { tr: 'Kaktüs', en: 'Cactus' } },
    ],
    tile: { art: '1f42a', composition: 'single', ground: ['#d99a3c', '#40220c'] },
  },
}
