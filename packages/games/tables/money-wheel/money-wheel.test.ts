import { drawsFrom } from '@poyraz/fairness'
import { describe, expect, it } from 'vitest'
import { add, decimal, multiply, type Ratio, ratio } from '../../ratio.ts'
import { TABLE_EDGES_BP } from '../figures.ts'
import { expectedReturn, type Weighted } from '../table-game.ts'
import {
  MONEY_WHEEL,
  MONEY_WHEEL_NUMBERS,
  type MoneyWheelOutcome,
  MULTIPLIERS_MAX,
  moneyWheel,
} from './money-wheel.ts'

const FIELDS = 54n
const PLACES = MONEY_WHEEL.map((_, place) => place)
const NUMBERS = PLACES.filter((place) => !MONEY_WHEEL[place]?.startsWith('x'))
const MULTIPLIERS = PLACES.filter((place) => MONEY_WHEEL[place]?.startsWith('x'))
const countOf = (field: string) => MONEY_WHEEL.filter((one) => one === field).length

/** Every outcome, with its share of 54 * 54 * 52 cases. */
const OUTCOMES = PLACES.flatMap((first): Weighted<MoneyWheelOutcome>[] => {
  if (NUMBERS.includes(first)) return [{ outcome: { stops: [first] }, weight: 54n * 52n }]
  return PLACES.flatMap((second): Weighted<MoneyWheelOutcome>[] =>
    NUMBERS.includes(second)
      ? [{ outcome: { stops: [first, second] }, weight: 52n }]
      : NUMBERS.map((last) => ({ outcome: { stops: [first, second, last] }, weight: 1n })),
  )
})

/** Return of a wheel that spins again after every multiplier without end (casino-games, section 9). */
function endlessReturn(number: number): Ratio {
  const count = BigInt(countOf(String(number)))
  const multiplied = ratio(count * BigInt(number), FIELDS - 9n)
  return add(multiplied, ratio(count, FIELDS - 2n))
}

describe('the money wheel', () => {
  it('has the 54 fields of section 9, and no two equal ones side by side', () => {
    const fields = [...MONEY_WHEEL_NUMBERS.map(String), 'x2', 'x7']
    expect(fields.map(countOf)).toEqual([23, 15, 7, 4, 2, 1, 1, 1])
    expect(MONEY_WHEEL).toHaveLength(54)
    expect(MONEY_WHEEL.filter((field, place) => field === MONEY_WHEEL.at(place - 1))).toEqual([])
  })

  it.each([
    [1, '0.953418', '0.951507'],
    [2, '0.955128', '0.952635'],
    [5, '0.912393', '0.909484'],
    [10, '0.965811', '0.962488'],
    [20, '0.927350', '0.924026'],
    [40, '0.908119', '0.904795'],
  ] as const)(
    '%i returns %s with endless multipliers, and %s with two at most',
    (number, endless, expected) => {
      expect(decimal(endlessReturn(number), 6)).toBe(endless)
      const exact = expectedReturn(moneyWheel, String(number), OUTCOMES)
      expect(decimal(exact, 6)).toBe(expected)
      const edge = decimal(multiply(ratio(10_000n, 1n), add(ratio(1n, 1n), negative(exact))), 1)
      expect(Math.round(Number(edge))).toBe(TABLE_EDGES_BP['money-wheel'][number])
    },
  )

  it('multiplies the win and not the stake, at most 49 times', () => {
    const [two = -1, seven = -1] = ['x2', 'x7'].map((field) => MONEY_WHEEL.indexOf(field))
    const forty = MONEY_WHEEL.indexOf('40')
    const outcome = { stops: [seven, two, forty] }
    expect(moneyWheel.returnBp('40', outcome)).toBe((40 * 14 + 1) * 10_000)
    expect(moneyWheel.returnBp('20', outcome)).toBe(0)
    expect(moneyWheel.label(outcome)).toBe('40×14')
    expect(moneyWheel.returnBp('40', { stops: [seven, seven, forty] })).toBe(moneyWheel.mostBp('40'))
    expect(moneyWheel.label({ stops: [forty] })).toBe('40')
    for (const spot of moneyWheel.spots) {
      const most = Math.max(...OUTCOMES.map(({ outcome: one }) => moneyWheel.returnBp(spot, one)))
      expect(most, spot).toBe(moneyWheel.mostBp(spot))
    }
  })

  it('spins again after a multiplier, the last time among the numbers alone', () => {
    const two = MONEY_WHEEL.indexOf('x2')
    const words = [two, two, 0]
    const draws = drawsFrom(() => words.shift() ?? 0)
    const { stops } = moneyWheel.decide(draws)
    expect(stops).toEqual([two, two, NUMBERS[0]])
    expect(draws.words).toBe(MULTIPLIERS_MAX + 1)
    expect(moneyWheel.drawingMs?.({ stops })).toBe(27_000)
    expect(MULTIPLIERS).toHaveLength(2)
  })
})

const negative = ({ numerator, denominator }: Ratio) => ratio(-numerator, denominator)
