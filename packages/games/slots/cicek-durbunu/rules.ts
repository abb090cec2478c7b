import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [5, 6, 7, 9, 12, 16]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'cicek-durbunu',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [6, 6, 6, 6, 6, 6],
  symbols: [
    'ruby',
    'gold',
    'emerald',
    'cobalt',
    'violet',
    'aqua',
    'tube',
    'lens2',
    'lens3',
    'lens5',
    'lens10',
  ],
  weights: {
    base: [60, 78, 92, 104, 114, 122, 8, 4, 3, 2, 1],
    free: [60, 78, 92, 104, 114, 122, 6, 5, 3, 2, 1],
  },
  evaluation: { kind: 'cluster', least: 5 },
  pays: [
    pay('ruby', 140, 230, 360, 850, 2900, 14450),
    pay('gold', 80, 130, 200, 470, 1600, 7200),
    pay('emerald', 45, 70, 120, 270, 850, 4350),
    pay('cobalt', 30, 45, 70, 170, 550, 2550),
    pay('violet', 19, 30, 45, 110, 350, 1750),
    pay('aqua', 13, 20, 30, 70, 230, 1150),
  ],
  wild: null,
  scatter: { symbol: 'tube', units: [0, 0, 0, 100, 500, 2500] },
  stepMultipliers: { base: [1, 2, 4, 8, 16, 32], free: [1, 2, 4, 8, 16, 32], keeps: true },
  orbs: {
    symbols: [
      { symbol: 'lens2', times: 2 },
      { symbol: 'lens3', times: 3 },
      { symbol: 'lens5', times: 5 },
      { symbol: 'lens10', times: 10 },
    ],
    gathers: false,
  },
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 6, 8, 12], retriggers: [0], maxSpins: 12 },
  capUnits: 1000000,
  rtpBp: 9629,
}
