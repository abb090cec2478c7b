import { writeSync } from 'node:fs'
import { workerData } from 'node:worker_threads'

export type Watched = { readonly beats: Int32Array; readonly beatMs: number; readonly missedMax: number }

const STDERR = 2
const { beats, beatMs, missedMax } = workerData as Watched
let last = -1
let missed = 0

/** Counts missed beats instead of elapsed time, so that a machine that was suspended has missed one only. */
function look(): void {
  const now = Atomics.load(beats, 0)
  missed = now === last ? missed + 1 : 0
  last = now
  if (missed < missedMax) return
  // Written synchronously: `process.stderr` of a worker depends on the main thread, which is blocked.
  writeSync(
    STDERR,
    `poyraz: the event loop has been blocked for ${(missed * beatMs) / 1000} s: the server ends\n`,
  )
  process.kill(process.pid, 'SIGABRT')
}

setInterval(look, beatMs)
