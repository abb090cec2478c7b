import type { ChoiceRules } from '../choices/rules.ts'

export const rules: ChoiceRules = {
  gameId: 'mangala',
  version: 1,
  mapping: 'reels-2',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 3, 3, 3, 3],
  strips: {
    base: [
      'onyx onyx amber lapis lapis garnet quartz quartz jade amber turquoise garnet jade lapis lapis jade onyx quartz quartz jade amber board jade onyx onyx garnet quartz turquoise amber garnet turquoise quartz quartz board onyx onyx lapis lapis',
      'bowl turquoise onyx onyx garnet bowl turquoise onyx onyx board garnet amber board quartz quartz jade onyx onyx jade lapis lapis jade amber quartz quartz turquoise garnet onyx onyx lapis lapis amber jade quartz quartz garnet jade lapis lapis',
      'jade garnet jade garnet amber quartz quartz garnet quartz quartz lapis lapis onyx onyx garnet jade board bowl amber turquoise onyx onyx amber lapis lapis turquoise onyx onyx turquoise quartz jade board amber lapis lapis onyx jade quartz quartz bowl',
      'amber onyx onyx garnet jade garnet amber board onyx onyx garnet jade bowl onyx onyx quartz quartz turquoise bowl amber board jade lapis lapis amber quartz quartz turquoise onyx onyx jade lapis lapis turquoise garnet jade lapis lapis quartz quartz',
      'quartz quartz amber turquoise lapis lapis onyx turquoise garnet jade quartz quartz board amber quartz jade garnet onyx onyx jade amber garnet turquoise garnet lapis lapis onyx onyx jade board quartz quartz jade lapis lapis amber onyx onyx',
    ].map((strip) => strip.split(' ')),
    free: null,
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'turquoise', units: [0, 0, 0, 51, 190, 860], natural: false },
    { symbol: 'amber', units: [0, 0, 0, 39, 130, 510], natural: false },
    { symbol: 'garnet', units: [0, 0, 0, 27, 86, 330], natural: false },
    { symbol: 'jade', units: [0, 0, 0, 21, 60, 210], natural: false },
    { symbol: 'lapis', units: [0, 0, 0, 15, 39, 140], natural: false },
    { symbol: 'quartz', units: [0, 0, 0, 11, 29, 94], natural: false },
    { symbol: 'onyx', units: [0, 0, 0, 9, 22, 73], natural: false },
  ],
  wild: { symbol: 'bowl', multiplier: 1, expands: [] },
  scatter: { symbol: 'board', units: [0, 0, 0, 0, 200, 1000] },
  freeSpins: null,
  capUnits: 400000,
  rtpBp: 9617,
  choice: {
    kind: 'pick',
    from: 3,
    prizes: [
      { units: 100, count: 4 },
      { units: 200, count: 3 },
      { units: 500, count: 2 },
      { units: 1500, count: 1 },
    ],
    ends: 2,
  },
}
