import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [8, 10, 12]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'tas-firin',
  version: 1,
  mapping: 'book-1',
  tickets: 1_048_576,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [5, 5, 5, 5, 5, 5],
  symbols: [
    'cake',
    'croissant',
    'pretzel',
    'bread',
    'bagel',
    'cookie',
    'pie',
    'donut',
    'flame',
    'ember2',
    'ember3',
    'ember5',
    'ember10',
    'ember25',
  ],
  weights: {
    base: [140, 160, 180, 210, 220, 230, 240, 250, 34, 7, 4, 2, 1, 1],
    free: [140, 160, 180, 210, 220, 230, 240, 250, 16, 20, 12, 7, 4, 2],
  },
  evaluation: { kind: 'anywhere', least: 8 },
  pays: [
    pay('cake', 190, 460, 950),
    pay('croissant', 45, 190, 460),
    pay('pretzel', 35, 95, 280),
    pay('bread', 30, 35, 220),
    pay('bagel', 19, 30, 190),
    pay('cookie', 15, 20, 150),
    pay('pie', 9, 19, 95),
    pay('donut', 7, 17, 75),
  ],
  wild: null,
  scatter: { symbol: 'flame', units: [0, 0, 0, 0, 60, 100, 2000] },
  stepMultipliers: { base: [1], free: [1], keeps: false },
  orbs: {
    symbols: [
      { symbol: 'ember2', times: 2 },
      { symbol: 'ember3', times: 3 },
      { symbol: 'ember5', times: 5 },
      { symbol: 'ember10', times: 10 },
      { symbol: 'ember25', times: 25 },
    ],
    gathers: false,
  },
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 0, 10, 12, 15], retriggers: [0, 0, 0, 5], maxSpins: 40 },
  capUnits: 100_000,
  rtpBp: 9682,
}
