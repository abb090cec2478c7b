import type { SlotRules } from '../rules.ts'

const strip = (letters: string): readonly string[] => letters.split('')

/** Reference game A: three reels, one line, a wild that pays and a pair that takes no wild. */
export const goldenA: SlotRules = {
  gameId: 'golden-a',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 1,
  stakes: [100],
  rows: [1, 1, 1],
  strips: {
    base: [strip('W77BBBLLLLCCCCCCCXXX'), strip('W77BBBBLLLLCCCCCXXXX'), strip('W7BBBLLLLLCCCCCCXXXX')],
    free: null,
  },
  evaluation: { kind: 'lines', lines: [[0, 0, 0]] },
  pays: [
    { symbol: 'W', units: [0, 0, 0, 1000], natural: false },
    { symbol: '7', units: [0, 0, 0, 60], natural: false },
    { symbol: 'B', units: [0, 0, 0, 20], natural: false },
    { symbol: 'L', units: [0, 0, 0, 10], natural: false },
    { symbol: 'C', units: [0, 0, 0, 5], natural: false },
    { symbol: 'C', units: [0, 0, 2, 2], natural: true },
    { symbol: 'X', units: [0, 0, 0, 0], natural: true },
  ],
  wild: { symbol: 'W', multiplier: 1, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 1000,
  rtpBp: 9593,
}
