import type { ChoiceRules } from '../choices/rules.ts'

export const rules: ChoiceRules = {
  gameId: 'sarraf',
  version: 1,
  mapping: 'reels-2',
  unitsPerBet: 50,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3, 3, 3],
  strips: {
    base: [
      'abacus abacus quill quill abacus abacus gem gem gem ledger ledger purse purse quill quill crown crown crown abacus abacus purse purse ledger ledger quill quill abacus abacus ring ring ring purse purse',
      'ring ring ring gem gem gem purse purse crown crown crown quill quill abacus abacus ledger ledger abacus abacus ledger ledger quill quill scales quill quill ledger ledger abacus abacus purse purse',
      'scales gem gem gem ring ring ring crown crown crown quill quill abacus abacus ledger ledger abacus abacus quill quill purse purse quill quill purse purse abacus abacus ledger ledger quill quill abacus abacus',
      'crown crown crown abacus abacus quill quill purse purse gem gem gem scales quill quill abacus abacus purse purse ledger ledger quill quill ring ring ring abacus abacus ledger ledger abacus abacus ledger ledger',
      'abacus abacus quill quill ring ring ring abacus abacus quill quill ledger ledger crown crown crown quill quill abacus abacus gem gem gem ledger ledger abacus abacus purse purse ledger ledger purse purse',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'gem', units: [0, 0, 0, 34, 140, 570], natural: false },
    { symbol: 'crown', units: [0, 0, 0, 23, 80, 300], natural: false },
    { symbol: 'ring', units: [0, 0, 0, 16, 51, 170], natural: false },
    { symbol: 'purse', units: [0, 0, 0, 11, 32, 91], natural: false },
    { symbol: 'ledger', units: [0, 0, 0, 9, 23, 57], natural: false },
    { symbol: 'quill', units: [0, 0, 0, 7, 16, 37], natural: false },
    { symbol: 'abacus', units: [0, 0, 0, 5, 11, 25], natural: false },
  ],
  wild: { symbol: 'scales', multiplier: 2, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 250000,
  rtpBp: 9610,
  choice: { kind: 'gamble', steps: 4, mostUnits: 50000 },
}
