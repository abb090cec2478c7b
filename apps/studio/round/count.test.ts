import { kurus } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { countCurve, countedUp, ticksAt } from './count.ts'

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

describe('ticksAt', () => {
  it('starts with none, ends with all, and never goes back', () => {
    const heard = Array.from({ length: 101 }, (_, step) => ticksAt(step / 100, 24))
    expect([heard.at(0), heard.at(-1)]).toEqual([0, 24])
    expect(heard).toEqual(heard.toSorted((left, right) => left - right))
  })

  it('follows the counted amount', () => {
    for (let step = 0; step <= 100; step++) {
      const share = Number(countedUp(kurus(0), kurus(24_000), countCurve(step / 100))) / 24_000
      expect(Math.abs(ticksAt(step / 100, 24) - share * 24)).toBeLessThanOrEqual(1)
    }
  })
})
