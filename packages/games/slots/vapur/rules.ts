import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'vapur',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [2, 3, 4, 5, 6],
  strips: {
    base: [
      'gull ticket bridge simit fish gull fish simit dolphin ticket wave tea buoy dolphin ticket anchor fish simit ticket wave fish bridge wave tea gull buoy bridge tea wave ticket anchor simit fish anchor wave anchor tea dolphin',
      'wave ticket anchor simit bridge tea anchor wave ticket buoy bridge wave fish tea ticket dolphin wave fish wave anchor bridge fish simit ticket wave gull tea fish gull dolphin simit anchor simit fish dolphin tea ticket',
      'fish gull anchor dolphin bridge wave bridge fish wave anchor tea simit wave ticket wave fish tea simit anchor ticket simit anchor ticket fish ferry wave ferry anchor ticket tea ticket fish ticket dolphin simit gull dolphin wave buoy tea',
      'wave ticket fish ticket fish simit anchor wave anchor wave ticket tea buoy ferry bridge dolphin wave fish anchor tea ticket dolphin ticket simit fish ticket simit ferry wave bridge fish wave anchor bridge tea simit fish anchor wave tea gull dolphin gull',
      'ferry wave tea bridge ticket buoy wave anchor gull simit ferry ticket wave dolphin anchor tea wave simit fish tea fish simit gull anchor fish anchor ticket dolphin fish ticket wave fish tea wave ticket simit wave bridge ferry bridge ticket anchor fish dolphin ticket tea',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'gull', units: [0, 0, 0, 62, 250, 1200], natural: false },
    { symbol: 'bridge', units: [0, 0, 0, 50, 190, 870], natural: false },
    { symbol: 'dolphin', units: [0, 0, 0, 37, 140, 600], natural: false },
    { symbol: 'simit', units: [0, 0, 0, 25, 81, 310], natural: false },
    { symbol: 'tea', units: [0, 0, 0, 20, 62, 240], natural: false },
    { symbol: 'anchor', units: [0, 0, 0, 16, 50, 190], natural: false },
    { symbol: 'fish', units: [0, 0, 0, 12, 35, 120], natural: false },
    { symbol: 'ticket', units: [0, 0, 0, 11, 30, 110], natural: false },
    { symbol: 'wave', units: [0, 0, 0, 10, 25, 87], natural: false },
  ],
  wild: { symbol: 'ferry', multiplier: 1, expands: [] },
  scatter: { symbol: 'buoy', units: [0, 0, 0, 200, 800, 4000] },
  freeSpins: { awards: [0, 0, 0, 8, 12, 20], retriggers: [0, 0, 0, 5, 8, 12], multiplier: 2, maxSpins: 60 },
  capUnits: 1600000,
  rtpBp: 9598,
}
