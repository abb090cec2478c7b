import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [5, 6, 7, 8, 10, 12, 15, 20]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'kilim',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 20,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [6, 6, 6, 6, 6, 6, 6, 6],
  symbols: ['star', 'horn', 'burdock', 'tree', 'comb', 'water', 'chest', 'knot', 'shuttle'],
  weights: { base: [44, 52, 60, 66, 74, 78, 82, 5, 5], free: null },
  evaluation: { kind: 'cluster', least: 5 },
  pays: [
    pay('star', 110, 170, 220, 340, 550, 1100, 2250, 5600),
    pay('horn', 80, 110, 170, 250, 420, 850, 1700, 4200),
    pay('burdock', 50, 75, 100, 150, 250, 500, 1000, 2500),
    pay('tree', 35, 50, 75, 110, 180, 360, 750, 1950),
    pay('comb', 20, 30, 45, 70, 120, 240, 480, 1250),
    pay('water', 17, 25, 35, 55, 95, 190, 390, 1050),
    pay('chest', 14, 20, 30, 45, 75, 150, 310, 850),
  ],
  wild: { symbol: 'knot' },
  scatter: null,
  stepMultipliers: { base: [1], free: [1], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: { symbol: 'shuttle', weights: [5, 7, 9, 11, 13, 14, 15, 0, 0] },
  merges: false,
  freeSpins: null,
  capUnits: 40000,
  rtpBp: 9598,
}
