import type { SlotPay, SlotRules } from '../rules.ts'

const strip = (letters: string): readonly string[] => letters.split('')
const pay = (symbol: string, three: number, four: number, five: number): SlotPay => {
  return { symbol, units: [0, 0, 0, three, four, five], natural: false }
}
const LINES = '11111 00000 22222 01210 21012 00122 22100 10001 12221 10121'

/** Reference game B: 5×3, ten lines, a wild on the middle reels, scatters, free spins ×3 with retriggers. */
export const goldenB: SlotRules = {
  gameId: 'golden-b',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 10,
  stakes: [100],
  rows: [3, 3, 3, 3, 3],
  strips: {
    base: [
      strip('AFEDCFEBDFESCFDEAFCEDFBECFDE'),
      strip('BFEWDCFEADFESCFEDBFECDFEACFD'),
      strip('FEACDWFEBDFCESFDAECFDBEFCEDF'),
      strip('DFEBCFWAEDFCSEFDBECFADEFCBED'),
      strip('EFDACFEBDSFECDFAEBFCEDFEDCF'),
    ],
    free: null,
  },
  evaluation: { kind: 'lines', lines: LINES.split(' ').map((rows) => [...rows].map(Number)) },
  pays: [
    pay('A', 40, 150, 1000),
    pay('B', 25, 100, 400),
    pay('C', 15, 40, 200),
    pay('D', 8, 30, 100),
    pay('E', 5, 20, 75),
    pay('F', 4, 15, 50),
  ],
  wild: { symbol: 'W', multiplier: 1, expands: [] },
  scatter: { symbol: 'S', units: [0, 0, 0, 20, 100, 500] },
  freeSpins: {
    awards: [0, 0, 0, 10, 10, 10],
    retriggers: [0, 0, 0, 10, 10, 10],
    multiplier: 3,
    maxSpins: 300,
  },
  capUnits: 1_000_000,
  rtpBp: 9634,
}
