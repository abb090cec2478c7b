import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'gramofon',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 10,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'drum saxophone accordion trumpet saxophone trumpet accordion microphone accordion record microphone drum accordion trumpet drum microphone violin record microphone drum violin microphone violin accordion',
      'accordion violin drum trumpet accordion microphone drum violin gramophone saxophone record microphone saxophone microphone violin trumpet accordion drum accordion microphone accordion record microphone drum microphone',
      'accordion trumpet violin microphone drum violin saxophone microphone violin drum trumpet accordion record saxophone accordion trumpet microphone drum record microphone accordion drum accordion microphone',
    ].map((strip) => strip.split(' ')),
    free: [
      'trumpet violin microphone drum record accordion violin accordion trumpet accordion trumpet drum microphone drum microphone saxophone microphone drum accordion microphone violin accordion saxophone',
      'microphone drum microphone saxophone microphone trumpet accordion drum microphone accordion microphone trumpet violin microphone saxophone violin drum accordion gramophone drum accordion violin gramophone record accordion',
      'violin saxophone trumpet saxophone violin microphone accordion microphone accordion microphone accordion trumpet drum violin microphone trumpet drum accordion microphone drum accordion record drum',
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
    { symbol: 'saxophone', units: [0, 0, 0, 200], natural: false },
    { symbol: 'trumpet', units: [0, 0, 0, 97], natural: false },
    { symbol: 'violin', units: [0, 0, 0, 55], natural: false },
    { symbol: 'drum', units: [0, 0, 0, 30], natural: false },
    { symbol: 'accordion', units: [0, 0, 0, 16], natural: false },
    { symbol: 'microphone', units: [0, 0, 0, 11], natural: false },
  ],
  wild: { symbol: 'gramophone', multiplier: 1, expands: ['base', 'free'] },
  scatter: { symbol: 'record', units: [0, 0, 0, 20] },
  freeSpins: { awards: [0, 0, 0, 8], retriggers: [0, 0, 0, 4], multiplier: 2, maxSpins: 24 },
  capUnits: 25000,
  rtpBp: 9633,
}
