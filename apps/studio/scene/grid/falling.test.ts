import { describe, expect, it } from 'vitest'
import { STUDIO_MOTIONS } from '../studio-motion.ts'
import { fallAt, fallMs, restMs } from './falling.ts'

describe.each(Object.entries(STUDIO_MOTIONS))('a falling symbol of %s', (_, motion) => {
  it('starts above, and rests exactly on its place', () => {
    for (const cells of [1, 3, 7.5]) {
      expect(fallAt(cells, 0, motion).above).toBe(cells)
      expect(fallAt(cells, restMs(cells, motion), motion)).toEqual({ above: 0, squeeze: 0 })
      expect(fallAt(cells, restMs(cells, motion) + 1000, motion)).toEqual({ above: 0, squeeze: 0 })
    }
  })

  it('only falls until it lands, and never sinks below its place', () => {
    let before = Number.POSITIVE_INFINITY
    for (let ms = 0; ms < fallMs(5, motion); ms += 7) {
      const { above } = fallAt(5, ms, motion)
      expect(above).toBeLessThanOrEqual(before)
      before = above
    }
    for (let ms = 0; ms < restMs(5, motion); ms += 7)
      expect(fallAt(5, ms, motion).above).toBeGreaterThanOrEqual(0)
  })

  it('takes longer from higher, and no time from nowhere', () => {
    expect(restMs(6, motion)).toBeGreaterThan(restMs(2, motion))
    expect([fallMs(0, motion), restMs(0, motion), fallAt(0, 5, motion).above]).toEqual([0, 0, 0])
  })
})
