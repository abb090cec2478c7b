import { describe, expect, it } from 'vitest'
import { breathe, restingStretch, rowsAt, stretchTo } from './stretch.ts'

describe('the height of a reel', () => {
  it('changes from what it is to its new number of cells, and then stays', () => {
    const stretch = stretchTo(restingStretch(2), 7, 1000)
    expect(rowsAt(stretch, 1000)).toBe(2)
    expect(rowsAt(stretch, 1100)).toBeGreaterThan(2)
    expect(rowsAt(stretch, 1100)).toBeLessThan(7)
    expect([rowsAt(stretch, 1300), rowsAt(stretch, 9000)]).toEqual([7, 7])
  })

  it('begins a change where another one was, without a jump', () => {
    const rising = stretchTo(restingStretch(2), 6, 0)
    const turned = stretchTo(rising, 3, 80)
    expect(rowsAt(turned, 80)).toBe(rowsAt(rising, 80))
    expect(rowsAt(turned, 400)).toBe(3)
  })

  it('of turning reels lies between two cells and the most, and differs from reel to reel', () => {
    const heights = [0, 1, 2].map((seed) => {
      let stretch = restingStretch(4)
      const seen: number[] = []
      for (let ms = 0; ms < 3000; ms += 16) {
        stretch = breathe(stretch, { ms, most: 7, seed })
        seen.push(stretch.to)
      }
      return seen
    })
    for (const rows of heights.flat()) expect(rows).toSatisfy((one: number) => one >= 2 && one <= 7)
    expect(new Set(heights.map(String)).size).toBe(3)
    expect(new Set(heights[0]).size).toBeGreaterThan(2)
  })
})
