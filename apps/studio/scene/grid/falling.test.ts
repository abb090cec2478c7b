import { describe, expect, it } from 'vitest'
import { fallAt, fallMs, restMs } from './falling.ts'

describe('a falling symbol', () => {
  it('starts above, and rests exactly on its place', () => {
    for (const cells of [1, 3, 7.5]) {
      expect(fallAt(cells, 0).above).toBe(cells)
      expect(fallAt(cells, restMs(cells))).toEqual({ above: 0, squeeze: 0 })
      expect(fallAt(cells, restMs(cells) + 1000)).toEqual({ above: 0, squeeze: 0 })
    }
  })

  it('only falls until it lands, and never sinks below its place', () => {
    let before = Number.POSITIVE_INFINITY
    for (let ms = 0; ms < fallMs(5); ms += 7) {
      const { above } = fallAt(5, ms)
      expect(above).toBeLessThanOrEqual(before)
      before = above
    }
    for (let ms = 0; ms < restMs(5); ms += 7) expect(fallAt(5, ms).above).toBeGreaterThanOrEqual(0)
  })

  it('takes longer from higher, and no time from nowhere', () => {
    expect(restMs(6)).toBeGreaterThan(restMs(2))
    expect([fallMs(0), restMs(0), fallAt(0, 5).above]).toEqual([0, 0, 0])
  })
})
