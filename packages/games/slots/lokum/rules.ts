import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [10, 11, 12, 14, 17, 20]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'lokum',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [6, 6, 6, 6, 6, 6],
  symbols: ['rose', 'pistachio', 'orange', 'plum', 'mint', 'lemon', 'tray', 'sugar'],
  weights: { base: [70, 84, 96, 104, 112, 118, 11, 10], free: null },
  evaluation: { kind: 'anywhere', least: 10 },
  pays: [
    pay('rose', 160, 240, 360, 700, 1600, 4000),
    pay('pistachio', 90, 140, 210, 420, 950, 2400),
    pay('orange', 50, 80, 120, 240, 560, 1400),
    pay('plum', 34, 52, 80, 160, 380, 950),
    pay('mint', 22, 34, 54, 110, 260, 650),
    pay('lemon', 16, 26, 40, 84, 200, 500),
  ],
  wild: null,
  scatter: { symbol: 'tray', units: [0, 0, 0, 0, 100, 500, 2500] },
  stepMultipliers: { base: [1], free: [1, 1, 2], keeps: true },
  orbs: null,
  cellMultipliers: null,
  mystery: { symbol: 'sugar', weights: [8, 9, 10, 11, 12, 12, 0, 0] },
  merges: false,
  freeSpins: { awards: [0, 0, 0, 0, 6, 8, 10], retriggers: [0], maxSpins: 10 },
  capUnits: 500000,
  rtpBp: 9575,
}
