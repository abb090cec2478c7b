import type { ChoiceRules } from '../choices/rules.ts'

export const rules: ChoiceRules = {
  gameId: 'lunapark',
  version: 1,
  mapping: 'reels-2',
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [2, 4, 2],
  strips: {
    base: [
      'candy corn coaster bear candy balloon candy carousel balloon candy wheel balloon coaster candy corn bear corn balloon bear corn balloon carousel corn balloon coaster',
      'balloon corn candy balloon corn coaster balloon bear tent bear candy balloon coaster carousel candy bear corn balloon candy bear balloon carousel corn wheel corn',
      'wheel balloon corn balloon bear balloon candy bear corn bear carousel balloon corn candy corn coaster candy balloon corn carousel candy balloon coaster corn bear',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'wheel', units: [0, 0, 0, 340], natural: false },
    { symbol: 'carousel', units: [0, 0, 0, 120], natural: false },
    { symbol: 'coaster', units: [0, 0, 0, 68], natural: false },
    { symbol: 'bear', units: [0, 0, 0, 35], natural: false },
    { symbol: 'candy', units: [0, 0, 0, 22], natural: false },
    { symbol: 'corn', units: [0, 0, 0, 15], natural: false },
    { symbol: 'balloon', units: [0, 0, 0, 10], natural: false },
  ],
  wild: { symbol: 'tent', multiplier: 3, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 40000,
  rtpBp: 9553,
  choice: { kind: 'gamble', steps: 6, mostUnits: 40000 },
}
