import { describe, expect, it } from 'vitest'
import type { Latest, NewRevision, Origin } from '../store/revisions.ts'
import { seedChanges } from './seed.ts'

const one = (id: number, hash: string): NewRevision => ({
  kind: 'popup',
  id,
  status: 1,
  sort: 1,
  body: {},
  hash,
})
const stored = (revision: NewRevision, origin: Origin): Latest => ({ ...revision, origin, version: 1n })

describe('seedChanges', () => {
  it('writes what is new or told differently, and nothing twice', () => {
    const latest = [stored(one(1, 'a'), 'seed'), stored(one(2, 'old'), 'seed')]
    const wanted = [one(1, 'a'), one(2, 'new'), one(3, 'c')]
    expect(seedChanges(wanted, latest)).toEqual([one(2, 'new'), one(3, 'c')])
  })

  it('leaves alone what staff wrote last', () => {
    expect(seedChanges([one(1, 'new')], [stored(one(1, 'theirs'), 'staff')])).toEqual([])
    expect(seedChanges([], [stored(one(1, 'theirs'), 'staff')])).toEqual([])
  })

  it('hides what is told no more, once', () => {
    const [change] = seedChanges([], [stored(one(1, 'a'), 'seed')])
    expect(change).toMatchObject({ id: 1, status: 0 })
    expect(seedChanges([], [stored({ ...one(1, 'a'), status: 0 }, 'seed')])).toEqual([])
  })
})
