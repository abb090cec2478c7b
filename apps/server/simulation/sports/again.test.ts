import { expect, it } from 'vitest'
import { type AgainLeg, settlementAgain, winAgain } from './coupon-again.ts'
import { type Final, type Settled, settleAgain } from './settle-again.ts'

const legs = (...all: readonly (readonly [odds: number, settled?: Settled, banker?: boolean])[]) =>
  all.map(([odds, settled = 'won', banker = false]): AgainLeg => ({ odds, settled, banker }))

it.each([
  [
    'an accumulator with halves',
    winAgain(legs([2100], [1900, 'half_won'], [1750, 'void'], [1950, 'half_lost']), null, 10_000n),
    15_225n,
  ],
  ['2/3 third void', winAgain(legs([2000], [1800], [1500, 'void']), [2], 1_000n), 7_400n],
  [
    'a Yankee with a lost leg',
    winAgain(legs([1500], [2000], [2500, 'lost'], [3000]), [2, 3, 4], 200n),
    4_500n,
  ],
  [
    'a banker with 2/4',
    winAgain(legs([1400, 'won', true], [2000], [1900], [3000, 'lost'], [2100]), [2], 1_000n),
    16_786n,
  ],
  ['a single rounded down', winAgain(legs([1870]), null, 3_333n), 6_232n],
])('computes %s as the worked example', (_, win, expected) => {
  expect(win).toBe(expected)
})

const played = (home: number, away: number): Final => {
  return { sport: 'football', score: { home, away }, periods: [], isRetired: false, isChanged: false }
}
it.each([
  ['FT_AH:-0.25', '1', [2, 0], 'won'],
  ['FT_AH:-0.25', '1', [1, 1], 'half_lost'],
  ['FT_AH:-0.75', '1', [1, 0], 'half_won'],
  ['FT_AH:-1', '1', [1, 0], 'void'],
  ['FT_AH:-1.25', '1', [1, 0], 'half_lost'],
  ['FT_AH:-0.25', '2', [1, 1], 'half_won'],
  ['FT_AH:-0.75', '2', [1, 0], 'half_lost'],
  ['FT_AOU:2.25', 'O', [1, 1], 'half_lost'],
  ['FT_AOU:2.25', 'U', [1, 1], 'half_won'],
  ['FT_AOU:2.75', 'O', [2, 1], 'half_won'],
] as const)('settles %s %s at %j as the table of Asian lines', (market, outcome, [home, away], expected) => {
  expect(settleAgain(played(home, away), market, outcome)).toBe(expected)
})

it('pays the unsold part, and of a free bet its profit', () => {
  const coupon = {
    legs: legs([2_500]),
    sizes: null,
    unitStake: 10_000n,
    stake: 10_000n,
    sold: 4_000n,
    isFreeBet: false,
  }
  expect(settlementAgain(coupon)).toEqual({ paid: 15_000n, state: 'won' })
  expect(settlementAgain({ ...coupon, sold: 0n, isFreeBet: true })).toEqual({ paid: 15_000n, state: 'won' })
  const returned = { ...coupon, legs: legs([2_500, 'void']) }
  expect(settlementAgain(returned)).toEqual({ paid: 6_000n, state: 'void' })
  expect(settlementAgain({ ...returned, sold: 0n, isFreeBet: true })).toEqual({ paid: 0n, state: 'void' })
})
