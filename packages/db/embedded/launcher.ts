import type { ChildProcess } from 'node:child_process'
import { realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseStartError } from '../errors.ts'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import { ensureCluster, ensureDataDir } from './cluster.ts'
import { freePort } from './free-port.ts'
import { takeLock } from './lock.ts'
import { clearRemains, type Launch, launch } from './postmaster.ts'
import { provision, type Urls, urlsOf } from './provision.ts'
import { socketDirOf } from './socket.ts'
import { startError, supervise } from './supervisor.ts'

export type Postgres = {
  readonly urls: Urls
  readonly port: number
  /** Id of the current server process; it changes when the server is restarted after a crash. */
  readonly pid: number
  /** Fast shutdown; resolves when the process is gone and the directory is free. */
  stop(): Promise<void>
}

export type PostgresOptions = {
  /** Data directory; it is created if missing. */
  readonly dataDir: string
  /** Server settings that override the defaults, for example for the negative control of the crash test. */
  readonly settings?: Readonly<Record<string, string>>
  /** Start timeout in ms; a restored server replays days of log and needs more than minutes. */
  readonly startMsMax?: number
  /** Maximum restarts per minute of a server that died; tests that kill it ask for more. */
  readonly restartsPerMinuteMax?: number
  /** Called when the server died and could not be started again. */
  readonly onLost?: (error: Error) => void
}

const DURABLE = { fsync: 'on', full_page_writes: 'on', synchronous_commit: 'on' }
const DEFAULTS = {
  ...DURABLE,
  listen_addresses: '127.0.0.1',
  max_connections: '100',
  max_wal_size: '2GB',
  timezone: 'UTC',
  log_timezone: 'UTC',
  log_checkpoints: 'off',
  lc_messages: 'C',
  jit: 'off',
}
const PORT_ATTEMPTS_MAX = 5
const RESTARTS_PER_MINUTE_MAX = 5
/** Crash recovery takes minutes on a slow disk. */
const START_MS_MAX = 300_000

/**
 * Starts the embedded PostgreSQL on a free local port and makes its roles and its database. A server that
 * dies is started again on the same port. Throws `DatabaseStartError`, also when another process serves this
 * directory.
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  await ensureDataDir(options.dataDir)
  // PostgreSQL's processes show the resolved directory, without symbolic links.
  const dataDir = await realpath(options.dataDir)
  const release = takeLock(join(dataDir, 'launcher.lock'))
  try {
    return await startLocked(dataDir, options, release)
  } catch (error) {
    release()
    throw error
  }
}

async function startLocked(
  dataDir: string,
  options: PostgresOptions,
  release: () => void,
): Promise<Postgres> {
  const [binaries, account] = await Promise.all([findBinaries(), findAccount()])
  const { clusterDir, credentials } = await ensureCluster(dataDir, binaries, account)
  await clearRemains(clusterDir)
  const socketDir = await socketDirOf(clusterDir)
  const { child, launched, port } = await startOnFreePort((freePort) => ({
    program: binaries.postgres,
    account,
    clusterDir,
    logFile: join(dataDir, 'postgres.log'),
    startMsMax: options.startMsMax ?? START_MS_MAX,
    settings: { ...DEFAULTS, ...options.settings, ...listenOn(freePort, socketDir) },
  }))
  const urls = urlsOf({ port, socketDir }, credentials)
  const supervisor = supervise(child, launched, {
    restartsPerMinuteMax: options.restartsPerMinuteMax ?? RESTARTS_PER_MINUTE_MAX,
    onLost: options.onLost ?? (() => {}),
  })
  try {
    await provision(urls, credentials)
  } catch (error) {
    await supervisor.stop()
    throw new DatabaseStartError(`PostgreSQL started, but its roles could not be made: ${String(error)}`)
  }
  return {
    urls,
    port,
    get pid() {
      return supervisor.pid()
    },
    stop: () => supervisor.stop().finally(release),
  }
}

function listenOn(port: number, socketDir: string | null): Readonly<Record<string, string>> {
  return { port: String(port), unix_socket_directories: socketDir ?? '' }
}

/** Another process may take the port between our check and the server's start: then another port is tried. */
async function startOnFreePort(
  launchOn: (port: number) => Launch,
): Promise<{ child: ChildProcess; launched: Launch; port: number }> {
  for (let attempt = 1; ; attempt++) {
    const port = await freePort()
    const launched = launchOn(port)
    const started = await launch(launched)
    if (started.ok) return { child: started.value, launched, port }
    if (!started.error.portTaken || attempt === PORT_ATTEMPTS_MAX) {
      throw startError(started.error.reason, launched.logFile)
    }
  }
}
