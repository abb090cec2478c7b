import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { inTurn, repeat, stopAll } from './work.ts'

describe('repeat', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('never runs twice at once, and stops after the round under way', async () => {
    const ends: (() => void)[] = []
    const signals: AbortSignal[] = []
    const task = (signal: AbortSignal) => {
      signals.push(signal)
      return new Promise<void>((resolve) => ends.push(resolve))
    }
    const stop = repeat(task, 10, vi.fn())
    await vi.advanceTimersByTimeAsync(35)
    expect(ends).toHaveLength(1)
    ends[0]?.()
    await vi.advanceTimersByTimeAsync(10)
    expect(ends).toHaveLength(2)
    let stopped = false
    expect(signals.map(({ aborted }) => aborted)).toEqual([false, false])
    const stopping = stop().then(() => {
      stopped = true
    })
    await vi.advanceTimersByTimeAsync(100)
    expect([ends.length, stopped]).toEqual([2, false])
    expect(signals[1]?.aborted).toBe(true)
    ends[1]?.()
    await stopping
  })

  it('goes on after a round that threw, which is reported', async () => {
    const onError = vi.fn<(error: unknown) => void>()
    const task = vi.fn<() => Promise<void>>().mockRejectedValue(new Error('broken'))
    const stop = repeat(task, 10, onError)
    await vi.advanceTimersByTimeAsync(25)
    await stop()
    expect(task).toHaveBeenCalledTimes(2)
    expect(onError).toHaveBeenCalledTimes(2)
  })
})

describe('stopAll', () => {
  it('stops all at once, and waits for the slowest', async () => {
    const ends: (() => void)[] = []
    const stops = [
      vi.fn<() => Promise<void>>(() => new Promise((resolve) => ends.push(resolve))),
      vi.fn<() => Promise<void>>().mockResolvedValue(),
    ]
    let stopped = false
    const stopping = stopAll(...stops)().then(() => {
      stopped = true
    })
    for (const stop of stops) expect(stop).toHaveBeenCalledOnce()
    await Promise.resolve()
    expect(stopped).toBe(false)
    ends[0]?.()
    await stopping
  })
})

describe('inTurn (F23)', () => {
  const fails = (message: string) => () => Promise.reject(new Error(message))

  it('gives each task its turn, one after the other, and then throws what one of them threw', async () => {
    const done: number[] = []
    const note = (number: number) => async () => void done.push(number)
    await expect(inTurn([note(1), fails('two'), note(3)])).rejects.toThrow('two')
    expect(done).toEqual([1, 3])
  })

  it('throws all that several threw', async () => {
    const error: unknown = await inTurn([fails('one'), fails('two')]).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(AggregateError)
    expect((error as AggregateError).errors.map(String)).toEqual(['Error: one', 'Error: two'])
  })
})
