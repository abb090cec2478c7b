import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [5, 7, 9, 12, 16]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'ates-bocegi',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 50,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [7, 7, 7, 7, 7, 7, 7],
  symbols: [
    'owl',
    'fox',
    'hedgehog',
    'mushroom',
    'berry',
    'chestnut',
    'leaf',
    'moon',
    'fly2',
    'fly3',
    'fly5',
    'fly10',
  ],
  weights: {
    base: [60, 78, 92, 104, 112, 118, 124, 5, 4, 3, 2, 1],
    free: [60, 78, 92, 104, 112, 118, 124, 3, 8, 5, 3, 2],
  },
  evaluation: { kind: 'cluster', least: 5 },
  pays: [
    pay('owl', 120, 310, 850, 3100, 12500),
    pay('fox', 75, 190, 500, 1750, 7500),
    pay('hedgehog', 50, 120, 320, 1100, 5000),
    pay('mushroom', 32, 75, 190, 620, 3000),
    pay('berry', 22, 50, 120, 400, 1900),
    pay('chestnut', 17, 35, 85, 260, 1250),
    pay('leaf', 13, 25, 60, 190, 850),
  ],
  wild: null,
  scatter: { symbol: 'moon', units: [0, 0, 0, 50, 250, 1000] },
  stepMultipliers: { base: [1], free: [1], keeps: false },
  orbs: {
    symbols: [
      { symbol: 'fly2', times: 2 },
      { symbol: 'fly3', times: 3 },
      { symbol: 'fly5', times: 5 },
      { symbol: 'fly10', times: 10 },
    ],
    gathers: true,
  },
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 8, 10, 12], retriggers: [0, 0, 0, 3, 5], maxSpins: 30 },
  capUnits: 250000,
  rtpBp: 9443,
}
