import { expect, it } from 'vitest'
import { chanceOf, chanceThat, normal } from '../markets/chances.ts'
import { basketball } from './index.ts'
import { type BasketballProgress, basketballModel } from './model.ts'

const STRENGTH = { expected: { home: 84.75, away: 80.25 }, marginDeviation: 12, totalDeviation: 17 }
const BEFORE: BasketballProgress = { quarters: [], overtime: null, played: 0 }
const before = basketballModel(STRENGTH, BEFORE)

it('prices the worked example of the normal model', () => {
  const { margin, total } = before.regular
  const tie = chanceOf(margin, 0)
  expect([
    chanceThat(margin, (lead) => lead > 0) + tie / 2,
    chanceThat(margin, (lead) => lead > 4.5),
    chanceThat(margin, (lead) => lead > 6.5),
    chanceOf(margin, 6),
    chanceThat(margin, (lead) => lead > 6),
    chanceThat(total, (points) => points > 168.5),
    chanceThat(total, (points) => points > 160.5),
  ]).toEqual(
    [0.64617, 0.5, 0.433816, 0.032977, 0.433816, 0.418441, 0.604382].map((p) => expect.closeTo(p, 3)),
  )
})

const quarter = (home: number, away: number) => ({ home, away })
it.each<[string, BasketballProgress, number]>([
  ['0-0 at the start', { ...BEFORE, quarters: [quarter(0, 0)] }, 0.64617],
  [
    'five ahead at half-time',
    { quarters: [quarter(22, 20), quarter(23, 20), quarter(0, 0)], overtime: null, played: 0 },
    0.803564,
  ],
  [
    'three behind before the last quarter',
    {
      quarters: [quarter(20, 20), quarter(20, 20), quarter(20, 23), quarter(0, 0)],
      overtime: null,
      played: 0,
    },
    0.37733,
  ],
  [
    'eight ahead after nine tenths',
    {
      quarters: [quarter(20, 20), quarter(20, 20), quarter(20, 12), quarter(10, 10)],
      overtime: null,
      played: 0.6,
    },
    0.987019,
  ],
])('prices the winner %s as the worked example', (_, progress, expected) => {
  const { margin } = basketballModel(STRENGTH, progress).regular
  const home = chanceThat(margin, (lead) => lead > 0) + chanceOf(margin, 0) / 2
  expect(home).toBeCloseTo(expected, 2)
})

it('knows the normal distribution', () => {
  expect([0, 0.375, -1.96, 4].map(normal)).toEqual(
    [0.5, 0.64617, 0.024998, 0.999968].map((p) => expect.closeTo(p, 6)),
  )
})

const pricesOf = (progress: BasketballProgress) =>
  new Map(
    basketball
      .prices(basketballModel(STRENGTH, progress))
      .map((market) => [
        market.key,
        Object.fromEntries(market.outcomes.map(({ outcome, chance }) => [outcome, chance])),
      ]),
  )

it('offers more than ten markets whose chances add up', () => {
  const prices = pricesOf(BEFORE)
  expect(new Set([...prices.keys()].map((key) => key.split(':')[0])).size).toBeGreaterThanOrEqual(40)
  for (const [key, chances] of prices) {
    const sum = Object.values(chances).reduce((total, chance) => total + chance, 0)
    expect([key, sum]).toEqual([key, expect.closeTo(1, 6)])
  }
})

it('never contradicts itself: combined and derived prices add up to the plain ones', () => {
  const prices = pricesOf({ quarters: [quarter(20, 24), quarter(3, 5)], overtime: null, played: 0.3 })
  const both = [...prices].filter(([key]) => key.startsWith('ML_TOTAL:'))
  const winner = prices.get('ML') ?? {}
  for (const [key, chances] of both) {
    const line = key.split(':')[1]
    expect((chances['1&O'] ?? 0) + (chances['1&U'] ?? 0)).toBeCloseTo(winner['1'] ?? 0, 9)
    const over = (chances['1&O'] ?? 0) + (chances['2&O'] ?? 0)
    expect(over).toBeCloseTo(prices.get(`TOTAL:${line}`)?.['O'] ?? 0, 9)
  }
  const bands = Object.entries(prices.get('BB_WM') ?? {}).filter(([band]) => band.startsWith('H'))
  expect(bands.reduce((sum, [, chance]) => sum + chance, 0)).toBeCloseTo(winner['1'] ?? 0, 6)
  const ends = prices.get('HTFT') ?? {}
  const regular = prices.get('ML3') ?? {}
  expect((ends['1/1'] ?? 0) + (ends['X/1'] ?? 0) + (ends['2/1'] ?? 0)).toBeCloseTo(regular['1'] ?? 0, 6)
  expect(prices.get('OT_YN')?.['Y']).toBeCloseTo(regular['X'] ?? 0, 9)
  expect(prices.has('Q1_1X2')).toBe(false)
})

it('settles quarters when they end, and the match with its overtime', () => {
  const quarters = [quarter(20, 18), quarter(15, 25), quarter(22, 14), quarter(20, 20)]
  const half = { quarters: quarters.slice(0, 2), overtime: null, over: false }
  expect(basketball.settle('Q1_1X2', '1', half)).toBe('won')
  expect(basketball.settle('HT_1X2', '2', half)).toBe('won')
  expect(basketball.settle('ML', '1', half)).toBeNull()
  expect(basketball.settle('Q3_TOTAL:40.5', 'O', half)).toBeNull()
  const end = { quarters, overtime: quarter(9, 12), over: true }
  const settled = (key: string, outcome: string) => basketball.settle(key, outcome, end)
  expect(settled('ML3', 'X')).toBe('won')
  expect(settled('ML', '2')).toBe('won')
  expect(settled('SPREAD:3', '1')).toBe('void')
  expect(settled('SPREAD:3.5', '1')).toBe('won')
  expect(settled('TOTAL:174.5', 'O')).toBe('won')
  expect(settled('ML_TOTAL:174.5', '2&O')).toBe('won')
  expect(settled('BB_WM', 'A1-5')).toBe('won')
  expect(settled('OT_YN', 'Y')).toBe('won')
  expect(settled('HTFT', '2/X')).toBe('won')
  expect(settled('HSQ', 'EQ')).toBe('won')
  expect(settled('Q4_DNB', '1')).toBe('void')
  expect(settled('TT_H:86', 'O')).toBe('void')
})
