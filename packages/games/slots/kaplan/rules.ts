import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'kaplan',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 5,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'horse swords bow mountain eagle swords horse eagle fire bow eagle mountain bow mountain fire tiger tiger tiger mountain eagle bow fire mountain swords tent swords fire horse tent swords tent swords mountain tent bow tent mountain fire mountain fire bow tent swords mountain eagle tent mountain horse fire',
      'swords mountain swords eagle mountain swords horse mountain tent fire swords bow tent horse fire tent swords mountain tent mountain fire mountain bow fire bow fire tent tiger tiger tiger bow mountain fire eagle bow eagle swords tent mountain horse mountain eagle tent eagle swords fire mountain',
      'mountain swords tent tiger tiger tiger fire tent fire mountain bow swords tent horse mountain bow eagle fire swords mountain tent mountain tent swords horse tent bow fire mountain fire swords bow eagle horse bow fire bow mountain fire tent mountain fire mountain eagle mountain fire swords eagle horse eagle',
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
    ],
  },
  pays: [
    { symbol: 'tiger', units: [0, 0, 0, 150], natural: false },
    { symbol: 'horse', units: [0, 0, 0, 35], natural: false },
    { symbol: 'eagle', units: [0, 0, 0, 15], natural: false },
    { symbol: 'bow', units: [0, 0, 0, 8], natural: false },
    { symbol: 'swords', units: [0, 0, 0, 6], natural: false },
    { symbol: 'tent', units: [0, 0, 0, 4], natural: false },
    { symbol: 'fire', units: [0, 0, 0, 2], natural: false },
    { symbol: 'mountain', units: [0, 0, 0, 1], natural: false },
  ],
  wild: { symbol: 'tiger', multiplier: 2, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 5000,
  rtpBp: 9650,
}
