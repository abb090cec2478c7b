import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createGathering } from './gathering.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('flushes items together, each once, one flush at a time', async () => {
  const flushed: string[][] = []
  let end = () => {}
  const gathering = createGathering<string>({
    delayMs: 20,
    flush: (items) => {
      flushed.push([...items])
      return new Promise((resolve) => {
        end = resolve
      })
    },
    onError: () => {},
  })
  for (const item of ['a', 'b', 'a']) gathering.add(item)
  await vi.advanceTimersByTimeAsync(19)
  expect(flushed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  gathering.add('a')
  await vi.advanceTimersByTimeAsync(1000)
  expect(flushed).toEqual([['a', 'b']])
  end()
  await vi.advanceTimersByTimeAsync(20)
  expect(flushed).toEqual([['a', 'b'], ['a']])
})

it('retries the items of a failed flush after a second', async () => {
  const errors: unknown[] = []
  const flush = vi.fn<(items: readonly string[]) => Promise<void>>()
  flush.mockRejectedValueOnce(new Error('no database')).mockResolvedValue(undefined)
  const gathering = createGathering<string>({ delayMs: 0, flush, onError: (error) => errors.push(error) })
  gathering.add('a')
  await vi.advanceTimersByTimeAsync(999)
  expect(flush).toHaveBeenCalledTimes(1)
  gathering.add('b')
  await vi.advanceTimersByTimeAsync(1)
  expect(flush.mock.lastCall?.[0].toSorted()).toEqual(['a', 'b'])
  expect(errors).toEqual([new Error('no database')])
})

it('does nothing after close', async () => {
  const flush = vi.fn<() => Promise<void>>(async () => {})
  const gathering = createGathering<string>({ delayMs: 5, flush, onError: () => {} })
  gathering.add('a')
  await gathering.close()
  gathering.add('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect(flush).not.toHaveBeenCalled()
})
