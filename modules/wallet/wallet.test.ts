import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { reasonsFor, reasonType } from './accounts.ts'
import { lineId, lineOf } from './line-id.ts'

describe('the id of a statement line', () => {
  it('is a version 7 UUID that leads back to the line, and sorts by time', () => {
    fc.assert(
      fc.property(
        fc.nat({ max: 4_000_000_000_000 }),
        fc.bigInt({ min: 1n, max: 2n ** 62n - 1n }),
        fc.boolean(),
        (ms, seq, isSecond) => {
          const id = lineId(new Date(ms), seq, isSecond)
          expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
          expect(lineOf(id)).toEqual({ seq, isSecond })
          expect(lineId(new Date(ms), seq) < lineId(new Date(ms + 1), 1n)).toBe(true)
        },
      ),
    )
  })

  it('is not read out of any other UUID', () => {
    expect(lineOf('0199aaaa-bbbb-7123-8abc-000000000001')).toBeNull()
  })
})

describe('statement filters', () => {
  it.each([
    [{}, null],
    [{ category: 3 }, ['bet', 'bet_void']],
    [{ category: 1 }, ['deposit']],
    [{ category: [1, 2] }, ['deposit', 'hold', 'release']],
    [{ type: reasonType('win'), category: [1, 2] }, []],
    [{ type: reasonType('win') }, ['win']],
    [{ type: reasonType('win'), category: 3 }, []],
    [{ category: 9 }, ['lottery_ticket']],
    [{ category: 8 }, []],
  ])('%j leaves %j (S3.17, S7.33)', (filter, reasons) => {
    expect(reasonsFor(filter)).toEqual(reasons)
  })
})
