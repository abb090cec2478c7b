import { describe, expect, it } from 'vitest'
import { boundedByOwner } from './bounded-by-owner.ts'
import { deferred } from './deferred.ts'

/** Tasks that record their start and run until they are ended. */
function open(bounds: { readonly running: number; readonly waiting: number }) {
  const run = boundedByOwner(bounds)
  const started: string[] = []
  const ends: (() => void)[] = []
  const begin = (owner: string) =>
    run(owner, async () => {
      started.push(owner)
      const end = deferred<void>()
      ends.push(() => end.resolve())
      await end.promise
    })
  return { run, begin, started, endOne: () => ends.shift()?.() }
}

describe('tasks of many owners', () => {
  it('run so many at once, and owners whose tasks wait take turns (C06)', async () => {
    const { begin, started, endOne } = open({ running: 2, waiting: 20 })
    const tasks = ['a', 'a', 'a', 'a', 'b', 'b', 'c'].map(begin)
    expect(started).toEqual(['a', 'a'])
    for (let count = 3; count <= tasks.length; count++) {
      endOne()
      await expect.poll(() => started.length).toBe(count)
    }
    expect(started).toEqual(['a', 'a', 'a', 'b', 'c', 'a', 'b'])
    endOne()
    endOne()
    expect((await Promise.all(tasks)).every(({ ok }) => ok)).toBe(true)
  })

  it('leave places for others, however many owners take all that they get (C06)', async () => {
    for (const owners of [1, 20, 60]) {
      const { begin, started, endOne } = open({ running: 2, waiting: 128 })
      const flood = Array.from({ length: 200 * owners }, (_, n) => begin(`10.0.0.${n % owners}`))
      const other = begin('10.1.1.1')
      let isDone = false
      void other.then(() => (isDone = true))
      let ended = 0
      for (; !isDone; ended++) {
        endOne()
        await new Promise((next) => setImmediate(next))
      }
      expect(await other).toEqual({ ok: true, value: undefined })
      expect(ended).toBeLessThanOrEqual(owners + 4)
      while (started.length > ended) {
        endOne()
        ended++
        await new Promise((next) => setImmediate(next))
      }
      expect((await Promise.all(flood)).filter(({ ok }) => ok).length).toBeLessThan(130)
    }
  })

  it('hand the place of a failed task on', async () => {
    const { run } = open({ running: 1, waiting: 2 })
    const failing = run('a', () => Promise.reject(new Error('broken')))
    const next = run('b', async () => 1)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toEqual({ ok: true, value: 1 })
    expect(await run('a', async () => 2)).toEqual({ ok: true, value: 2 })
  })
})
