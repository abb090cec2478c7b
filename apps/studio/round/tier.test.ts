import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { isCelebrated, tierOf } from './tier.ts'

describe('tierOf', () => {
  it.each([
    [0, 100, 'none'],
    [1, 100, 'neutral'],
    [99, 100, 'neutral'],
    [100, 100, 'neutral'],
    [101, 100, 'win'],
    [1499, 100, 'win'],
    [1500, 100, 'big'],
    [5999, 100, 'big'],
    [6000, 100, 'grand'],
    [900_000_000, 50_000, 'grand'],
  ])('a win of %d on a stake of %d is %s', (win, stake, tier) => {
    expect(tierOf(kurus(win), kurus(stake))).toBe(tier)
  })

  it('celebrates no win that is at most the stake (R48)', () => {
    for (let win = 0; win <= 100; win++) expect(isCelebrated(tierOf(kurus(win), kurus(100)))).toBe(false)
    expect(isCelebrated(tierOf(kurus(101), kurus(100)))).toBe(true)
  })
})
