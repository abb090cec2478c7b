import type { ChildProcess } from 'node:child_process'
import { statfsSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { MINUTE_MS } from '@poyraz/kernel'
import { DatabaseStartError } from '../errors.ts'
import { clearRemains, type Launch, launch, stopPostmaster } from './postmaster.ts'
import { signal } from './processes.ts'

export type Supervisor = { pid(): number; stop(): Promise<void> }

export type Supervision = {
  /** A server that dies more often than this has a cause that a restart does not cure. */
  readonly restartsPerMinuteMax: number
  onLost(error: Error): void
}

/** A server that died of a full disk needs so much to start: a few files of its log, of 16 MB each. */
const SPACE_BYTES_MIN = 64_000_000
const SPACE_EVERY_MS = 1_000

/**
 * Starts a server that died again, on the same port, so that pools recover by themselves. One that finds no
 * space on the disk is started once there is some: until then every call fails, and nothing is lost.
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
  // A process that ends without stop() (an uncaught error) takes its server along.
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

/** Starts it, as soon as the disk has space for that; `null` where that was given up before. */
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
