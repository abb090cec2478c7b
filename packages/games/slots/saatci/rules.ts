import type { ChoiceRules } from '../choices/rules.ts'

export const rules: ChoiceRules = {
  gameId: 'saatci',
  version: 1,
  mapping: 'reels-2',
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'driver lens key lens key watch driver alarm key gear alarm key clock key gear lens gear watch key gear alarm watch driver alarm hourglass key clock lens driver lens driver gear driver lens',
      'key hourglass clock lens watch driver key watch driver clock gear key driver gear lens key driver watch key driver alarm key lens gear lens key driver gear lens alarm gear alarm lens alarm lens',
      'clock lens driver lens driver key alarm key watch gear key driver lens gear hourglass key clock lens key lens driver lens alarm key gear driver alarm lens key watch gear driver watch key gear alarm',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1],
      [0, 0, 0],
      [2, 2, 2],
      [0, 1, 2],
      [2, 1, 0],
      [0, 1, 0],
      [2, 1, 2],
      [1, 0, 1],
      [1, 2, 1],
    ],
  },
  pays: [
    { symbol: 'clock', units: [0, 0, 55, 660], natural: false },
    { symbol: 'watch', units: [0, 0, 22, 330], natural: false },
    { symbol: 'alarm', units: [0, 0, 11, 150], natural: false },
    { symbol: 'gear', units: [0, 0, 0, 88], natural: false },
    { symbol: 'driver', units: [0, 0, 0, 55], natural: false },
    { symbol: 'lens', units: [0, 0, 0, 39], natural: false },
    { symbol: 'key', units: [0, 0, 0, 28], natural: false },
  ],
  wild: null,
  scatter: { symbol: 'hourglass', units: [0, 0, 20, 200] },
  freeSpins: null,
  capUnits: 20000,
  rtpBp: 9588,
  choice: { kind: 'gamble', steps: 5, mostUnits: 20000 },
}
