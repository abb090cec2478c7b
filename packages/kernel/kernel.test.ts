import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  deferred,
  eachOf,
  isStaffName,
  istanbulDay,
  istanbulDayStartMs,
  kurus,
  mulDivFloor,
  randomId,
  staffActor,
  staffNameOf,
  uuidv7,
} from './index.ts'

describe('deferred', () => {
  it('ends as it is told, once', async () => {
    const [kept, broken] = [deferred<number>(), deferred<number>()]
    kept.resolve(7)
    kept.reject(new Error('too late'))
    broken.reject(new Error('down'))
    expect(await kept.promise).toBe(7)
    await expect(broken.promise).rejects.toThrow('down')
  })
})

describe('randomId', () => {
  it('is 26 characters of A-Za-z0-9 and does not repeat (S9.15)', () => {
    const ids = new Set(Array.from({ length: 10_000 }, () => randomId()))
    expect(ids.size).toBe(10_000)
    for (const id of ids) expect(id).toMatch(/^[A-Za-z0-9]{26}$/)
  })

  it('favours no character', () => {
    const counts = new Map<string, number>()
    for (let round = 0; round < 20_000; round++) {
      for (const character of randomId()) counts.set(character, (counts.get(character) ?? 0) + 1)
    }
    const expected = (20_000 * 26) / 62
    const chiSquare = [...counts.values()].reduce((sum, n) => sum + (n - expected) ** 2 / expected, 0)
    expect(counts.size).toBe(62)
    // 61 degrees of freedom: 131 is beyond one in a million; taking bytes modulo 62 without rejection gives
    // over 1000.
    expect(chiSquare).toBeLessThan(131)
  })
})

describe('uuidv7', () => {
  it('carries version, variant and time, and sorts by time', () => {
    const id = uuidv7(1_763_700_000_123)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
    expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(1_763_700_000_123)
    expect(uuidv7(1) < uuidv7(2)).toBe(true)
  })

  it('is another each time, also where the randomness is fetched anew', () => {
    const ids = Array.from({ length: 1_000 }, () => uuidv7(1))
    expect(new Set(ids.map((id) => id.slice(14))).size).toBe(1_000)
  })
})

describe('mulDivFloor', () => {
  it('rounds toward minus infinity', () => {
    expect(mulDivFloor(7n, 1n, 2n)).toBe(3n)
    expect(mulDivFloor(-7n, 1n, 2n)).toBe(-4n)
    expect(mulDivFloor(6n, 1n, 2n)).toBe(3n)
  })

  it('never pays more than the exact quotient, and less than one kuruş below it', () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt(), fc.bigInt({ min: 1n }), (a, n, d) => {
        const q = mulDivFloor(a, n, d)
        expect(q * d <= a * n && a * n < (q + 1n) * d).toBe(true)
      }),
    )
  })

  it('brands amounts without changing them', () => {
    expect(kurus(1250)).toBe(1250n)
  })
})

describe('names of staff', () => {
  it.each([
    ['ayse', true],
    ['ayse.k-2', true],
    ['ayse@root', true],
    ['ayse@ali/poyraz', true],
    ['', false],
    ['a', false],
    ['Ayşe', false],
    ['ayse@', false],
    ['ayse@a@b', false],
    ['ayse@a b', false],
    ['@root', false],
    ['system', false],
    ['player@root', false],
    ['provider', false],
    ['staff', false],
  ])('%s: %s', (name, isOne) => expect(isStaffName(name)).toBe(isOne))

  it('tell people apart without their accounts', () => {
    expect(staffNameOf('ayse@root')).toBe('ayse')
    expect(staffNameOf(staffActor('ayse@root'))).toBe('staff:ayse')
  })

  it.each([
    'ayse.',
    'a.yse',
    'ay-se',
    'AYSE',
    'Ayse@root',
    'ayse ',
    '\u00a0ayse',
    'ａｙｓｅ',
    'ayşe',
    'ay\u00adse',
  ])('take %j for the same person as ayse', (spelling) => {
    expect(staffNameOf(spelling)).toBe('ayse')
    expect(staffNameOf(staffActor(spelling))).toBe('staff:ayse')
  })

  it('take every i of Turkish for one letter', () => {
    expect(new Set(['isil', 'ışıl', 'IŞIL', 'İŞİL', 'Isıl', 'i̇sil'].map(staffNameOf))).toEqual(
      new Set(['isil']),
    )
  })

  it.each(['sys.tem', 'system.', 'pla-yer'])('refuse %s, who acts in the books', (name) =>
    expect(isStaffName(name)).toBe(false),
  )
})

describe('Istanbul days', () => {
  it('begin at 21:00 UTC of the day before', () => {
    expect(istanbulDay(Date.parse('2026-01-05T20:59:59.999Z'))).toBe('2026-01-05')
    expect(istanbulDay(Date.parse('2026-01-05T21:00:00Z'))).toBe('2026-01-06')
    expect(istanbulDayStartMs('2026-01-06')).toBe(Date.parse('2026-01-05T21:00:00Z'))
  })
})

describe('eachOf', () => {
  it('takes each item once, and no more at a time than it may', async () => {
    const taken: number[] = []
    const running = { now: 0, most: 0 }
    await eachOf([1, 2, 3, 4, 5, 6, 7], 3, async (item) => {
      running.now++
      running.most = Math.max(running.most, running.now)
      await new Promise((resolve) => setImmediate(resolve))
      taken.push(item)
      running.now--
    })
    expect(taken.toSorted()).toEqual([1, 2, 3, 4, 5, 6, 7])
    expect(running).toEqual({ now: 0, most: 3 })
  })

  it('passes a throw on', async () => {
    const act = async () => {
      throw new Error('broken')
    }
    await expect(eachOf([1, 2], 2, act)).rejects.toThrow('broken')
  })
})
