import { kurus } from '@poyraz/kernel'
import type { HouseGame } from '../house-game.ts'

/** Pays three times the stake on a 0 of `int(3)`, so that the outcome can be read off the words. */
export const COIN: HouseGame = {
  id: 901,
  slug: 'test-coin',
  name: { tr: 'Deneme Parası', en: 'Test Coin' },
  image: '1fa99',
  rulesHash: 'a'.repeat(64),
  certified: true,
  rtpBp: 10_000,
  volatility: 'low',
  stakes: [kurus(100), kurus(200), kurus(1000)],
  features: [],
  types: ['classic'],
  categories: [98],
  decide: (draws, stake) => {
    const face = draws.int(3)
    return { outcome: { face }, win: face === 0 ? kurus(stake * 3n) : kurus(0) }
  },
}

/** The same rules under another number and name. */
export const OTHER: HouseGame = {
  ...COIN,
  id: 902,
  slug: 'test-other',
  name: { tr: 'Öteki', en: 'Other' },
}
