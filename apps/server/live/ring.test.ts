import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createRing } from './ring.ts'

const START = 1000
const LENGTH = 3

function ringOf(count: number) {
  const ring = createRing<number>(START, LENGTH)
  for (let index = 0; index < count; index++) ring.push((version) => version)
  return ring
}

describe('a ring', () => {
  it('returns the events after a version', () => {
    const ring = ringOf(2)
    expect(ring.version()).toBe(START + 2)
    expect(ring.since(START)).toEqual([START + 1, START + 2])
    expect(ring.since(START + 1)).toEqual([START + 2])
    expect(ring.since(START + 2)).toEqual([])
  })

  it('returns null for versions that are no longer kept, never existed or are in the future', () => {
    const ring = ringOf(LENGTH + 1)
    expect(ring.since(START + 1)).toHaveLength(LENGTH)
    expect([START, START - 1, START + LENGTH + 2, 0].map(ring.since)).toEqual([null, null, null, null])
  })

  it('returns null for versions before a gap', () => {
    const ring = ringOf(2)
    ring.leaveGap()
    expect(ring.since(START + 2)).toBeNull()
    ring.push((version) => version)
    expect(ring.since(START + 3)).toEqual([START + 4])
  })

  it('returns all events since a version, or null', () => {
    fc.assert(
      fc.property(fc.array(fc.boolean(), { maxLength: 20 }), fc.nat(25), (pushes, seen) => {
        const ring = createRing<number>(START, LENGTH)
        for (const isPush of pushes) {
          if (isPush) ring.push((version) => version)
          else ring.leaveGap()
        }
        const missed = ring.since(START + seen)
        if (missed === null) return
        const expected = Array.from({ length: pushes.length - seen }, (_, index) => START + seen + index + 1)
        expect(missed).toEqual(expected)
      }),
    )
  })
})
