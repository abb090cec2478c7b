import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [4, 5, 6, 8, 10, 14]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'bostan',
  version: 1,
  mapping: 'book-1',
  tickets: 1_048_576,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [6, 6, 6, 6, 6, 6],
  symbols: ['melon', 'corn', 'eggplant', 'tomato', 'carrot', 'lettuce', 'seedling'],
  weights: {
    base: [14, 34, 52, 66, 74, 80, 86],
    free: null,
  },
  evaluation: { kind: 'cluster', least: 4 },
  pays: [
    pay('melon', 125, 240, 480, 1205, 2935, 9725),
    pay('corn', 48, 85, 145, 365, 865, 2935),
    pay('eggplant', 24, 43, 70, 175, 365, 1205),
    pay('tomato', 13, 24, 39, 85, 185, 625),
    pay('carrot', 8, 13, 19, 43, 95, 320),
    pay('lettuce', 4, 6, 10, 24, 48, 175),
    pay('seedling', 3, 4, 6, 13, 29, 95),
  ],
  wild: null,
  scatter: null,
  stepMultipliers: { base: [1, 1, 2, 2, 3, 4, 5], free: [1], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: null,
  merges: true,
  freeSpins: null,
  capUnits: 100_000,
  rtpBp: 9693,
}
