import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'yildiz-yagmuru',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3, 3, 3, 3],
  strips: {
    base: [
      'telescope star saturn star earth star earth satellite star satellite saturn star satellite earth satellite earth star satellite star rocket moon satellite star',
      'rocket telescope rocket moon telescope saturn rocket satellite comet telescope rocket star earth moon rocket telescope rocket star moon rocket telescope',
      'star satellite earth star satellite star saturn satellite comet satellite saturn star earth satellite earth star rocket star moon star telescope star rocket',
      'star satellite earth star telescope rocket telescope satellite saturn star telescope rocket star rocket satellite moon earth saturn rocket earth moon comet star satellite',
      'satellite star earth rocket satellite star earth saturn satellite earth moon telescope saturn rocket star satellite moon rocket star comet telescope star rocket telescope',
      'star satellite telescope rocket earth rocket satellite star rocket star telescope moon satellite star earth satellite rocket star telescope saturn moon saturn earth',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'saturn', units: [0, 0, 0, 28, 100, 520, 2800], natural: false },
    { symbol: 'moon', units: [0, 0, 0, 17, 62, 240, 1000], natural: false },
    { symbol: 'earth', units: [0, 0, 0, 9, 28, 100, 410], natural: false },
    { symbol: 'telescope', units: [0, 0, 0, 6, 21, 69, 280], natural: false },
    { symbol: 'satellite', units: [0, 0, 0, 3, 10, 35, 140], natural: false },
    { symbol: 'rocket', units: [0, 0, 0, 3, 8, 28, 100], natural: false },
    { symbol: 'star', units: [0, 0, 0, 2, 5, 17, 69], natural: false },
  ],
  wild: { symbol: 'comet', multiplier: 2, expands: [] },
  scatter: null,
  freeSpins: null,
  capUnits: 140000,
  rtpBp: 9572,
}
