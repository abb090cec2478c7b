import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@poyraz/kernel'
import type { Watched } from './watchdog-thread.ts'

const BEAT_MS = SECOND_MS
/** Consecutive missed beats after which the event loop is considered hung. */
const MISSED_MAX = 10

/**
 * Ends this process with SIGABRT when its event loop has been blocked for ten seconds, because code in a
 * blocked loop cannot do so. The embedded PostgreSQL keeps running, as after kill -9, and the next start
 * handles it.
 */
export function startWatchdog(beatMs = BEAT_MS, missedMax = MISSED_MAX): void {
  // A breakpoint blocks the loop on purpose.
  if (debuggerUrl() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref()
  const workerData: Watched = { beats, beatMs, missedMax }
  // Node options of the server are not inherited.
  const options = { workerData, execArgv: [] }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), options).unref()
}
