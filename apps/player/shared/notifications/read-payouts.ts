import { readStored, store } from '../storage.ts'
import { createStored } from '../stored-state.ts'

/** Maximum number of ids, the same as the limit of the list of payouts. */
const READ_MAX = 250

/**
 * Transaction ids of payouts that were read on this device. The server stores the read state of messages
 * only.
 */
export const useReadPayouts = createStored<{ readonly read: ReadonlySet<string> }>(
  { read: new Set() },
  { read: stored() },
)

export function markPayoutsRead(ids: readonly string[]): void {
  const before = useReadPayouts.getState().read
  const read = new Set([...ids, ...before].slice(0, READ_MAX))
  store('notificationsRead', [...read].join(' '))
  useReadPayouts.setState({ read })
}

function stored(): ReadonlySet<string> {
  return new Set((readStored('notificationsRead') ?? '').split(' ').filter(Boolean).slice(0, READ_MAX))
}
