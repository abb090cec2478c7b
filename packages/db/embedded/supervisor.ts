import type { ChildProcess } from 'node:child_process'
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

/** Starts a server that died again, on the same port, so that pools recover by themselves. */
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
    await clearRemains(options.clusterDir)
    const started = await launch(options)
    if (!started.ok) throw startError(started.error.reason, options.logFile)
    child = started.value
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

export function startError(reason: string, logFile: string): DatabaseStartError {
  return new DatabaseStartError(`PostgreSQL does not start: ${reason} (more in ${logFile})`)
}
