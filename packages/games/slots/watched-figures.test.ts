import { describe, expect, test } from 'vitest'
import { add, multiply, type Ratio, ratio } from '../ratio.ts'
import { goldenA } from './fixtures/golden-a.ts'
import { naiveSpin } from './fixtures/naive.ts'
import { REEL_GAMES } from './fixtures/reel-games.ts'
import { compile } from './machine.ts'
import type { ReelRules, SlotMode } from './rules.ts'
import { type WatchedFigure, watchedFiguresOf } from './watched-figures.ts'

/**
 * Two scatters of three are two free spins at twice the pay, in one of them one more; three are three at
 * most.
 */
const TINY: ReelRules = {
  ...goldenA,
  gameId: 'tiny',
  strips: {
    base: [
      ['7', 'C', 'S', 'X'],
      ['7', 'C', 'S', 'S'],
      ['7', 'C', 'X', 'S'],
    ],
    free: [
      ['7', 'C', 'S'],
      ['7', 'C', 'S'],
      ['7', 'C', 'C', 'X'],
    ],
  },
  wild: null,
  pays: goldenA.pays.filter(({ symbol }) => symbol !== 'W'),
  scatter: { symbol: 'S', units: [0, 0, 1, 9] },
  freeSpins: { awards: [0, 0, 2, 2], retriggers: [0, 0, 1, 1], multiplier: 2, maxSpins: 3 },
}

/** Every combination of stops, one by one and by no code of the engine. */
function payouts(rules: ReelRules, mode: SlotMode): { pay: number; scatters: number }[] {
  const strips = (mode === 'free' ? rules.strips.free : null) ?? rules.strips.base
  const [first = [], second = [], third = []] = strips
  return first.flatMap((a, i) =>
    second.flatMap((b, j) =>
      third.map((c, k) => ({
        pay: naiveSpin(rules, mode, [i, j, k]).total,
        scatters: [a, b, c].filter((symbol) => symbol === 'S').length,
      })),
    ),
  )
}

/** Figures of values that are equally likely, or weighted. */
function figure(values: readonly { value: number; weight?: bigint }[], most: number): WatchedFigure {
  const cycle = values.reduce((sum, { weight = 1n }) => sum + weight, 0n)
  const average = (of: (value: number) => number): Ratio =>
    ratio(
      values.reduce((sum, { value, weight = 1n }) => sum + weight * BigInt(of(value)), 0n),
      cycle,
    )
  const cut = (value: number) => Math.min(value, most)
  const mean = average(cut)
  const { numerator, denominator } = multiply(mean, mean)
  return {
    most,
    mean,
    variance: add(
      average((value) => cut(value) ** 2),
      ratio(-numerator, denominator),
    ),
    hit: average((value) => (value > 0 ? 1 : 0)),
  }
}

/** Number of free spins and probability of each path through a whole round. */
function waysThrough(): { value: number; weight: bigint }[] {
  const free = payouts(TINY, 'free')
  const ways: { value: number; weight: bigint }[] = []
  // A way that ends early counts for all its continuations, so that all have the same weight.
  const go = (played: number, due: number): void => {
    if (played === due) ways.push({ value: played, weight: BigInt(free.length) ** BigInt(3 - played) })
    else for (const { scatters } of free) go(played + 1, Math.min(due + (scatters >= 2 ? 1 : 0), 3))
  }
  for (const { scatters } of payouts(TINY, 'base')) go(0, scatters >= 2 ? 2 : 0)
  return ways
}

describe('what live rounds are watched by (R17)', () => {
  test.each([1, 5, 20, 1000])('cut at %i stakes is what a count of every combination gives', (cutStakes) => {
    const pays = payouts(goldenA, 'base').map(({ pay }) => ({ value: pay }))
    expect(watchedFiguresOf(compile(goldenA), cutStakes)).toEqual({ paid: figure(pays, cutStakes) })
  })

  test.each([1, 10, 100, 1000])(
    'of free spins, cut at %i stakes, is what a count of every way gives',
    (cut) => {
      const [base, free] = [payouts(TINY, 'base'), payouts(TINY, 'free')]
      expect(watchedFiguresOf(compile(TINY), cut)).toEqual({
        paid: figure(
          base.map(({ pay }) => ({ value: pay })),
          cut,
        ),
        awarded: figure(waysThrough(), 3),
        free: figure(
          free.map(({ pay }) => ({ value: pay * 2 })),
          cut,
        ),
      })
    },
  )

  test('is cut in pay units, a stake being worth as many as the rules say', () => {
    for (const { rules } of REEL_GAMES) {
      const { paid, free } = watchedFiguresOf(compile(rules), 20)
      expect(paid?.most).toBe(20 * rules.unitsPerBet)
      expect(free?.most).toBe(rules.freeSpins ? 20 * rules.unitsPerBet : undefined)
    }
  })

  test('is not cut beyond the cap of the game', () => {
    expect(() => watchedFiguresOf(compile(goldenA), 1001)).toThrow('beyond its cap')
  })
})
