import { url as debuggerUrl } from 'node:inspector'
import { Worker } from 'node:worker_threads'
import { SECOND_MS } from '@poyraz/kernel'
import type { Watched } from './watchdog-thread.ts'

const BEAT_MS = SECOND_MS
/** A loop that misses so many beats one after the other has hung. */
const MISSED_MAX = 10

/**
 * Ends this process with SIGABRT when its event loop has been blocked for ten seconds: nothing that runs in a
 * blocked loop could. The embedded PostgreSQL stays, as after kill -9, and the next start takes care of it.
 */
export function startWatchdog(beatMs = BEAT_MS, missedMax = MISSED_MAX): void {
  // Who stands at a breakpoint blocks the loop on purpose.
  if (debuggerUrl() !== undefined) return
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT))
  setInterval(() => Atomics.add(beats, 0, 1), beatMs).unref()
  const workerData: Watched = { beats, beatMs, missedMax }
  // Options of the command line are the server's.
  const options = { workerData, execArgv: [] }
  new Worker(new URL('./watchdog-thread.ts', import.meta.url), options).unref()
}
