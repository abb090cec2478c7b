import { describe, expect, test } from 'vitest'
import { goldenA } from './fixtures/golden-a.ts'
import { goldenB } from './fixtures/golden-b.ts'
import { buildModel } from './model.ts'
import { buildTables } from './tables.ts'

describe('tables', () => {
  test('of three reels settle everything in the head', () => {
    const { settled, classes, tailSize } = buildTables(buildModel(goldenA, 'base'))
    expect([settled.length, classes.length, tailSize]).toEqual([8000, 0, 1])
    expect(settled.reduce((sum, units) => sum + units, 0)).toBe(7675)
  })

  test('of five reels keep one tail per kind of run, not per line that ends alike', () => {
    const { settled, first, classes, tails, tailSize } = buildTables(buildModel(goldenB, 'base'))
    expect([settled.length, first.length, tailSize]).toEqual([28 ** 3, 28 ** 3 + 1, 28 * 27])
    expect(first.at(-1)).toBe(classes.length)
    expect(tails.length / tailSize).toBe(42)
  })

  test('refuse a game whose tails would not stay small', () => {
    const long = Array.from({ length: 3000 }, (_, stop) => goldenB.pays[stop % 6]?.symbol ?? 'A')
    const base = [...goldenB.strips.base.slice(0, 3), long, long]
    const model = buildModel({ ...goldenB, strips: { base, free: null } }, 'base')
    expect(() => buildTables(model)).toThrow('tail tables stay small')
  })
})
