import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'cini',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3],
  strips: {
    base: [
      'carnation wave carnation wave rosette wave rosette wave rosette pomegranate rosette wave knot carnation wave rosette wave rosette wave knot wave leaf',
      'pomegranate knot leaf knot pomegranate rosette tile leaf knot carnation knot pomegranate knot leaf knot leaf knot leaf knot pomegranate wave knot wave leaf knot leaf',
      'pomegranate wave leaf carnation knot leaf rosette knot wave rosette wave rosette wave rosette carnation wave tile wave carnation wave pomegranate wave knot',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'carnation', units: [0, 0, 0, 42], natural: false },
    { symbol: 'pomegranate', units: [0, 0, 0, 27], natural: false },
    { symbol: 'rosette', units: [0, 0, 0, 15], natural: false },
    { symbol: 'leaf', units: [0, 0, 0, 8], natural: false },
    { symbol: 'wave', units: [0, 0, 0, 4], natural: false },
    { symbol: 'knot', units: [0, 0, 0, 3], natural: false },
  ],
  wild: { symbol: 'tile', multiplier: 3, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 1100,
  rtpBp: 9581,
}
