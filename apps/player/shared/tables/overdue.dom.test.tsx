import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useIsOverdue, useTableStates } from './table-states.ts'

/** The clock of this device is two minutes ahead of the server's. */
const AHEAD_MS = 120_000
const serverMs = () => Date.now() - AHEAD_MS

beforeEach(() => {
  vi.useFakeTimers()
  useTableStates.setState({ offsetMs: -AHEAD_MS })
})
afterEach(() => {
  vi.useRealTimers()
  useTableStates.setState({ offsetMs: null })
})

it('a phase is overdue a moment after its end by the clock of the server, until the next state', () => {
  const { result, rerender } = renderHook(useIsOverdue, { initialProps: serverMs() + 5000 })
  act(() => void vi.advanceTimersByTime(6000))
  expect(result.current).toBe(false)
  act(() => void vi.advanceTimersByTime(1000))
  expect(result.current).toBe(true)
  rerender(serverMs() + 20_000)
  expect(result.current).toBe(false)
})

it('nothing is overdue before the clock of the server is known', () => {
  useTableStates.setState({ offsetMs: null })
  const { result } = renderHook(useIsOverdue, { initialProps: 0 })
  act(() => void vi.advanceTimersByTime(10_000))
  expect(result.current).toBe(false)
})
