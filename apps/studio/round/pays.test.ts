import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { countedUp } from './pays.ts'

describe('countedUp', () => {
  it('starts and ends at the exact amounts, also beyond 2^53', () => {
    const huge = kurus(90_071_992_547_409_931n)
    expect(countedUp(kurus(5), huge, 0)).toBe(kurus(5))
    expect(countedUp(kurus(5), huge, 1)).toBe(huge)
    expect(countedUp(kurus(5), huge, 7)).toBe(huge)
  })

  it('never decreases', () => {
    let last = kurus(0)
    for (let part = 0; part <= 1; part += 0.001) {
      const now = countedUp(kurus(0), kurus(12_345), part)
      expect(now).toBeGreaterThanOrEqual(last)
      last = now
    }
  })
})
