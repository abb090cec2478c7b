import { describe, expect, it } from 'vitest'
import { nextStake, nextTarget, readHundredths, TARGET_LIMITS } from './amounts.ts'

const limits = { least: 100, most: 250_000 }

describe('the stepper of a kite', () => {
  it.each([
    ['₺50,00', 5000],
    ['₺1.250,00', 125_000],
    ['₺1,250.00', 125_000],
    ['12', 1200],
    ['0,50', 100],
    ['12,40', 1200],
    ['99999', 250_000],
    ['elli', null],
    ['', null],
  ])('reads the stake %s', (text, stake) => {
    expect(readHundredths(text, limits, 100)).toBe(stake)
  })

  it.each([
    ['2,5×', 250],
    ['3.00×', 300],
    ['1', 101],
    ['1.000,00×', 100_000],
    ['-2', null],
  ])('reads the target %s', (text, target) => {
    expect(readHundredths(text, TARGET_LIMITS)).toBe(target)
  })

  it('steps through round values and stops at the limits', () => {
    expect([nextStake(5000, 1, limits), nextStake(5000, -1, limits), nextStake(100, -1, limits)]).toEqual([
      7500, 3000, 100,
    ])
    expect(nextStake(250_000, 1, limits)).toBe(250_000)
    expect([nextTarget(300, 1), nextTarget(101, -1), nextTarget(1_000_000, 1)]).toEqual([400, 101, 1_000_000])
  })
})
