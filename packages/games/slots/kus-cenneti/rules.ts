import type { ChoiceRules } from '../choices/rules.ts'

export const rules: ChoiceRules = {
  gameId: 'kus-cenneti',
  version: 1,
  mapping: 'reels-2',
  unitsPerBet: 100,
  stakes: [100, 200, 500, 1000, 2000, 5000, 10000, 20000, 30000, 50000],
  rows: [3, 4, 4, 4, 3],
  strips: {
    base: [
      'duck lotus lotus goose egg egg flamingo goose swan nest nest duck feather feather flamingo lotus lotus swan feather feather lotus lotus egg swan duck lotus lotus goose egg egg sunrise nest nest feather feather goose feather feather nest nest egg egg',
      'duck feather feather lotus lotus nest nest swan flamingo goose sunrise feather feather duck feather feather duck goose reed egg egg feather feather goose nest nest duck goose egg egg sunrise lotus lotus egg egg swan flamingo lotus lotus swan nest nest lotus lotus',
      'duck feather feather egg egg duck lotus lotus swan flamingo egg goose lotus lotus swan flamingo goose nest nest egg egg goose lotus duck nest nest lotus lotus goose swan feather feather reed nest nest duck feather feather egg egg feather feather sunrise',
      'goose duck feather feather swan goose swan egg egg flamingo nest nest lotus lotus duck nest nest duck sunrise reed feather feather goose sunrise lotus lotus swan lotus lotus feather feather egg egg nest nest lotus lotus egg egg feather feather goose duck flamingo',
      'swan lotus lotus goose nest nest feather feather swan goose duck lotus lotus feather feather lotus lotus egg egg goose egg duck nest nest egg egg sunrise duck goose flamingo feather feather swan lotus lotus egg egg flamingo duck feather feather flamingo nest nest',
    ].map((strip) => strip.split(' ')),
    free: [
      'goose egg egg flamingo duck lotus lotus duck nest nest feather feather egg egg feather feather nest nest feather feather goose egg goose egg egg swan duck feather feather swan goose lotus lotus nest nest swan lotus lotus flamingo lotus lotus',
      'feather feather nest nest feather feather reed swan duck nest nest goose egg egg flamingo duck swan duck egg egg flamingo feather feather lotus lotus goose lotus lotus nest nest lotus lotus goose lotus lotus duck goose egg egg feather feather swan',
      'duck feather feather egg egg goose nest nest swan feather feather lotus lotus swan goose swan egg duck flamingo reed goose duck feather feather duck goose lotus lotus flamingo lotus lotus nest nest egg egg lotus feather feather nest nest egg egg',
      'egg egg duck reed duck swan lotus lotus swan feather feather lotus lotus goose feather feather goose nest nest lotus lotus swan flamingo lotus lotus nest nest egg egg goose feather feather duck flamingo egg egg nest nest feather feather goose duck',
      'flamingo swan egg lotus lotus duck goose nest nest duck feather feather flamingo nest nest lotus lotus egg egg duck goose feather feather swan feather feather egg egg flamingo feather feather duck swan goose lotus lotus goose lotus lotus nest nest egg egg',
    ].map((strip) => strip.split(' ')),
  },
  evaluation: { kind: 'ways' },
  pays: [
    { symbol: 'flamingo', units: [0, 0, 0, 52, 190, 720], natural: false },
    { symbol: 'swan', units: [0, 0, 0, 40, 130, 460], natural: false },
    { symbol: 'duck', units: [0, 0, 0, 32, 99, 400], natural: false },
    { symbol: 'goose', units: [0, 0, 0, 23, 69, 260], natural: false },
    { symbol: 'nest', units: [0, 0, 0, 14, 40, 140], natural: false },
    { symbol: 'egg', units: [0, 0, 0, 12, 32, 110], natural: false },
    { symbol: 'lotus', units: [0, 0, 0, 10, 26, 85], natural: false },
    { symbol: 'feather', units: [0, 0, 0, 9, 22, 72], natural: false },
  ],
  wild: { symbol: 'reed', multiplier: 1, expands: [] },
  scatter: { symbol: 'sunrise', units: [0, 0, 0, 200, 1000, 5000] },
  freeSpins: { awards: [0, 0, 0, 16, 24, 32], retriggers: [0, 0, 0, 0, 0, 0], multiplier: 1, maxSpins: 32 },
  capUnits: 240000,
  rtpBp: 9655,
  choice: { kind: 'free-spins', multipliers: [1, 2, 4], usual: 1 },
}
