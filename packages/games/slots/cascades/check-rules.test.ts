import { describe, expect, test } from 'vitest'
import { SLOT_GAMES } from '#slot-games'
import { goldenCascade } from '../fixtures/golden-cascade.ts'
import { isCascadeGame } from '../game.ts'
import { checkCascade } from './check-rules.ts'
import type { CascadeRules } from './rules.ts'

/** The golden game with a scatter and free spins. */
const RULES: CascadeRules = {
  ...goldenCascade,
  symbols: ['A', 'B', 'C', 'D', 'E', 'S'],
  weights: { base: [1, 1, 1, 1, 1, 1], free: null },
  scatter: { symbol: 'S', units: [0, 0, 0, 5] },
  freeSpins: { awards: [0, 0, 0, 5], retriggers: [0, 0, 0, 2], maxSpins: 9 },
}

test.each([goldenCascade, RULES, ...SLOT_GAMES.filter(isCascadeGame).map(({ rules }) => rules)])(
  'rules of $gameId hold together',
  (rules) => {
    expect(() => checkCascade(rules)).not.toThrow()
  },
)

describe('rules are refused', () => {
  const [first = { symbol: 'A', sizes: [] }, ...others] = RULES.pays
  const pay = (...sizes: readonly (readonly [from: number, units: number])[]) => ({
    pays: [{ symbol: first.symbol, sizes: sizes.map(([from, units]) => ({ from, units })) }, ...others],
  })
  const steps = (change: object) => ({ stepMultipliers: { ...RULES.stepMultipliers, ...change } })
  const free = (change: object) => ({ freeSpins: { ...RULES.freeSpins, ...change } })
  const withSymbol = (symbol: string, weight = 1) => ({
    symbols: [...RULES.symbols, symbol],
    weights: { base: [...RULES.weights.base, weight], free: null },
  })

  test.each<[string, object]>([
    ['2^20 to 2^32 tickets', { tickets: 2 ** 20 - 1 }],
    ['2^20 to 2^32 tickets', { tickets: 2 ** 32 + 1 }],
    ['2^20 to 2^32 tickets', { tickets: 2 ** 20 + 0.5 }],
    ['3 to 8 columns', { rows: [5, 5] }],
    ['3 to 8 columns', { rows: [5, 5, 5, 5, 5, 5, 5, 5, 5] }],
    ['the same height', { rows: [5, 5, 4, 5, 5] }],
    ['the same height', { rows: [2, 2, 2] }],
    ['each symbol stands once', withSymbol('A')],
    ['each symbol has one meaning', withSymbol('Z')],
    ['each symbol has one meaning', { wild: { symbol: 'A' } }],
    ['each symbol has one meaning', { wild: { symbol: 'W' } }],
    [
      'a wild joins clusters',
      { ...withSymbol('W'), wild: { symbol: 'W' }, evaluation: { kind: 'anywhere', least: 5 } },
    ],
    ['a weight per symbol', { weights: { base: [1, 1, 1], free: null } }],
    ['a weight per symbol', { weights: { base: RULES.weights.base, free: [1] } }],
    ['weights are whole numbers', { weights: { base: [1, 1, 1, 1, 1, 0.5], free: null } }],
    ['weights are whole numbers', { weights: { base: [1, 1, 1, 1, 1, -1], free: null } }],
    ['weights come to at most', { weights: { base: [0, 0, 0, 0, 0, 0], free: null } }],
    ['weights come to at most', { weights: { base: [2 ** 16, 1, 1, 1, 1, 1], free: null } }],
    [
      'a mystery becomes a paid symbol',
      { ...withSymbol('M'), mystery: { symbol: 'M', weights: [1, 1, 1, 1, 1, 1, 0] } },
    ],
    ['two symbols or more', { evaluation: { kind: 'cluster', least: 1 } }],
    ['the least group of A pays', pay([6, 5])],
    ['the least group of A pays', pay()],
    ['larger groups of A pay more', pay([5, 5], [7, 5])],
    ['larger groups of A pay more', pay([5, 5], [5, 6])],
    ['larger groups of A pay more', pay([5, 0])],
    ['larger groups of A pay more', pay([5, 1.5])],
    ['the cap is positive', { capUnits: 0 }],
    ['scatters pay whole units', { scatter: { symbol: 'S', units: [0, -1] } }],
    ['step multipliers do not fall', steps({ base: [] })],
    ['step multipliers do not fall', steps({ free: [2, 1] })],
    ['step multipliers do not fall', steps({ base: [0, 1] })],
    [
      'an orb multiplies',
      { ...withSymbol('x1'), orbs: { symbols: [{ symbol: 'x1', times: 1 }], gathers: false } },
    ],
    ['a power of two', { cellMultipliers: { most: 6, keeps: false } }],
    ['a stake has units', { unitsPerBet: 0 }],
    ['whole number per unit', { stakes: [105] }],
    [
      'free spins come from scatters',
      { scatter: null, symbols: RULES.symbols.slice(0, 5), weights: goldenCascade.weights },
    ],
    ['so many at most', free({ maxSpins: 0 })],
    ['one award fits', free({ awards: [0, 0, 0, 10] })],
    ['one award fits', free({ retriggers: [0, 0, 0, -1] })],
  ])('%s', (reason, change) => {
    expect(() => checkCascade({ ...RULES, ...change } as CascadeRules)).toThrow(reason)
  })
})
