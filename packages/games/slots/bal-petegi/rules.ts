import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'bal-petegi',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [4, 4, 4, 4],
  strips: {
    base: [
      'tulip tulip bee sunflower tulip tulip clover clover clover sunflower herb herb sunflower tulip tulip butterfly clover clover clover daisy clover clover clover sunflower',
      'daisy daisy butterfly tulip daisy daisy herb bee butterfly herb herb herb butterfly clover clover honey herb herb herb daisy daisy butterfly daisy daisy herb herb herb sunflower butterfly',
      'sunflower honey clover clover tulip tulip herb herb herb clover clover clover butterfly clover clover clover sunflower tulip tulip daisy daisy bee sunflower honey',
      'honey sunflower clover clover clover daisy daisy bee butterfly clover clover clover herb herb herb daisy tulip tulip daisy daisy herb butterfly sunflower butterfly herb herb herb sunflower tulip tulip',
    ].map((strip) => strip.split(' ')),
    free: [
      'sunflower clover clover clover herb herb sunflower tulip tulip daisy butterfly sunflower tulip tulip clover clover clover sunflower tulip tulip bee clover clover clover',
      'butterfly daisy daisy herb herb herb bee honey daisy daisy herb butterfly herb herb herb butterfly herb herb herb clover clover butterfly daisy daisy butterfly sunflower daisy daisy honey tulip',
      'butterfly clover clover clover bee honey daisy daisy tulip tulip sunflower tulip tulip clover clover sunflower herb herb herb honey sunflower clover clover clover',
      'butterfly herb herb herb honey butterfly daisy daisy sunflower clover clover clover daisy daisy sunflower bee tulip tulip herb butterfly honey sunflower daisy clover clover clover tulip tulip herb herb herb',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'sunflower', units: [0, 0, 0, 32, 160], natural: false },
    { symbol: 'butterfly', units: [0, 0, 0, 21, 110], natural: false },
    { symbol: 'tulip', units: [0, 0, 0, 13, 64], natural: false },
    { symbol: 'daisy', units: [0, 0, 0, 9, 37], natural: false },
    { symbol: 'clover', units: [0, 0, 0, 5, 21], natural: false },
    { symbol: 'herb', units: [0, 0, 0, 4, 16], natural: false },
  ],
  wild: { symbol: 'honey', multiplier: 1, expands: [] },
  scatter: { symbol: 'bee', units: [0, 0, 0, 200, 2000] },
  freeSpins: { awards: [0, 0, 0, 8, 16], retriggers: [0, 0, 0, 4, 8], multiplier: 2, maxSpins: 40 },
  capUnits: 200000,
  rtpBp: 9573,
}
