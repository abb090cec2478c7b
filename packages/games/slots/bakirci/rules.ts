import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'bakirci',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3, 3, 3],
  strips: {
    base: [
      'key hammer scissors hammer bell hammer scissors key hammer lamp coffee bell scissors key scales lamp scales scissors scales lamp scissors coffee key bell key hammer key coffee bell coffee',
      'bell key scissors scales coffee scales scissors lamp scales coffee hammer bell coffee hammer key lamp key scissors key hammer lamp key bell scissors key hammer teapot bell hammer scissors coffee',
      'lamp scissors bell hammer bell teapot hammer lamp key scissors scales hammer key scissors hammer scissors lamp key coffee key scissors bell scales bell hammer coffee key scales coffee key coffee',
      'bell coffee bell key hammer lamp scissors key scales lamp scissors scales hammer key hammer bell scales key scissors coffee hammer key teapot hammer coffee key scissors coffee bell scissors lamp',
      'lamp key scales scissors hammer scissors key scissors hammer bell lamp scales coffee key bell scales scissors coffee lamp coffee bell key hammer key hammer coffee scissors bell hammer key',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: {
    kind: 'lines',
    lines: [
      [1, 1, 1, 1, 1],
      [0, 0, 0, 0, 0],
      [2, 2, 2, 2, 2],
      [0, 1, 2, 1, 0],
      [2, 1, 0, 1, 2],
      [0, 0, 1, 2, 2],
      [2, 2, 1, 0, 0],
      [1, 0, 0, 0, 1],
      [1, 2, 2, 2, 1],
      [1, 0, 1, 2, 1],
    ],
  },
  pays: [
    { symbol: 'lamp', units: [0, 0, 110, 570, 2400, 11000], natural: false },
    { symbol: 'scales', units: [0, 0, 57, 340, 1400, 5700], natural: false },
    { symbol: 'bell', units: [0, 0, 0, 230, 870, 2800], natural: false },
    { symbol: 'coffee', units: [0, 0, 0, 170, 570, 2000], natural: false },
    { symbol: 'hammer', units: [0, 0, 0, 110, 340, 1100], natural: false },
    { symbol: 'scissors', units: [0, 0, 0, 87, 260, 870], natural: false },
    { symbol: 'key', units: [0, 0, 0, 57, 170, 580], natural: false },
  ],
  wild: { symbol: 'teapot', multiplier: 1, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 17000,
  rtpBp: 9532,
}
