import { create } from 'zustand'
import { readStored, store } from '../storage.ts'

/** As many as the list of payouts can hold. */
const READ_MAX = 250

/**
 * Which payouts were read on this device, by transaction id. The server keeps a mark for its messages; a
 * transaction is a line of the statement and has none.
 */
export const useReadPayouts = create<{ readonly read: ReadonlySet<string> }>(() => ({ read: stored() }))

export function markPayoutsRead(ids: readonly string[]): void {
  const before = useReadPayouts.getState().read
  const read = new Set([...ids, ...before].slice(0, READ_MAX))
  store('notificationsRead', [...read].join(' '))
  useReadPayouts.setState({ read })
}

function stored(): ReadonlySet<string> {
  return new Set((readStored('notificationsRead') ?? '').split(' ').filter(Boolean).slice(0, READ_MAX))
}
