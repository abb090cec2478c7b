import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [8, 9, 10, 12, 15]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'kayisi',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [5, 5, 5, 5, 5, 5],
  symbols: [
    'apricot',
    'cherry',
    'pear',
    'mulberry',
    'apple',
    'blossom',
    'leaf',
    'basket',
    'sun2',
    'sun3',
    'sun5',
  ],
  weights: {
    base: [64, 84, 100, 112, 122, 130, 138, 15, 5, 3, 2],
    free: [64, 84, 100, 112, 122, 130, 138, 12, 9, 6, 4],
  },
  evaluation: { kind: 'anywhere', least: 8 },
  pays: [
    pay('apricot', 220, 330, 500, 1450, 7300),
    pay('cherry', 100, 150, 240, 700, 3300),
    pay('pear', 50, 75, 120, 350, 1650),
    pay('mulberry', 30, 50, 75, 200, 950),
    pay('apple', 20, 30, 50, 130, 600),
    pay('blossom', 13, 20, 30, 90, 400),
    pay('leaf', 9, 13, 20, 60, 270),
  ],
  wild: null,
  scatter: { symbol: 'basket', units: [0, 0, 0, 0, 200, 1000, 5000] },
  stepMultipliers: { base: [1], free: [1], keeps: false },
  orbs: {
    symbols: [
      { symbol: 'sun2', times: 2 },
      { symbol: 'sun3', times: 3 },
      { symbol: 'sun5', times: 5 },
    ],
    gathers: false,
  },
  cellMultipliers: null,
  mystery: null,
  merges: true,
  freeSpins: { awards: [0, 0, 0, 0, 8, 10, 12], retriggers: [0, 0, 0, 3], maxSpins: 30 },
  capUnits: 500000,
  rtpBp: 9687,
}
