import { describe, expect, test } from 'vitest'
import { checkRules } from './check-rules.ts'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import type { ReelRules } from './rules.ts'

describe('rules', () => {
  test.each([goldenA, goldenB, ...REEL_GAMES.map((game) => game.rules)])(
    'of $gameId hold together',
    (rules) => {
      expect(() => checkRules(rules)).not.toThrow()
    },
  )

  const pay = (units: readonly number[]) => [{ symbol: 'A', units, natural: false }, ...goldenB.pays.slice(1)]
  const free = (change: object) => ({ freeSpins: { ...goldenB.freeSpins, ...change } })
  test.each<[string, object]>([
    ['3 to 6 reels', { rows: [3, 3] }],
    ['at most 12 pays', { pays: Array.from({ length: 13 }, () => goldenB.pays[0]) }],
    ['a strip per reel', { strips: { base: goldenB.strips.base.slice(1), free: null } }],
    ['a strip per reel', { strips: { base: goldenB.strips.base, free: [] } }],
    ['fills its window', { strips: { base: [['A', 'B'], ...goldenB.strips.base.slice(1)], free: null } }],
    [
      'Z has no meaning',
      { strips: { base: [['A', 'B', 'Z'], ...goldenB.strips.base.slice(1)], free: null } },
    ],
    ['a row per reel', { evaluation: { kind: 'lines', lines: [[0, 0, 0]] } }],
    ['stays in the window', { evaluation: { kind: 'lines', lines: [[0, 0, 3, 0, 0]] } }],
    ['pay no less', { pays: pay([0, 0, 0, 5, 4, 5]) }],
    ['pay no less', { pays: pay([0, 0, 0, 1, 2]) }],
    ['pay no less', { pays: pay([0, 0, 0, 1.5, 2, 3]) }],
    ['pay no less', { pays: pay([1, 1, 1, 1, 2, 3]) }],
    ['pay no less', { pays: pay([-1, 0, 0, 1, 2, 3]) }],
    ['cap are positive', { capUnits: 0 }],
    ['cap are positive', { wild: { symbol: 'W', multiplier: 0, expands: [] } }],
    ['scatters pay whole units', { scatter: { symbol: 'S', units: [0, 0.5] } }],
    ['what a table can hold', { pays: pay([0, 0, 0, 0, 0, 2 ** 29]) }],
    ['what a table can hold', { wild: { symbol: 'W', multiplier: 50, expands: [] } }],
    ['a stake has units', { unitsPerBet: 0 }],
    ['stakes rise', { stakes: [100, 100] }],
    ['stakes rise', { stakes: [-100, 100] }],
    ['whole number per unit', { stakes: [105] }],
    ['free spins come from scatters', { scatter: null, strips: { base: noScatter(goldenB), free: null } }],
    ['multiply by a whole number', free({ multiplier: 1.5 })],
    ['multiply by a whole number', free({ maxSpins: 0 })],
    ['one award fits', free({ awards: [0, 0, 0, 301] })],
    ['one award fits', free({ retriggers: [0, 0, 0, -1] })],
  ])('are refused: %s', (reason, change) => {
    expect(() => checkRules({ ...goldenB, ...change } as ReelRules)).toThrow(reason)
  })
})

function noScatter({ strips }: ReelRules): ReelRules['strips']['base'] {
  return strips.base.map((strip) => strip.filter((symbol) => symbol !== 'S'))
}
