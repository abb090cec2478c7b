import fc from 'fast-check'
import { expect, it } from 'vitest'
import { backOffMs } from './back-off.ts'

it('doubles up to 30 seconds', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 5000].map((attempt) => backOffMs(attempt, 1))).toEqual([
    1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000,
  ])
})

it('has jitter over the second half of the delay (F22)', () => {
  const unit = fc.double({ min: 0, max: 1, noNaN: true })
  fc.assert(
    fc.property(fc.nat(100), unit, (attempt, random) => {
      const ms = backOffMs(attempt, random)
      expect(ms).toBeGreaterThanOrEqual(backOffMs(attempt, 0))
      expect(ms).toBeLessThanOrEqual(2 * backOffMs(attempt, 0))
    }),
  )
})
