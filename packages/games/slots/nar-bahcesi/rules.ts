import type { SlotRules } from '../rules.ts'

export const rules: SlotRules = {
  gameId: 'nar-bahcesi',
  version: 1,
  mapping: 'reels-1',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 4, 5, 4, 3],
  strips: {
    base: [
      'pear peacock grapes leaf fountain leaf pear leaf pomegranate leaf pear grapes pear grapes leaf pear leaf peacock grapes peach leaf berries pear leaf grapes leaf pear leaf pear leaf',
      'blossom berries grapes berries fountain peach fountain berries pear berries fountain peach berries peach berries fountain berries pomegranate peach berries peacock peach berries fountain peach berries leaf peach berries peach',
      'leaf grapes pomegranate leaf pear leaf grapes fountain grapes leaf pear leaf peacock leaf peacock leaf peach pear leaf pear leaf pear berries peacock leaf pear leaf blossom grapes pear',
      'grapes leaf berries grapes fountain peach leaf peacock berries peach fountain berries pear leaf peach grapes berries peacock pear leaf berries pear blossom berries fountain pomegranate leaf pear peach leaf',
      'pear berries leaf peach berries fountain pear leaf peacock leaf peacock fountain grapes berries leaf berries pear berries pomegranate peach leaf grapes leaf fountain berries grapes peach pear peach',
    ].map((strip) => strip.split(' ')),
    free: [
      'pear leaf grapes leaf pear leaf grapes pear leaf pear fountain berries leaf pear pomegranate leaf peacock leaf peacock grapes pear leaf grapes leaf pear leaf peach pear leaf grapes',
      'fountain leaf peach fountain berries peach berries fountain berries blossom peach berries fountain peach fountain berries peach berries pomegranate grapes peach berries pear berries peacock berries peach berries peach berries',
      'leaf pear peacock pear leaf pear leaf peacock leaf berries pear leaf pear leaf pear peach leaf grapes fountain grapes leaf grapes pear grapes leaf peacock leaf pomegranate blossom leaf blossom',
      'leaf berries fountain leaf peach leaf grapes leaf berries pear berries fountain berries pomegranate pear fountain berries blossom berries peacock pear peach leaf grapes peacock pear peach leaf peach grapes',
      'peacock peach leaf fountain pomegranate peacock berries leaf berries pear berries fountain leaf berries pear grapes leaf pear leaf fountain pear peach grapes berries peach berries leaf peach grapes',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'peacock', units: [0, 0, 0, 59, 180, 590], natural: false },
    { symbol: 'fountain', units: [0, 0, 0, 44, 130, 440], natural: false },
    { symbol: 'grapes', units: [0, 0, 0, 25, 74, 250], natural: false },
    { symbol: 'peach', units: [0, 0, 0, 20, 59, 200], natural: false },
    { symbol: 'pear', units: [0, 0, 0, 12, 36, 120], natural: false },
    { symbol: 'berries', units: [0, 0, 0, 12, 30, 89], natural: false },
    { symbol: 'leaf', units: [0, 0, 0, 5, 15, 49], natural: false },
  ],
  wild: { symbol: 'blossom', multiplier: 1, expands: [] },
  scatter: { symbol: 'pomegranate', units: [0, 0, 0, 300, 1500, 6000] },
  freeSpins: { awards: [0, 0, 0, 7, 9, 12], retriggers: [0, 0, 0, 3, 3, 3], multiplier: 3, maxSpins: 30 },
  capUnits: 550000,
  rtpBp: 9626,
}
