import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'yedi-kiraz',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 2,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'grapes melon seven melon lemon grapes lemon peach cherry peach lemon orange peach orange peach cherry orange bell orange melon bell peach orange cherry lemon orange lemon grapes orange grapes lemon orange',
      'orange grapes bell grapes cherry orange cherry peach lemon grapes orange bell lemon melon orange lemon melon peach lemon cherry peach seven orange lemon orange grapes peach orange melon orange cherry lemon',
      'bell orange lemon melon lemon grapes peach orange grapes lemon cherry orange cherry grapes seven orange lemon peach orange bell orange peach lemon cherry peach lemon orange grapes melon cherry orange cherry lemon peach',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'lines', lines: [[1, 1, 1]] },
  pays: [
    { symbol: 'seven', units: [0, 0, 0, 740], natural: false },
    { symbol: 'bell', units: [0, 0, 0, 180], natural: false },
    { symbol: 'melon', units: [0, 0, 0, 87], natural: false },
    { symbol: 'grapes', units: [0, 0, 0, 45], natural: false },
    { symbol: 'peach', units: [0, 0, 0, 30], natural: false },
    { symbol: 'lemon', units: [0, 0, 0, 18], natural: false },
    { symbol: 'cherry', units: [0, 0, 8, 25], natural: false },
    { symbol: 'orange', units: [0, 0, 0, 3], natural: false },
  ],
  wild: { symbol: 'seven', multiplier: 2, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 6000,
  rtpBp: 9503,
}
