import { describe, expect, it } from 'vitest'
import { createOneAtATime } from './one-at-a-time.ts'

describe('heavy work', () => {
  it('runs one at a time, with a few in line and the others sent away', async () => {
    const inTurn = createOneAtATime(2)
    let running = 0
    const work = async () => {
      running++
      await new Promise((resolve) => setImmediate(resolve))
      return running--
    }
    const answers = await Promise.all(Array.from({ length: 5 }, () => inTurn(work)))
    const done = { ok: true, value: 1 }
    const full = { ok: false, error: 'unavailable' }
    expect(answers).toEqual([done, done, done, full, full])
    expect(await inTurn(work)).toEqual(done)
  })

  it('goes on after one that failed', async () => {
    const inTurn = createOneAtATime(1)
    const failing = inTurn(() => Promise.reject(new Error('no ink')))
    const next = inTurn(async () => 'drawn')
    await expect(failing).rejects.toThrow('no ink')
    expect(await next).toEqual({ ok: true, value: 'drawn' })
    expect(await inTurn(async () => 'again')).toEqual({ ok: true, value: 'again' })
  })
})
