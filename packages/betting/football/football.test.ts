import { describe, expect, it } from 'vitest'
import { asianResult } from '../markets/settled.ts'
import { FOOTBALL_MARKETS } from './catalogue.ts'
import { inPlay } from './in-play.ts'
import { footballPrices } from './prices.ts'
import { type MatchState, scoreModel } from './scores.ts'
import { settleFootball } from './settle.ts'

const NIL = { home: 0, away: 0 }
const before = (rho: number): MatchState => ({
  first: NIL,
  second: null,
  restOfFirst: { home: 1.55 * 0.45, away: 1.2 * 0.45 },
  restOfSecond: { home: 1.55 * 0.55, away: 1.2 * 0.55 },
  rho,
})
const SITUATION = { goals: 0, isSecondHalf: false }

function chances(state: MatchState, key: string, situation = SITUATION): Record<string, number> {
  const market = footballPrices(scoreModel(state), situation).find((one) => one.key === key)
  return Object.fromEntries(market?.outcomes.map(({ outcome, chance }) => [outcome, chance]) ?? [])
}
const near = (expected: Record<string, number>) =>
  Object.fromEntries(Object.entries(expected).map(([key, value]) => [key, expect.closeTo(value, 5)]))

it.each([
  [0, [0.45411, 0.250984, 0.294905], 0.550486, [0.760271, 0.518543, 0.29696], 0.497957],
  [-0.1, [0.44222, 0.274765, 0.283015], 0.562376, [0.772161, 0.518543, 0.29696], 0.474175],
  [-0.13, [0.438653, 0.2819, 0.279448], 0.565943, [0.775728, 0.518543, 0.29696], 0.467041],
] as const)('prices the worked example of Dixon-Coles with rho %f', (rho, [h, x, a], both, overs, odd) => {
  const state = before(rho)
  expect(chances(state, 'FT_1X2')).toEqual(near({ 1: h, X: x, 2: a }))
  expect(chances(state, 'FT_BTTS')['Y']).toBeCloseTo(both, 5)
  expect([1.5, 2.5, 3.5].map((line) => chances(state, `FT_OU:${line}`)['O'])).toEqual(
    overs.map((over) => expect.closeTo(over, 5)),
  )
  expect(chances(state, 'FT_OE')['ODD']).toBeCloseTo(odd, 5)
})

it('prices Asian lines as the worked example', () => {
  const fair = (key: string, outcome: string) => 1 / (chances(before(-0.1), key)[outcome] ?? 0)
  const home = [-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5].map((line) => fair(`FT_AH:${line}`, '1'))
  expect(home).toEqual(
    [3.431086, 2.660909, 2.261319, 1.950653, 1.639987, 1.488291, 1.394729].map((odds) =>
      expect.closeTo(odds, 4),
    ),
  )
  expect(
    [2, 2.25, 2.5, 2.75, 3].map((line) => [fair(`FT_AOU:${line}`, 'O'), fair(`FT_AOU:${line}`, 'U')]),
  ).toEqual(
    [
      [1.439383, 3.275921],
      [1.683931, 2.462136],
      [1.928479, 2.07703],
      [2.18076, 1.846912],
      [2.621285, 1.616795],
    ].map((pair) => pair.map((odds) => expect.closeTo(odds, 4))),
  )
})

it.each([
  [0, [0.063928, 0.099088, 0.076713, 0.118906]],
  [-0.1, [0.075818, 0.087198, 0.064823, 0.130796]],
  [-0.13, [0.079386, 0.08363, 0.061256, 0.134364]],
] as const)('prices low scores with rho %f as the worked example', (rho, expected) => {
  const scores = chances(before(rho), 'FT_CS')
  expect(['0-0', '1-0', '0-1', '1-1'].map((score) => scores[score])).toEqual(
    expected.map((chance) => expect.closeTo(chance, 5)),
  )
})

it('prices a total in play as the worked example', () => {
  const restOfSecond = { home: 1.55 / 3, away: 1.2 / 3 }
  const state = { first: NIL, second: { home: 1, away: 0 }, restOfFirst: NIL, restOfSecond, rho: 0 }
  expect(chances(state, 'FT_OU:2.5', { goals: 1, isSecondHalf: true })['O']).toBeCloseTo(0.233621, 5)
})

it('prices half-time and full-time as the worked example', () => {
  expect(chances(before(0), 'HTFT')).toEqual(
    near({
      '1/1': 0.274602,
      '1/X': 0.051075,
      '1/2': 0.018682,
      'X/1': 0.153668,
      'X/X': 0.148833,
      'X/2': 0.107607,
      '2/1': 0.025841,
      '2/X': 0.051075,
      '2/2': 0.168617,
    }),
  )
})

it.each([
  [{ home: 1, away: 0 }, 60, { 1: 0.783732, X: 0.177046, 2: 0.039222 }],
  [{ home: 0, away: 0 }, 75, { 1: 0.191041, X: 0.665432, 2: 0.143527 }],
  [{ home: 0, away: 1 }, 80, { 1: 0.011668, X: 0.128341, 2: 0.859991 }],
])('prices %j in minute %i as the worked example', (second, minute, expected) => {
  const left = (90 - minute) / 90
  const restOfSecond = { home: 1.55 * left, away: 1.2 * left }
  const state = { first: NIL, second, restOfFirst: NIL, restOfSecond, rho: 0 }
  expect(chances(state, 'FT_1X2', { goals: 1, isSecondHalf: true })).toEqual(near(expected))
})

describe('an Asian line', () => {
  it.each([
    [-0.25, ['won', 'won', 'half_lost', 'lost']],
    [-0.5, ['won', 'won', 'lost', 'lost']],
    [-0.75, ['won', 'half_won', 'lost', 'lost']],
    [-1, ['won', 'void', 'lost', 'lost']],
    [-1.25, ['won', 'half_lost', 'lost', 'lost']],
    [0, ['won', 'won', 'void', 'lost']],
  ])('home %f settles as the table', (line, expected) => {
    expect([2, 1, 0, -1].map((margin) => asianResult(4 * (margin + line)))).toEqual(expected)
  })

  it.each([
    [0.25, ['lost', 'lost', 'half_won', 'won']],
    [0.75, ['lost', 'half_lost', 'won', 'won']],
  ])('away +%f settles as the table', (line, expected) => {
    const settled = [2, 1, 0, -1].map((margin) => {
      const second = { home: Math.max(0, margin), away: Math.max(0, -margin) }
      return settleFootball(`FT_AH:${-line}`, '2', { first: NIL, second, goals: [] })
    })
    expect(settled).toEqual(expected)
  })

  it.each([
    ['O', 2.25, 3, 'won'],
    ['O', 2.25, 2, 'half_lost'],
    ['O', 2.25, 1, 'lost'],
    ['O', 2.75, 4, 'won'],
    ['O', 2.75, 3, 'half_won'],
    ['O', 2.75, 2, 'lost'],
    ['U', 2.25, 3, 'lost'],
    ['U', 2.25, 2, 'half_won'],
    ['U', 2.25, 1, 'won'],
  ])('%s %f with %i goals is %s', (outcome, line, goals, expected) => {
    const facts = { first: NIL, second: { home: goals, away: 0 }, goals: [] }
    expect(settleFootball(`FT_AOU:${line}`, outcome, facts)).toBe(expected)
  })
})

it('offers at least 40 markets, whose chances add up', () => {
  const prices = footballPrices(scoreModel(before(-0.08)), SITUATION)
  expect(new Set(prices.map(({ code }) => code)).size).toBeGreaterThanOrEqual(40)
  for (const { key, code, outcomes } of prices) {
    const isDouble = code.endsWith('_DC') || code === 'DC_OU'
    const sum = outcomes.reduce((total, { chance }) => total + chance, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(isDouble ? 2 : 1, 3)])
  }
})

it('settles every market so that exclusive outcomes have one winner', () => {
  const facts = {
    first: { home: 1, away: 0 },
    second: { home: 1, away: 2 },
    goals: ['home', 'away', 'away', 'home'],
  }
  const settled = (key: string) =>
    Object.fromEntries(
      (FOOTBALL_MARKETS.find(({ code }) => code === key.split(':')[0])?.outcomes ?? []).flatMap((outcome) => {
        const result = settleFootball(key, outcome, facts as never)
        return result === 'lost' ? [] : [[outcome, result]]
      }),
    )
  expect(settled('FT_1X2')).toEqual({ X: 'won' })
  expect(settled('FT_DNB')).toEqual({ 1: 'void', 2: 'void' })
  expect(settled('FT_OU:3.5')).toEqual({ O: 'won' })
  expect(settled('FT_AH:-0.25')).toEqual({ 1: 'half_lost', 2: 'half_won' })
  expect(settled('HTFT')).toEqual({ '1/X': 'won' })
  expect(settled('HMG')).toEqual({ '2H': 'won' })
  expect(settled('FT_CS')).toEqual({ '2-2': 'won' })
  expect(settled('LTTS')).toEqual({ 1: 'won' })
  expect(settled('NEXT_GOAL:2')).toEqual({ 2: 'won' })
  expect(settled('NEXT_GOAL:5')).toEqual({ NONE: 'won' })
  expect(settled('DC_OU:2.5')).toEqual({ '1X&O': 'won', 'X2&O': 'won' })
  expect(settled('TT_A_EXACT')).toEqual({ 2: 'won' })
})

it('expects less of a team with a red card', () => {
  const strength = { expected: { home: 1.5, away: 1.5 }, rho: -0.05 }
  const progress = { played: 0.5, first: NIL, second: null, redCards: { home: 1, away: 0 } }
  const { restOfSecond } = inPlay(strength, progress)
  expect(restOfSecond.home).toBeLessThan(restOfSecond.away)
})
