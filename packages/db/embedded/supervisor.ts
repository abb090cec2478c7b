import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@poyraz/kernel'
import { DatabaseStartError } from '../errors.ts'
import { clearRemains, type Launch, launch, stopPostmaster } from './postmaster.ts'
import { signal } from './processes.ts'

export type Supervisor = { pid(): number; stop(): Promise<void> }

export type Supervision = {
  /**
   * Maximum restarts per minute: a server that crashes more often has a cause that a restart does not fix.
   */
  readonly restartsPerMinuteMax: number
  onLost(error: Error): void
}

/** Free disk space that a server needs to start after a full disk: a few log files of 16 MB each. */
const SPACE_BYTES_MIN = 64_000_000
const SPACE_EVERY_MS = 1_000

/**
 * Restarts a server that died on the same port, so that pools recover by themselves. With a full disk it
 * waits for space: until then every call fails, and nothing is lost.
 */
export function supervise(
  first: ChildProcess,
  options: Launch,
  { restartsPerMinuteMax, onLost }: Supervision,
): Supervisor {
  let child = first
  let stopping: Promise<void> | undefined
  let restarting: Promise<void> = Promise.resolve()
  let restartTimesMs: number[] = []

  const hasEnded = () => child.exitCode !== null || child.signalCode !== null
  const onChildExit = () => {
    if (!stopping) restarting = restart().catch(onLost)
  }
  const restart = async () => {
    const nowMs = performance.now()
    restartTimesMs = [...restartTimesMs.filter((ms) => ms > nowMs - MINUTE_MS), nowMs]
    if (restartTimesMs.length > restartsPerMinuteMax) {
      throw new DatabaseStartError(`PostgreSQL keeps dying: read ${options.logFile}`)
    }
    const next = await launchWithSpace(options, () => stopping !== undefined)
    if (!next) return
    child = next
    child.once('exit', onChildExit)
  }
  // If this process ends without stop() (an uncaught error), the server is stopped as well.
  const onProcessExit = () => {
    if (child.pid !== undefined) signal(child.pid, 'SIGINT')
  }
  const stop = async () => {
    await restarting
    process.off('exit', onProcessExit)
    if (!hasEnded()) await stopPostmaster(child.pid ?? 0, hasEnded)
  }
  child.once('exit', onChildExit)
  process.on('exit', onProcessExit)
  return { pid: () => child.pid ?? 0, stop: () => (stopping ??= stop()) }
}

/** Starts the server as soon as the disk has space; returns `null` if it was given up before. */
async function launchWithSpace(options: Launch, isGivenUp: () => boolean): Promise<ChildProcess | null> {
  for (;;) {
    await clearRemains(options.clusterDir)
    const started = await launch(options)
    if (started.ok) return started.value
    if (!started.error.diskFull) throw startError(started.error.reason, options.logFile)
    do {
      await sleep(SPACE_EVERY_MS)
      if (isGivenUp()) return null
    } while (!hasSpace(options.clusterDir))
  }
}

function hasSpace(dir: string): boolean {
  const { bavail, bsize } = statfsSync(dir)
  return bavail * bsize >= SPACE_BYTES_MIN
}

export function startError(reason: string, logFile: string): DatabaseStartError {
  return new DatabaseStartError(`PostgreSQL does not start: ${reason} (more in ${logFile})`)
}
