import { describe, expect, test } from 'vitest'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { buildModel, countScatters, windowOf } from './model.ts'
import type { ReelRules } from './rules.ts'

test('a window goes around the end of its strip', () => {
  expect(windowOf(['a', 'b', 'c', 'd'], 2, 3)).toEqual(['c', 'd', 'a'])
  expect(windowOf(['a', 'b', 'c', 'd'], 3, 1)).toEqual(['d'])
})

describe('cells', () => {
  /** Bits of game A's pays: W, 7, B, L, C, the natural C, the blank. */
  const [W, SEVEN, C, NATURAL_C, BLANK] = [1 << 0, 1 << 1, 1 << 4, 1 << 5, 1 << 6]

  test('match the pays of their symbol; a wild matches all but the natural ones', () => {
    const [reel] = buildModel(goldenA, 'base').reels
    const at = (symbol: string) => reel?.match[goldenA.strips.base[0]?.indexOf(symbol) ?? -1]
    expect(at('7')).toBe(SEVEN)
    expect(at('C')).toBe(C | NATURAL_C)
    expect(at('X')).toBe(BLANK)
    expect(at('W')).toBe((W | SEVEN | C | NATURAL_C | BLANK | (1 << 2) | (1 << 3)) & ~(NATURAL_C | BLANK))
  })

  test('carry the multiplier of a wild, and 1 otherwise', () => {
    const rules: ReelRules = { ...goldenA, wild: { symbol: 'W', multiplier: 3, expands: [] } }
    const [reel] = buildModel(rules, 'base').reels
    expect([...(reel?.factor ?? [])]).toEqual(
      goldenA.strips.base[0]?.map((symbol) => (symbol === 'W' ? 3 : 1)),
    )
  })
})

describe('a wild that expands', () => {
  const rules: ReelRules = {
    ...goldenB,
    strips: { base: [...goldenB.strips.base.slice(0, 4), ['A', 'W', 'S', 'B', 'C']], free: null },
    wild: { symbol: 'W', multiplier: 2, expands: ['free'] },
  }

  test('covers its reel in the modes it is told to, at every stop that shows it', () => {
    const [base, free] = [buildModel(rules, 'base').reels[4], buildModel(rules, 'free').reels[4]]
    expect([...(base?.covered ?? [])]).toEqual([0, 0, 0, 0, 0])
    expect([...(free?.covered ?? [])]).toEqual([1, 1, 0, 0, 1])
    expect([...(free?.factor ?? [])].slice(0, 9)).toEqual([2, 2, 2, 2, 2, 2, 1, 1, 1])
  })

  test('leaves the scatters that it covers', () => {
    const model = buildModel(rules, 'free')
    const scatters = [0, 1, 2, 3, 4].map((stop) => countScatters(model, Int32Array.of(0, 0, 0, 0, stop)))
    expect(scatters).toEqual([1, 1, 1, 0, 0])
  })
})

describe('scatters', () => {
  test('beyond the last told number are worth as much as that', () => {
    const model = buildModel({ ...goldenB, scatter: { symbol: 'S', units: [0, 0, 7] } }, 'base')
    expect([...model.scatterUnits]).toEqual([0, 0, 7, 7, 7, 7])
  })

  test('award by the paid spin, and retrigger by the free one', () => {
    const freeSpins = { awards: [0, 0, 0, 8], retriggers: [0, 0, 0, 3, 4], multiplier: 1, maxSpins: 20 }
    expect([...buildModel({ ...goldenB, freeSpins }, 'base').awards]).toEqual([0, 0, 0, 8, 8, 8])
    expect([...buildModel({ ...goldenB, freeSpins }, 'free').awards]).toEqual([0, 0, 0, 3, 4, 4])
  })

  test('award nothing in a game without free spins', () => {
    const model = buildModel({ ...goldenB, freeSpins: null }, 'base')
    expect(Math.max(...model.awards)).toBe(0)
  })
})
