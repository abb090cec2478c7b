import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { tablesConnected, tablesDisconnected, watchTables } from './tables-watch.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('asks for the states of tables while a part of the page shows them, also after a new connection', () => {
  const sent: unknown[] = []
  const send = (message: unknown) => void sent.push(message)
  tablesConnected(send)
  const leave = watchTables()
  vi.runAllTimers()
  // The next page shows tables, too.
  leave()
  const leaveNext = watchTables()
  vi.runAllTimers()
  expect(sent.splice(0)).toEqual([{ type: 'watch_tables', isShown: true }])
  tablesDisconnected()
  tablesConnected(send)
  expect(sent.splice(0)).toEqual([{ type: 'watch_tables', isShown: true }])
  leaveNext()
  vi.runAllTimers()
  expect(sent).toEqual([{ type: 'watch_tables', isShown: false }])
})
