import { describe, expect, it } from 'vitest'
import { createRandom } from './random.ts'

const DRAWS = 20_000

describe('the choices of a simulation', () => {
  it('are the same for the same seed, and differ for another', () => {
    const draws = (seed: number) => {
      const random = createRandom(seed)
      return Array.from({ length: 50 }, () => random.below(1_000_000))
    }
    expect(draws(7)).toEqual(draws(7))
    expect(draws(7)).not.toEqual(draws(8))
  })

  it('stay within their bounds and reach every value', () => {
    const random = createRandom(1)
    const counts = new Map<number, number>()
    for (let draw = 0; draw < DRAWS; draw++) {
      const value = random.below(10)
      counts.set(value, (counts.get(value) ?? 0) + 1)
    }
    expect([...counts.keys()].sort((a, b) => a - b)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9])
    for (const count of counts.values()) expect(Math.abs(count - DRAWS / 10)).toBeLessThan(DRAWS / 50)
  })

  it('have the given probability', () => {
    const random = createRandom(2)
    const hits = Array.from({ length: DRAWS }, () => random.chance(0.2)).filter(Boolean).length
    expect(Math.abs(hits / DRAWS - 0.2)).toBeLessThan(0.02)
    expect(random.chance(0)).toBe(false)
    expect(random.chance(1)).toBe(true)
  })

  it('pick every item', () => {
    const random = createRandom(3)
    const picked = new Set(Array.from({ length: 100 }, () => random.pick(['a', 'b', 'c'])))
    expect(picked).toEqual(new Set(['a', 'b', 'c']))
  })
})
