import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [5, 6, 7, 8, 10, 12, 15, 20]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'deniz-cami',
  version: 1,
  mapping: 'book-1',
  tickets: 2_097_152,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [7, 7, 7, 7, 7, 7, 7],
  symbols: ['pearl', 'shell', 'starfish', 'cobalt', 'emerald', 'amber', 'aqua', 'sun', 'float'],
  weights: {
    base: [42, 48, 54, 64, 66, 68, 72, 5, 3],
    free: [48, 54, 58, 62, 62, 62, 62, 9, 3],
  },
  evaluation: { kind: 'cluster', least: 5 },
  pays: [
    pay('pearl', 55, 85, 110, 170, 340, 700, 1700, 5700),
    pay('shell', 45, 55, 85, 130, 260, 500, 1300, 4300),
    pay('starfish', 30, 45, 55, 85, 170, 340, 850, 2800),
    pay('cobalt', 20, 30, 45, 55, 130, 250, 550, 2300),
    pay('emerald', 16, 25, 35, 45, 100, 200, 420, 1700),
    pay('amber', 13, 20, 25, 35, 70, 140, 340, 1400),
    pay('aqua', 10, 14, 20, 30, 55, 110, 290, 1150),
  ],
  wild: { symbol: 'sun' },
  scatter: { symbol: 'float', units: [0, 0, 0, 40, 100, 400] },
  stepMultipliers: { base: [1, 2, 3, 4, 5], free: [2, 3, 4, 5, 6, 8, 10, 12, 15, 20, 25], keeps: true },
  orbs: null,
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 8, 10, 12], retriggers: [0, 0, 0, 4], maxSpins: 30 },
  capUnits: 100_000,
  rtpBp: 9555,
}
