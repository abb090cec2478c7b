import type { SlotGame } from '../game.ts'
import { rules } from './rules.ts'

/** A sleeper train crosses six reels: its wagons walk to the left in free spins, and each doubles the ways it is part of. */
export const game: SlotGame = {
  id: 131,
  slug: 'gece-treni',
  rules,
  shownAs: ['new', 'featured'],
  theme: 'night-train',
  studio: 'pervane',
  topics: ['sky', 'anatolia'],
  present: {
    name: { tr: 'Gece Treni', en: 'Night Train' },
    tagline: {
      tr: 'Altı makara, 729 yol; vagonlar yürür, her vagon ikiye katlar.',
      en: 'Six reels, 729 ways; the wagons move on, and each of them doubles.',
    },
    volatility: 'extreme',
    most: { spinUnits: 64040, oneIn: 1048576, roundUnits: 500000 },
    features: ['ways', 'wild', 'wild-multiplier', 'scatter', 'free-spins', 'walking-wild'],
    symbols: [
      { id: 'wagon', tier: 'wild', art: 'night-wagon', name: { tr: 'Yataklı vagon', en: 'Sleeping car' } },
      { id: 'signal', tier: 'scatter', art: 'rail-signal', name: { tr: 'Makas işareti', en: 'Signal' } },
      { id: 'engine', tier: 'high', art: '1f682', name: { tr: 'Lokomotif', en: 'Locomotive' } },
      { id: 'moon', tier: 'high', art: '1f315', name: { tr: 'Dolunay', en: 'Full moon' } },
      { id: 'clock', tier: 'mid', art: '1f570-fe0f', name: { tr: 'Gar saati', en: 'Station clock' } },
      { id: 'suitcase', tier: 'mid', art: '1f9f3', name: { tr: 'Bavul', en: 'Suitcase' } },
      {
        id: 'lamp',
        tier: 'mid',
        art: 'rail-lantern',
        name: { tr: 'Makasçı feneri', en: 'Signalman’s lamp' },
      },
      { id: 'tea', tier: 'low', art: 'tea-glass', name: { tr: 'Çay', en: 'Tea' } },
      { id: 'ticket', tier: 'low', art: '1f3ab', name: { tr: 'Bilet', en: 'Ticket' } },
      { id: 'book', tier: 'low', art: '1f4d6', name: { tr: 'Kitap', en: 'Book' } },
    ],
    tile: { art: '1f682', composition: 'single', ground: ['#3f4fa8', '#0c1030'] },
  },
}
