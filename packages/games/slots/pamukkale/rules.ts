import type { CascadeRules } from '../cascades/rules.ts'

const SIZES = [8, 9, 10, 12, 15]

const pay = (symbol: string, ...units: readonly number[]) => ({
  symbol,
  sizes: units.map((one, index) => ({ from: SIZES[index] ?? 0, units: one })),
})

export const rules: CascadeRules = {
  gameId: 'pamukkale',
  version: 1,
  mapping: 'book-1',
  tickets: 1048576,
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [5, 5, 5, 5, 5, 5],
  symbols: ['column', 'capital', 'amphora', 'dove', 'oleander', 'shell', 'pebble', 'drop', 'spring'],
  weights: { base: [80, 96, 112, 122, 130, 138, 144, 150, 19], free: null },
  evaluation: { kind: 'anywhere', least: 8 },
  pays: [
    pay('column', 550, 800, 1450, 3600, 10850),
    pay('capital', 290, 430, 750, 2000, 6150),
    pay('amphora', 160, 250, 430, 1150, 3600),
    pay('dove', 110, 160, 290, 750, 2350),
    pay('oleander', 80, 120, 200, 550, 1600),
    pay('shell', 60, 85, 140, 380, 1150),
    pay('pebble', 45, 70, 120, 310, 900),
    pay('drop', 35, 55, 90, 230, 700),
  ],
  wild: null,
  scatter: { symbol: 'spring', units: [0, 0, 0, 0, 200, 1000, 10000] },
  stepMultipliers: { base: [1, 2, 4, 8, 16, 32, 64], free: [2, 4, 8, 16, 32, 64, 128], keeps: false },
  orbs: null,
  cellMultipliers: null,
  mystery: null,
  merges: false,
  freeSpins: { awards: [0, 0, 0, 0, 8, 10, 15], retriggers: [0, 0, 0, 4], maxSpins: 40 },
  capUnits: 1000000,
  rtpBp: 9631,
}
