import { TABLES_PING_MS } from '@poyraz/contract/socket'
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  connectionLost,
  connectionRestored,
  messageArrived,
  NEVER_LOST,
  useConnection,
} from '../../../../shared/live/connection.ts'
import { watchTables } from '../../../../shared/live/tables-watch.ts'
import { type TableState, useTableStates } from '../../../../shared/tables/table-states.ts'
import { useMoment } from './use-multiplier.ts'

/** A kite that flies since now; the clock of this device is that of the server. */
function flightOf(more: Partial<TableState> = {}): TableState {
  const now = Date.now()
  const flight = { startsAt: now, count: 0, cashed: 0, bets: [] }
  return { phase: 'drawing', at: now, endsAt: now + 200_000, flight, ...more } as unknown as TableState
}
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))
const showFlight = (state: TableState) => renderHook(useMoment, { initialProps: state })

beforeEach(() => {
  vi.useFakeTimers()
  useTableStates.setState({ offsetMs: 0 })
  useConnection.setState(NEVER_LOST)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  useTableStates.setState({ offsetMs: null })
  useConnection.setState(NEVER_LOST)
})

it('the kite stops rising when the connection is lost', () => {
  const { result } = showFlight(flightOf())
  pass(5000)
  act(connectionLost)
  const lost = result.current
  expect(lost).toMatchObject({ stage: 'flying', isLost: true })
  expect(lost.multiplier).toBeGreaterThan(130)
  pass(10_000)
  expect(result.current).toEqual(lost)
})

it('the kite stays where it was until a state arrives that is newer than the new connection', () => {
  const state = flightOf()
  const { result, rerender } = showFlight(state)
  pass(5000)
  act(connectionLost)
  const { multiplier } = result.current
  pass(10_000)
  act(connectionRestored)
  pass(1000)
  expect(result.current).toMatchObject({ multiplier, isLost: true })
  rerender({ ...state, at: Date.now() })
  expect(result.current.isLost).toBe(false)
  expect(result.current.multiplier).toBeGreaterThan(200)
})

it('the kite stops when a connection without an end is quiet, until the next message', () => {
  const { result } = showFlight(flightOf())
  const unwatch = watchTables()
  act(messageArrived)
  pass(2 * TABLES_PING_MS)
  const quiet = result.current
  expect(quiet).toMatchObject({ stage: 'flying', isLost: true })
  pass(5000)
  expect(result.current).toEqual(quiet)
  act(messageArrived)
  expect(result.current.isLost).toBe(false)
  unwatch()
})

it('the end of a flight is shown at once, whenever it arrives', () => {
  const state = flightOf()
  const { result, rerender } = showFlight(state)
  act(connectionLost)
  pass(10_000)
  rerender({ ...state, phase: 'result', outcome: { crash: 147 } })
  expect(result.current).toMatchObject({ stage: 'crashed', multiplier: 147 })
})
