import { describe, expect, it } from 'vitest'
import { bounded } from './bounded.ts'
import { deferred } from './deferred.ts'

describe('bounded', () => {
  it('runs so many tasks at once, lets so many wait in order, and refuses the next (C06)', async () => {
    const run = bounded({ running: 2, waiting: 1 })
    const started: number[] = []
    const ends = [0, 1, 2].map(() => deferred<void>())
    const tasks = ends.map((end, index) =>
      run(async () => {
        started.push(index)
        await end.promise
        return index
      }),
    )
    expect(await run(async () => 3)).toEqual({ ok: false, error: 'unavailable' })
    expect(started).toEqual([0, 1])
    ends[1]?.resolve()
    expect(await tasks[1]).toEqual({ ok: true, value: 1 })
    await expect.poll(() => started).toEqual([0, 1, 2])
    for (const end of ends) end.resolve()
    expect(await Promise.all(tasks)).toEqual([0, 1, 2].map((value) => ({ ok: true, value })))
  })

  it('hands the place of a failed task on', async () => {
    const run = bounded({ running: 1, waiting: 1 })
    const failing = run(() => Promise.reject(new Error('broken')))
    const next = run(async () => 1)
    await expect(failing).rejects.toThrow('broken')
    expect(await next).toEqual({ ok: true, value: 1 })
    expect(await run(async () => 2)).toEqual({ ok: true, value: 2 })
  })
})
