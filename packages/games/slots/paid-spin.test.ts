import { describe, expect, test } from 'vitest'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'
import { goldenA } from './fixtures/golden-a.ts'
import { naiveSpin } from './fixtures/naive.ts'
import { SLOT_GAMES } from './games.ts'
import { compile } from './machine.ts'
import { paidSpinOf } from './paid-spin.ts'

/** Every combination of stops of game A, one by one and by no code of the engine. */
function payouts(): number[] {
  const [first = [], second = [], third = []] = goldenA.strips.base
  return first.flatMap((_, a) =>
    second.flatMap((_, b) => third.map((_, c) => naiveSpin(goldenA, 'base', [a, b, c]).total)),
  )
}

function total(values: readonly number[], over: bigint): Ratio {
  return ratio(
    values.reduce((sum, value) => sum + BigInt(value), 0n),
    over,
  )
}

describe('the paid spin (R17)', () => {
  test.each([1, 5, 20, 1000])('cut at %i stakes is what a count of every combination gives', (cutStakes) => {
    const pays = payouts()
    const cycle = BigInt(pays.length)
    const cut = pays.map((pay) => Math.min(pay, cutStakes))
    const mean = total(cut, cycle)
    const { numerator, denominator } = multiply(mean, mean)
    const squares = total(
      cut.map((pay) => pay ** 2),
      cycle,
    )
    expect(paidSpinOf(compile(goldenA), cutStakes)).toEqual({
      cutUnits: cutStakes,
      mean,
      variance: add(squares, ratio(-numerator, denominator)),
      hit: ratio(BigInt(pays.filter((pay) => pay > 0).length), cycle),
    })
  })

  test('is cut in pay units, a stake being worth as many as the rules say', () => {
    for (const { rules } of SLOT_GAMES) {
      expect(paidSpinOf(compile(rules), 20).cutUnits).toBe(20 * rules.unitsPerBet)
    }
  })

  test('is not cut beyond the cap of the game', () => {
    expect(() => paidSpinOf(compile(goldenA), 1001)).toThrow('beyond its cap')
  })
})
