import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createBatcher } from './batcher.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('flushes items together, each once, one flush at a time', async () => {
  const flushed: string[][] = []
  let end = () => {}
  const batcher = createBatcher<string>({
    delayMs: 20,
    flush: (items) => {
      flushed.push([...items])
      return new Promise((resolve) => {
        end = resolve
      })
    },
    onError: () => {},
  })
  for (const item of ['a', 'b', 'a']) batcher.add(item)
  await vi.advanceTimersByTimeAsync(19)
  expect(flushed).toEqual([])
  await vi.advanceTimersByTimeAsync(1)
  batcher.add('a')
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
  const batcher = createBatcher<string>({ delayMs: 0, flush, onError: (error) => errors.push(error) })
  batcher.add('a')
  await vi.advanceTimersByTimeAsync(999)
  expect(flush).toHaveBeenCalledTimes(1)
  batcher.add('b')
  await vi.advanceTimersByTimeAsync(1)
  expect(flush.mock.lastCall?.[0].toSorted()).toEqual(['a', 'b'])
  expect(errors).toEqual([new Error('no database')])
})

it('does nothing after close', async () => {
  const flush = vi.fn<() => Promise<void>>(async () => {})
  const batcher = createBatcher<string>({ delayMs: 5, flush, onError: () => {} })
  batcher.add('a')
  await batcher.close()
  batcher.add('b')
  await vi.advanceTimersByTimeAsync(1000)
  expect(flush).not.toHaveBeenCalled()
})
