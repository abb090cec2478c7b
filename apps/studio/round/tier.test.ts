import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { climbOf, isCelebrated, plateTierOf, RUNGS, tenthsOf, tierOf } from './tier.ts'

describe('tierOf', () => {
  it.each([
    [0, 100, 'none'],
    [1, 100, 'neutral'],
    [99, 100, 'neutral'],
    [100, 100, 'neutral'],
    [101, 100, 'win'],
    [999, 100, 'win'],
    [1000, 100, 'nice'],
    [2499, 100, 'nice'],
    [2500, 100, 'big'],
    [5000, 100, 'grand'],
    [9999, 100, 'grand'],
    [10_000, 100, 'legend'],
    [900_000_000, 50_000, 'legend'],
  ])('a win of %d on a stake of %d is %s', (win, stake, tier) => {
    expect(tierOf(kurus(win), kurus(stake))).toBe(tier)
  })

  it('celebrates no win that is at most the stake, and shows no plate for it (R48)', () => {
    for (let win = 0; win <= 100; win++) {
      expect(isCelebrated(tierOf(kurus(win), kurus(100)))).toBe(false)
      expect(plateTierOf(kurus(win), kurus(100))).toBeNull()
    }
    expect(isCelebrated(tierOf(kurus(101), kurus(100)))).toBe(true)
  })
})

describe('the ladder of the win plate', () => {
  it('reaches each rung at its multiple, at equal distances', () => {
    const climbs = RUNGS.map(({ times }) => climbOf(kurus(times * 100), kurus(100)))
    expect(climbs).toEqual([0, 1 / 3, 2 / 3, 1])
  })

  it.each([
    [0, 0],
    [999, 0],
    [3750, 0.5],
    [1_000_000, 1],
  ])('stands for %d on a stake of 100 at %d', (win, climb) => {
    expect(climbOf(kurus(win), kurus(100))).toBe(climb)
  })

  it('gives the multiple in tenths, rounded down', () => {
    expect(tenthsOf(kurus(124_860), kurus(4000))).toBe(312)
    expect(tenthsOf(kurus(1999), kurus(1000))).toBe(19)
  })
})
