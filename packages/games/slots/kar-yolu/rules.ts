import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'kar-yolu',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [4, 4, 4, 4, 4, 4],
  strips: {
    base: [
      'scarf cabin scarf fir cabin cocoa fir cabin fir scarf deer fir mitten deer scarf sled fir scarf deer scarf fir owl fir scarf fir cabin fir scarf fir cabin fir',
      'mitten cocoa mitten cocoa fir cocoa owl cocoa scarf cocoa owl mitten cocoa snowflake cocoa mitten sled cocoa cabin owl mitten deer mitten cocoa owl',
      'scarf fir scarf fir deer fir cabin sled cabin fir scarf fir scarf fir deer cocoa cabin fir owl scarf cabin deer mitten fir scarf fir',
      'scarf fir cabin snowflake cocoa cabin mitten cocoa fir scarf owl fir cocoa scarf fir deer cabin mitten cocoa fir mitten deer scarf owl fir sled cocoa',
      'scarf cabin mitten cabin mitten fir cocoa sled scarf fir deer cocoa deer scarf snowflake cocoa owl fir cocoa owl fir scarf mitten cocoa fir cabin fir',
      'cabin fir mitten cabin fir cocoa fir sled mitten scarf fir cocoa deer cocoa owl scarf deer cocoa fir cocoa mitten owl scarf fir cabin scarf',
    ].map((strip) => strip.split(' ')),
    free: [
      'fir owl fir scarf fir deer scarf fir cabin fir cabin fir sled scarf fir scarf cocoa fir scarf cabin mitten fir cabin scarf cabin deer scarf fir scarf fir deer',
      'snowflake cocoa owl mitten cocoa deer mitten cocoa owl mitten cocoa mitten cocoa fir cocoa mitten cocoa cabin owl cocoa sled mitten scarf cocoa owl',
      'scarf fir scarf fir cabin fir deer scarf mitten scarf cabin fir deer owl fir cabin fir deer cabin fir scarf fir snowflake scarf cocoa sled fir',
      'deer fir owl fir cocoa scarf fir cocoa cabin fir cabin snowflake scarf owl mitten cabin scarf mitten cocoa deer mitten scarf cocoa fir cocoa fir sled',
      'cabin scarf mitten owl fir mitten cocoa deer scarf cocoa fir snowflake fir cocoa mitten cabin scarf cocoa scarf owl fir cocoa fir cabin deer sled fir',
      'mitten fir owl cocoa fir mitten cabin fir mitten scarf sled fir cocoa fir scarf deer owl cocoa fir cocoa scarf cocoa cabin deer cabin scarf',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'deer', units: [0, 0, 0, 19, 56, 190, 930], natural: false },
    { symbol: 'owl', units: [0, 0, 0, 15, 45, 150, 740], natural: false },
    { symbol: 'cabin', units: [0, 0, 0, 7, 22, 74, 330], natural: false },
    { symbol: 'mitten', units: [0, 0, 0, 6, 18, 56, 220], natural: false },
    { symbol: 'scarf', units: [0, 0, 0, 3, 9, 30, 110], natural: false },
    { symbol: 'cocoa', units: [0, 0, 0, 3, 7, 22, 89], natural: false },
    { symbol: 'fir', units: [0, 0, 0, 1, 4, 13, 56], natural: false },
  ],
  wild: { symbol: 'snowflake', multiplier: 1, expands: [] },
  scatter: { symbol: 'sled', units: [0, 0, 0, 0, 400, 2000, 20000] },
  freeSpins: {
    awards: [0, 0, 0, 0, 10, 15, 20],
    retriggers: [0, 0, 0, 5, 5, 5, 5],
    multiplier: 3,
    maxSpins: 40,
  },
  capUnits: 2500000,
  rtpBp: 9602,
}
