import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'lale-devri',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10_000, 20_000, 30_000, 50_000],
  rows: [4, 4, 4, 4, 4],
  strips: {
    base: [
      'lamp rose rose rose turtle turtle hyacinth hyacinth amphora amphora turtle turtle hibiscus hibiscus hibiscus gold gold gem hibiscus hibiscus hibiscus gem gem amphora amphora hyacinth hyacinth hyacinth rose rose crown crown gold gold',
      'turtle turtle tulip amphora amphora hyacinth hyacinth gold gold gem crown crown rose rose rose gold gold hibiscus hibiscus hibiscus lamp amphora amphora turtle turtle hibiscus hibiscus hibiscus rose rose gem gem hyacinth hyacinth hyacinth',
      'lamp hyacinth hyacinth turtle turtle gem gem rose rose amphora amphora hibiscus hibiscus hibiscus gold gold turtle turtle hibiscus hibiscus hibiscus amphora amphora hyacinth hyacinth hyacinth tulip gold gold rose rose rose gem crown crown',
      'hyacinth hyacinth gem gem rose rose tulip gold gold gem lamp crown crown turtle turtle hyacinth hyacinth hyacinth turtle turtle amphora amphora hibiscus hibiscus hibiscus rose rose rose gold gold amphora amphora hibiscus hibiscus hibiscus',
      'rose rose rose crown crown lamp hibiscus hibiscus hibiscus rose rose gem gem hyacinth hyacinth turtle turtle gold gold amphora amphora gold gold amphora amphora gem hyacinth hyacinth hyacinth hibiscus hibiscus hibiscus turtle turtle',
    ].map((strip) => strip.split(' ')),
    free: [
      'gem gem hibiscus hibiscus hibiscus turtle turtle hyacinth hyacinth hyacinth amphora amphora gold gold lamp crown crown rose rose rose amphora amphora hibiscus hibiscus hibiscus turtle turtle gold gold hyacinth hyacinth gem rose rose',
      'tulip gem hyacinth hyacinth hyacinth rose rose hyacinth hyacinth hibiscus hibiscus hibiscus crown crown gem gem turtle turtle hibiscus hibiscus hibiscus rose rose rose gold gold amphora amphora tulip gold gold amphora amphora lamp turtle turtle',
      'hyacinth hyacinth crown crown turtle turtle amphora amphora tulip lamp gold gold rose rose amphora amphora rose rose rose hibiscus hibiscus hibiscus tulip gold gold hyacinth hyacinth hyacinth gem hibiscus hibiscus hibiscus turtle turtle gem gem',
      'gem gem turtle turtle rose rose rose lamp hyacinth hyacinth tulip gold gold hibiscus hibiscus hibiscus amphora amphora crown crown amphora amphora gem hibiscus hibiscus hibiscus gold gold tulip hyacinth hyacinth hyacinth rose rose turtle turtle',
      'gold gold crown crown amphora amphora hyacinth hyacinth hyacinth lamp amphora amphora gem gem hibiscus hibiscus hibiscus rose rose rose hibiscus hibiscus hibiscus turtle turtle gold gold turtle turtle gem rose rose hyacinth hyacinth',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'crown', units: [0, 0, 0, 40, 120, 400], natural: false },
    { symbol: 'gem', units: [0, 0, 0, 30, 90, 300], natural: false },
    { symbol: 'turtle', units: [0, 0, 0, 20, 60, 200], natural: false },
    { symbol: 'amphora', units: [0, 0, 0, 16, 45, 120], natural: false },
    { symbol: 'gold', units: [0, 0, 0, 10, 30, 80], natural: false },
    { symbol: 'hyacinth', units: [0, 0, 0, 6, 18, 50], natural: false },
    { symbol: 'rose', units: [0, 0, 0, 5, 12, 40], natural: false },
    { symbol: 'hibiscus', units: [0, 0, 0, 5, 10, 30], natural: false },
  ],
  wild: { symbol: 'tulip', multiplier: 1, expands: [] },
  scatter: { symbol: 'lamp', units: [0, 0, 0, 100, 500, 2500] },
  freeSpins: {
    awards: [0, 0, 0, 10, 12, 15],
    retriggers: [0, 0, 0, 5, 5, 5],
    multiplier: 2,
    maxSpins: 30,
  },
  capUnits: 1_000_000,
  rtpBp: 9640,
}
