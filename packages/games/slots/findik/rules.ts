import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [4, 5, 6, 7, 9, 12, 16]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'findik',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [5, 5, 5, 5, 5, 5, 5],
  symbols: ['hazelnut', 'chestnut', 'cherry', 'kiwi', 'mushroom', 'leaf', 'squirrel', 'basket'],
  weights: { base: [50, 66, 80, 92, 104, 112, 4, 9], free: [50, 66, 80, 92, 104, 112, 10, 9] },
  evaluation: { kind: 'cluster', least: 4 },
  pays: [
    pay('hazelnut', 170, 260, 370, 550, 1100, 2750, 7400),
    pay('chestnut', 90, 150, 220, 330, 650, 1650, 4450),
    pay('cherry', 50, 80, 120, 180, 370, 900, 2400),
    pay('kiwi', 30, 50, 75, 110, 220, 550, 1500),
    pay('mushroom', 18, 30, 45, 65, 130, 330, 900),
    pay('leaf', 13, 20, 30, 45, 90, 230, 600),
  ],
  wild: { symbol: 'squirrel' },
  scatter: { symbol: 'basket', units: [0, 0, 0, 100, 400, 2000] },
  stepMultipliers: { base: [1], free: [1], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: null,
  merges: true,
  freeSpins: { awards: [0, 0, 0, 5, 7, 10], retriggers: [0, 0, 0, 2], maxSpins: 20 },
  capUnits: 200000,
  rtpBp: 9565,
}
