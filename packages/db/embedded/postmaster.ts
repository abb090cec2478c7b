import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync, readdirSync, readFileSync, rmSync, statSync, truncateSync } from 'node:fs'
import { join } from 'node:path'
import { err, ok, type Result } from '@poyraz/kernel'
import { DatabaseStartError } from '../errors.ts'
import type { Account } from './account.ts'
import { postgresIn, signal, waitUntil } from './processes.ts'

const LOG_BYTES_MAX = 10_000_000
const STOP_TIMEOUT_MS = 30_000
const KILL_TIMEOUT_MS = 10_000
const PID_FILE = 'postmaster.pid'
/** The line of postmaster.pid that says how far the start has come. */
const STATUS_LINE = 7

export type Launch = {
  readonly program: string
  readonly account: Account
  readonly clusterDir: string
  readonly logFile: string
  readonly settings: Readonly<Record<string, string>>
  /** Start timeout in ms. */
  readonly startMsMax: number
}

/** Reason for which a start ended early; `portTaken` asks for another port, `diskFull` for space. */
export type LaunchFailure = {
  readonly portTaken: boolean
  readonly diskFull: boolean
  readonly reason: string
}

/** Starts the server process and waits until it accepts connections; a standby accepts read-only ones. */
export async function launch(options: Launch): Promise<Result<ChildProcess, LaunchFailure>> {
  const logStart = trimLog(options.logFile)
  const child = spawnPostmaster(options)
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  child.once('error', () => {
    ended = true
  })
  await waitUntil(() => ended || isReady(options.clusterDir, child.pid), options.startMsMax)
  if (!ended && isReady(options.clusterDir, child.pid)) return ok(child)
  if (child.pid !== undefined && !ended) signal(child.pid, 'SIGQUIT')
  return err(failure(options.logFile, logStart))
}

/** Starts it in a session of its own, so that Ctrl-C reaches only us and we stop it in order. */
function spawnPostmaster(options: Launch): ChildProcess {
  const [program, ...args] = [...options.account.prefix, options.program]
  const settings = Object.entries(options.settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  const log = openSync(options.logFile, 'a', 0o600)
  try {
    return spawn(program, [...args, '-D', options.clusterDir, ...settings], {
      stdio: ['ignore', log, log],
      detached: true,
      cwd: options.clusterDir,
    })
  } finally {
    closeSync(log)
  }
}

function isReady(clusterDir: string, pid: number | undefined): boolean {
  const lines = pidFile(clusterDir)
  return Number(lines[0]) === pid && lines[STATUS_LINE]?.trim() === 'ready'
}

function pidFile(clusterDir: string): string[] {
  try {
    return readFileSync(join(clusterDir, PID_FILE), 'utf8').split('\n')
  } catch {
    return []
  }
}

function trimLog(logFile: string): number {
  try {
    const { size } = statSync(logFile)
    if (size <= LOG_BYTES_MAX) return size
    truncateSync(logFile)
  } catch {
    // There is no log before the first start.
  }
  return 0
}

function failure(logFile: string, logStart: number): LaunchFailure {
  const text = readFileSync(logFile).subarray(logStart).toString('utf8')
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  const fatal =
    lines.findLast((line) => /FATAL|PANIC|error/.test(line)) ?? lines.at(-1) ?? 'no reason was given'
  return {
    portTaken: text.includes('could not create any TCP/IP sockets'),
    diskFull: text.includes('No space left on device'),
    reason: fatal.trim(),
  }
}

/**
 * Cleans up after a killed launcher, so that one server remains per directory: stops a living orphan in
 * order, waits for processes of a dead one, and removes a pid file only when its process is gone.
 */
export async function clearRemains(clusterDir: string): Promise<void> {
  const pid = Number(pidFile(clusterDir)[0])
  if (postgresIn(clusterDir).includes(pid))
    await stopPostmaster(pid, () => !postgresIn(clusterDir).includes(pid))
  const gone = await waitUntil(() => postgresIn(clusterDir).length === 0, KILL_TIMEOUT_MS)
  if (!gone) {
    const left = postgresIn(clusterDir).join(', ')
    throw new DatabaseStartError(
      `PostgreSQL processes of an earlier run do not end (${left}): end them by hand`,
    )
  }
  // Without /proc PostgreSQL checks its own files; it refuses to start while that process lives.
  if (process.platform !== 'linux') return
  const remains = readdirSync(clusterDir).filter((name) => name === PID_FILE || name.startsWith('.s.PGSQL.'))
  for (const name of remains) rmSync(join(clusterDir, name), { force: true })
}

/** Fast shutdown; if it takes too long, immediate shutdown, which the next start recovers from. */
export async function stopPostmaster(pid: number, hasEnded: () => boolean): Promise<void> {
  signal(pid, 'SIGINT')
  if (await waitUntil(hasEnded, STOP_TIMEOUT_MS)) return
  signal(pid, 'SIGQUIT')
  if (await waitUntil(hasEnded, KILL_TIMEOUT_MS)) return
  throw new DatabaseStartError(`PostgreSQL (process ${pid}) does not stop: end it by hand`)
}
