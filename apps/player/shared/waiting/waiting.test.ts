import { deferred } from '@poyraz/kernel'
import { describe, expect, it } from 'vitest'
import { useWaiting, waitingFor } from './waiting.ts'

const calls = () => useWaiting.getState().calls

describe('the waiting dialog', () => {
  it('stays open until the last call is done, whatever its result (S8.9)', async () => {
    const first = deferred<number>()
    const second = deferred<number>()
    const waits = [waitingFor(first.promise), waitingFor(second.promise)]
    expect(calls()).toBe(2)
    first.resolve(7)
    expect(await waits[0]).toBe(7)
    expect(calls()).toBe(1)
    second.reject(new Error('down'))
    await expect(waits[1]).rejects.toThrow('down')
    expect(calls()).toBe(0)
  })
})
