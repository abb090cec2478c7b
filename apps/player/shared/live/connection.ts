import { TABLES_PING_MS } from '@poyraz/contract/socket'
import { systemClock } from '@poyraz/kernel'
import { create } from 'zustand'
import { areTablesShown } from './tables-watch.ts'

/** The connection by which this page hears of changes, such as the end of a flight; times of this device. */
type Connection = {
  /** Time of the last loss; `null` if the connection was never lost. */
  readonly lostAtMs: number | null
  /** Time at which the connection was back after that loss; `null` until then. */
  readonly restoredAtMs: number | null
  /** Time since which no message came, although one was due; `null` while they come. */
  readonly quietSinceMs: number | null
}

export const NEVER_LOST: Connection = { lostAtMs: null, restoredAtMs: null, quietSinceMs: null }
export const useConnection = create<Connection>(() => NEVER_LOST)

type Loss = Pick<Connection, 'lostAtMs' | 'restoredAtMs'>
const isLost = ({ lostAtMs, restoredAtMs }: Loss): boolean => lostAtMs !== null && restoredAtMs === null

export function connectionLost(): void {
  if (!isLost(useConnection.getState()))
    useConnection.setState({ lostAtMs: systemClock.nowMs(), restoredAtMs: null })
}

export function connectionRestored(): void {
  if (isLost(useConnection.getState())) useConnection.setState({ restoredAtMs: systemClock.nowMs() })
}

/** Time without a message after which a page that shows tables does not know their state. */
const QUIET_MS = 2 * TABLES_PING_MS

let quietTimer: ReturnType<typeof setTimeout> | undefined

/** Called at each message of the socket, and when the server was told that tables are shown. */
export function messageArrived(): void {
  clearTimeout(quietTimer)
  quietTimer = setTimeout(noteQuiet, QUIET_MS)
  if (useConnection.getState().quietSinceMs !== null) useConnection.setState({ quietSinceMs: null })
}

function noteQuiet(): void {
  if (areTablesShown()) useConnection.setState({ quietSinceMs: systemClock.nowMs() })
}

/** Calls the listener whenever a lost connection is back. The returned function ends that. */
export function whenRestored(listener: () => void): () => void {
  return useConnection.subscribe((now, before) => {
    if (isLost(before) && !isLost(now)) listener()
  })
}
