import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [9, 11, 13, 15]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'gok-tasi',
  version: 1,
  mapping: 'book-1',
  tickets: 1_048_576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [5, 5, 5, 5, 5, 5, 5],
  symbols: [
    'planet',
    'rocket',
    'saucer',
    'earth',
    'moon',
    'satellite',
    'telescope',
    'rock',
    'star',
    'spark2',
    'spark4',
    'spark8',
    'spark20',
  ],
  weights: {
    base: [120, 150, 180, 210, 230, 240, 250, 260, 29, 8, 5, 2, 1],
    free: [120, 150, 180, 210, 230, 240, 250, 260, 12, 14, 8, 4, 2],
  },
  evaluation: { kind: 'anywhere', least: 9 },
  pays: [
    pay('planet', 310, 1040, 3115, 10380),
    pay('rocket', 155, 520, 1555, 4670),
    pay('saucer', 105, 310, 935, 3115),
    pay('earth', 60, 155, 465, 1555),
    pay('moon', 42, 105, 310, 1040),
    pay('satellite', 31, 80, 210, 780),
    pay('telescope', 21, 52, 155, 520),
    pay('rock', 16, 42, 105, 365),
  ],
  wild: null,
  scatter: { symbol: 'star', units: [0, 0, 0, 0, 200, 500, 5000] },
  stepMultipliers: { base: [1, 2, 3, 5], free: [1], keeps: false },
  orbs: {
    symbols: [
      { symbol: 'spark2', times: 2 },
      { symbol: 'spark4', times: 4 },
      { symbol: 'spark8', times: 8 },
      { symbol: 'spark20', times: 20 },
    ],
    gathers: true,
  },
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 0, 10, 12, 15], retriggers: [0, 0, 0, 0, 5], maxSpins: 30 },
  capUnits: 500_000,
  rtpBp: 9637,
}
