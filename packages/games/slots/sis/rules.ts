import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [5, 6, 7, 8, 10, 12, 15]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'sis',
  version: 1,
  mapping: 'book-1',
  tickets: 1_048_576,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [6, 6, 6, 6, 6, 6],
  symbols: ['whale', 'dolphin', 'octopus', 'turtle', 'crab', 'fish', 'fog', 'boat'],
  weights: {
    base: [44, 52, 62, 70, 76, 82, 26, 5],
    free: [44, 52, 62, 70, 76, 82, 60, 4],
  },
  evaluation: { kind: 'cluster', least: 5 },
  pays: [
    pay('whale', 75, 130, 180, 280, 650, 1550, 5150),
    pay('dolphin', 50, 75, 120, 180, 390, 1050, 3100),
    pay('octopus', 30, 45, 65, 100, 220, 500, 1650),
    pay('turtle', 20, 30, 45, 65, 140, 330, 1050),
    pay('crab', 15, 20, 30, 45, 90, 220, 650),
    pay('fish', 10, 15, 20, 30, 65, 150, 440),
  ],
  wild: null,
  scatter: { symbol: 'boat', units: [0, 0, 0, 20, 60, 300] },
  stepMultipliers: { base: [1, 1, 2], free: [1, 2, 3, 4, 5], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: { symbol: 'fog', weights: [6, 9, 14, 18, 22, 26, 0, 0] },
  merges: false,
  freeSpins: { awards: [0, 0, 0, 8, 10, 14], retriggers: [0, 0, 0, 4], maxSpins: 30 },
  capUnits: 100_000,
  rtpBp: 9589,
}
