import { describe, expect, it } from 'vitest'
import { examine, holm, type Judged, type TestResult } from './judge.ts'
import { parseOptions } from './options.ts'
import { familyText } from './text.ts'

/** Examines a family with these p-values, at the first attempt and at the second. */
function examined(first: readonly number[], again: readonly number[] = []): Judged {
  const attempts: number[] = []
  const judged = examine({
    name: 'Outcomes: a game',
    size: '5 rounds',
    tests(attempt) {
      attempts.push(attempt)
      return (
        [first, again][attempt]?.map(
          (p, index): TestResult => ({ kind: 'runs', of: `reel ${index + 1}`, p }),
        ) ?? []
      )
    },
  })
  expect(attempts).toEqual(again.length === 0 ? [0] : [0, 1])
  return judged
}

const reds = (judged: Judged) => judged.red.map(({ of }) => of)

describe("Holm's correction", () => {
  it('multiplies the smallest by their number, the next by one less, and never falls', () => {
    const corrected = holm([0.04, 0.01, 0.03, 0.005])
    expect(corrected.map((p) => p.toFixed(3))).toEqual(['0.060', '0.030', '0.060', '0.020'])
    expect(holm([0.9, 0.8])).toEqual([1, 1])
    expect(holm([])).toEqual([])
  })
})

describe('a family of tests (R05)', () => {
  it('passes at once if no test is doubtful', () => {
    expect(reds(examined([0.5, 0.0011, 0.2, 0.3, 0.4, 0.6, 0.7, 0.8, 0.9, 0.99]))).toEqual([])
  })

  it('is red at once below 10⁻⁶', () => {
    expect(reds(examined([0.5, 0.9e-6]))).toEqual(['reel 2'])
  })

  it('is repeated on fresh data up to 10⁻³, and red if that fails as well', () => {
    const many = Array.from({ length: 20 }, () => 0.5)
    expect(reds(examined([0.001, ...many], [0.5, ...many]))).toEqual([])
    expect(reds(examined([0.001, ...many], [0.001, ...many]))).toEqual(['reel 1'])
    expect(reds(examined([0.001, ...many], [0.5, 0.001, ...many.slice(1)]))).toEqual([])
    expect(reds(examined([0.001, ...many], [0.5, 1e-7, ...many.slice(1)]))).toEqual(['reel 2'])
  })

  it('is also repeated if its tests do not pass together at 99 %', () => {
    expect(reds(examined([0.004, 0.5], [0.5, 0.5]))).toEqual([])
    expect(reds(examined([0.004, 0.5], [0.004, 0.5]))).toEqual(['reel 1'])
    expect(reds(examined([0.006, 0.5]))).toEqual([])
  })

  it('is shown with its smallest p-value, and with what was red', () => {
    const text = familyText(examined([0.0005, 0.25], [0.00004, 0.75]))
    expect(text.split('\n')).toEqual([
      'Outcomes: a game · 5 rounds',
      '                            tests  smallest p     by Holm',
      '  runs                          2      0.0005      0.0010',
      '  together at 99 %              2  RED',
      '  on fresh data: runs: reel 1, p 4.0e-5',
      '  RED: runs: reel 1, p 4.0e-5',
    ])
  })
})

describe('the command', () => {
  const SEED = 'ab'.repeat(32)

  it('accepts a seed and less data, and no other options', () => {
    const read = (...args: readonly string[]) => parseOptions(args)
    expect(read()).toMatchObject({ ok: true, value: { seed: null, quick: false } })
    expect(read('--quick', '--seed', SEED)).toMatchObject({ ok: true, value: { seed: SEED, quick: true } })
    for (const wrong of [['--seed'], ['--seed', '12'], ['--quik'], ['--seed', SEED, 'more']]) {
      expect(read(...wrong).ok).toBe(false)
    }
  })
})
