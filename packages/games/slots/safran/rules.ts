import type { ReelBookRules } from '../reel-books/rules.ts'

export const rules: ReelBookRules = {
  gameId: 'safran',
  version: 1,
  mapping: 'book-2',
  tickets: 1048576,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'leaf bee pot leaf lokum bell pot leaf bee leaf bee leaf lokum leaf bee key crocus bell pot bee lokum key leaf house pot lokum leaf key lokum house bee',
      'pot lokum bee bell leaf bee leaf bee leaf bell leaf key leaf house key leaf lokum bee key pot lokum bee leaf lokum pot bell leaf house bee lokum pot crocus',
      'leaf crocus bee key lokum pot leaf key bee leaf house pot leaf house pot bee leaf bell leaf bee pot lokum leaf lokum key bee lokum leaf bee lokum bell',
    ].map((strip) => strip.split(' ')),
    free: [
      'lokum leaf house leaf house leaf lokum bee leaf pot bee key crocus leaf pot lokum pot bee key lokum leaf bee lokum bee leaf pot bee leaf key',
      'bee house leaf crocus leaf pot leaf lokum key lokum pot bee lokum leaf pot bee pot leaf bee lokum leaf bee key house key leaf bee crocus lokum leaf',
      'leaf bee leaf key lokum bee house leaf bee leaf key leaf key pot crocus house leaf pot bee lokum pot lokum bee leaf pot lokum leaf lokum bee',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
    ],
  },
  pays: [
    { symbol: 'house', units: [0, 0, 0, 220], natural: false },
    { symbol: 'key', units: [0, 0, 0, 110], natural: false },
    { symbol: 'pot', units: [0, 0, 0, 50], natural: false },
    { symbol: 'lokum', units: [0, 0, 0, 35], natural: false },
    { symbol: 'bee', units: [0, 0, 0, 20], natural: false },
    { symbol: 'leaf', units: [0, 0, 0, 11], natural: false },
  ],
  wild: { symbol: 'crocus', multiplier: 2, expands: [] },
  scatter: { symbol: 'bell', units: [0, 0, 0, 20] },
  freeSpins: { awards: [0, 0, 0, 6], retriggers: [0], multiplier: 1, maxSpins: 6 },
  heldWilds: 'stays',
  hold: null,
  capUnits: 100000,
  rtpBp: 9610,
}
