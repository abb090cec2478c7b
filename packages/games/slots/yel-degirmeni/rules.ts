import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'yel-degirmeni',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [5, 4, 3, 4, 5],
  strips: {
    base: [
      'cat lavender lavender begonvil begonvil wind grapes hat thyme thyme grapes lavender grapes hat begonvil begonvil thyme thyme lemonade grapes cat begonvil begonvil lemonade begonvil begonvil grapes bicycle thyme thyme lemonade bicycle hat bicycle lemonade lavender lavender thyme thyme lavender lavender',
      'cat thyme thyme grapes mill grapes lavender hat lemonade begonvil begonvil wind begonvil begonvil hat lemonade thyme thyme begonvil begonvil grapes hat lavender lavender bicycle grapes thyme thyme lemonade cat thyme thyme begonvil begonvil lavender lavender bicycle hat grapes bicycle lemonade lavender lavender',
      'lemonade cat grapes begonvil begonvil wind lavender lavender cat lavender lavender bicycle thyme thyme grapes thyme thyme grapes lemonade hat grapes bicycle thyme thyme mill begonvil begonvil lemonade bicycle hat lavender begonvil begonvil lemonade thyme thyme grapes lavender lavender hat begonvil begonvil',
      'wind lemonade thyme thyme hat lemonade hat mill hat begonvil begonvil lavender begonvil begonvil grapes cat begonvil begonvil grapes hat cat bicycle thyme thyme grapes lavender lavender grapes bicycle thyme thyme lavender lavender bicycle lavender lavender lemonade grapes thyme thyme lemonade begonvil begonvil',
      'grapes hat begonvil begonvil grapes lavender lavender begonvil begonvil lavender thyme thyme begonvil begonvil thyme thyme bicycle cat grapes bicycle begonvil begonvil hat grapes thyme thyme cat lemonade lavender lavender lemonade grapes thyme thyme wind bicycle lavender lavender lemonade hat lemonade',
    ].map((strip) => strip.split(' ')),
    free: [
      'lavender cat hat thyme thyme lavender lavender grapes wind thyme thyme grapes begonvil begonvil lemonade begonvil begonvil lemonade cat lavender lavender bicycle grapes bicycle lemonade hat grapes bicycle begonvil begonvil thyme thyme grapes begonvil begonvil lemonade lavender lavender hat thyme thyme',
      'grapes lavender lemonade mill grapes bicycle hat lemonade hat thyme thyme begonvil begonvil lavender lavender thyme thyme begonvil begonvil bicycle begonvil begonvil cat hat bicycle grapes lavender lavender thyme thyme hat lemonade grapes wind cat lemonade lavender lavender thyme thyme grapes begonvil begonvil',
      'cat lemonade wind lemonade begonvil begonvil hat grapes thyme thyme mill begonvil begonvil lavender hat lavender lavender thyme thyme bicycle thyme thyme lavender lavender grapes lavender lavender cat thyme thyme bicycle grapes bicycle hat begonvil begonvil grapes lemonade begonvil begonvil lemonade grapes',
      'lavender lavender thyme thyme wind hat thyme thyme bicycle lavender lavender grapes begonvil begonvil lemonade begonvil begonvil grapes thyme thyme lavender lavender thyme thyme begonvil begonvil hat begonvil begonvil cat hat lavender lemonade cat mill bicycle grapes hat lemonade grapes bicycle lemonade grapes',
      'grapes bicycle begonvil begonvil thyme thyme begonvil begonvil lemonade grapes thyme thyme lavender lavender bicycle lavender lavender hat cat thyme thyme lemonade begonvil begonvil thyme thyme hat grapes lavender lavender begonvil begonvil grapes cat wind lemonade lavender grapes bicycle lemonade hat',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'cat', units: [0, 0, 0, 21, 110, 450], natural: false },
    { symbol: 'bicycle', units: [0, 0, 0, 15, 68, 230], natural: false },
    { symbol: 'hat', units: [0, 0, 0, 10, 42, 160], natural: false },
    { symbol: 'lemonade', units: [0, 0, 0, 7, 27, 130], natural: false },
    { symbol: 'grapes', units: [0, 0, 0, 5, 16, 68], natural: false },
    { symbol: 'lavender', units: [0, 0, 0, 3, 10, 42], natural: false },
    { symbol: 'begonvil', units: [0, 0, 0, 3, 8, 31], natural: false },
    { symbol: 'thyme', units: [0, 0, 0, 2, 6, 23], natural: false },
  ],
  wild: { symbol: 'mill', multiplier: 2, expands: ['free'] },
  scatter: { symbol: 'wind', units: [0, 0, 0, 200, 1000, 10000] },
  freeSpins: { awards: [0, 0, 0, 6, 9, 15], retriggers: [0, 0, 0, 0, 0, 0], multiplier: 1, maxSpins: 15 },
  capUnits: 7400000,
  rtpBp: 9588,
}
