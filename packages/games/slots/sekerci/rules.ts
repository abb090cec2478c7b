import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [8, 10, 12]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'sekerci',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [5, 5, 5, 5, 5, 5],
  symbols: ['cake', 'cupcake', 'donut', 'chocolate', 'lollipop', 'candy', 'cookie', 'gift'],
  weights: { base: [50, 62, 72, 80, 88, 94, 100, 12], free: null },
  evaluation: { kind: 'anywhere', least: 8 },
  pays: [
    pay('cake', 230, 560, 1600),
    pay('cupcake', 120, 290, 830),
    pay('donut', 60, 140, 410),
    pay('chocolate', 30, 70, 200),
    pay('lollipop', 16, 38, 110),
    pay('candy', 9, 20, 60),
    pay('cookie', 6, 12, 34),
  ],
  wild: null,
  scatter: null,
  stepMultipliers: { base: [1, 1, 2, 2, 3], free: [1], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: { symbol: 'gift', weights: [4, 6, 8, 10, 12, 12, 12, 0] },
  merges: true,
  freeSpins: null,
  capUnits: 500000,
  rtpBp: 9588,
}
