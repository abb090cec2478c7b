import { DAY_MS } from '@poyraz/kernel'
import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { changeLimit, confirmedLimit } from './limit-change.ts'

const NOW = { atMs: Date.parse('2026-11-21T09:00:00Z'), looserAfterMs: DAY_MS }
const LATER = new Date(NOW.atMs + DAY_MS)
const fixed = (value: bigint) => ({ value, nextValue: null, nextAt: null })
const positive = fc.bigInt({ min: 1n, max: 9_007_199_254_740_991n })

describe('a change of a limit (R39)', () => {
  it('applies at once if there was no limit, or if it is tighter', () => {
    expect(changeLimit(undefined, 100n, NOW)).toEqual({ limit: fixed(100n), applies: 'now' })
    expect(changeLimit(fixed(100n), 50n, NOW)).toEqual({ limit: fixed(50n), applies: 'now' })
    expect(changeLimit(fixed(100n), 100n, NOW)).toEqual({ limit: fixed(100n), applies: 'now' })
  })

  it('waits a day if it is looser or a removal; the old value applies until then', () => {
    const waiting = { value: 100n, nextValue: 200n, nextAt: LATER }
    expect(changeLimit(fixed(100n), 200n, NOW)).toEqual({ limit: waiting, applies: LATER })
    expect(changeLimit(fixed(100n), null, NOW)?.limit).toEqual({ ...waiting, nextValue: null })
  })

  it('does not restart the wait when repeated, but does for another value', () => {
    const asked = new Date(NOW.atMs + 1000)
    const waiting = { value: 100n, nextValue: 200n, nextAt: asked }
    expect(changeLimit(waiting, 200n, NOW)?.applies).toEqual(asked)
    expect(changeLimit(waiting, 201n, NOW)?.applies).toEqual(LATER)
    expect(changeLimit(waiting, null, NOW)?.applies).toEqual(LATER)
  })

  it('that is tighter replaces a pending change', () => {
    const waiting = { value: 100n, nextValue: 200n, nextAt: LATER }
    expect(changeLimit(waiting, 99n, NOW)?.limit).toEqual(fixed(99n))
  })

  test('never loosens the limit without waiting, for any sequence of requests', () => {
    fc.assert(
      fc.property(positive, fc.array(fc.option(positive), { maxLength: 20 }), (first, changes) => {
        let limit = fixed(first) as
          | ReturnType<typeof fixed>
          | NonNullable<ReturnType<typeof changeLimit>>['limit']
        for (const change of changes) {
          const before = limit.value
          limit = changeLimit(limit, change, NOW)?.limit ?? limit
          expect(limit.value <= before).toBe(true)
        }
        expect(confirmedLimit({ nextValue: limit.nextValue })?.value ?? null).toBe(limit.nextValue)
      }),
    )
  })
})
