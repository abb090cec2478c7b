import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { Decoder } from '@poyraz/compliance'
import { type Database, migrate, openDatabase, type ProvidedDatabase, provideDatabase } from '@poyraz/db'
import type { HouseTable } from '@poyraz/games/tables'
import { type Clock, SECOND_MS, systemClock } from '@poyraz/kernel'
import { assertCurrency, CURRENCY_SETTING } from '@poyraz/ledger'
import type { FastifyInstance } from 'fastify'
import type { Logger } from 'pino'
import type { Config } from './config.ts'
import { type Context, createContext } from './context.ts'
import { watchClock } from './edge/clock-watch.ts'
import { watchMessages } from './edge/message-watch.ts'
import { createMetrics, type Findings, listenMetrics, type Metrics } from './edge/metrics.ts'
import { isLoopbackName } from './edge/origin.ts'
import { watchStorage } from './edge/storage-watch.ts'
import { StartError } from './errors.ts'
import { serverKeys } from './known-keys.ts'
import { createLog } from './log.ts'
import { migrationUnits } from './migrations.ts'
import { connectServers } from './other-servers.ts'
import { warnOutgoing } from './outgoing.ts'
import { prepareDemoPlayers, seedWelcome } from './seed.ts'
import { createSite, type SiteFolders } from './site.ts'

export type Server = {
  /** Address for a browser. */
  readonly url: string
  readonly metricsUrl: string | null
  readonly context: Context
  /** Ends open calls, then stops everything in reverse order; may be called twice. */
  close(): Promise<void>
}

/** Replacements for tests and benchmarks. */
export type ServerOverrides = {
  /** Replaces the clock of the database. */
  readonly clock?: Clock
  /** Replaces the machine's clock, which is compared with the database's. */
  readonly machineClock?: Clock
  readonly log?: Logger
  readonly folders?: Partial<SiteFolders>
  /** Replaces the configured database. */
  readonly database?: ProvidedDatabase
  readonly decoder?: Decoder
  /** Replaces the live tables of the house. */
  readonly houseTables?: readonly HouseTable[]
  /** Called when the embedded database has stopped permanently. */
  readonly onLost?: (error: Error) => void
}

/** Shutdown timeout. The timeout of the process is a little longer. */
const ENDING_MS = 5 * SECOND_MS
/** Hosts that mean all addresses, including loopback. */
const EVERY_ADDRESS = new Set(['0.0.0.0', '::'])
const APPS = fileURLToPath(new URL('..', import.meta.url))
const BUILT: SiteFolders = {
  playerDir: join(APPS, 'player', 'dist'),
  studioDir: join(APPS, 'studio', 'dist'),
  backofficeDir: join(APPS, 'backoffice', 'dist'),
}

/** Migrates the database and opens it. Throws `DatabaseStartError` if its books are in another currency. */
async function openMigrated(provided: ProvidedDatabase, currency: string): Promise<Database> {
  await migrate(provided.ownerUrl, migrationUnits, { [CURRENCY_SETTING]: currency })
  const database = openDatabase({ url: provided.appUrl, role: provided.appRole })
  try {
    await assertCurrency(database.db, currency)
  } catch (error) {
    await database.close()
    throw error
  }
  return database
}

/**
 * Starts one server: database, migrations, modules, HTTP. If a step fails, stops what was started. Throws
 * `StartError` or `DatabaseStartError`, whose message is one line for the operator.
 */
export async function startServer(config: Config, overrides: ServerOverrides = {}): Promise<Server> {
  await using started = new AsyncDisposableStack()
  const log = overrides.log ?? createLog(config.logLevel)
  warnOutgoing(config, log)
  const provided = overrides.database ?? (await provide(config, overrides))
  started.defer(() => provided.stop())
  const database = await openMigrated(provided, config.currency)
  started.defer(() => database.close())
  const { clockSkewMsMax: skewMsMax } = config
  const { machineClock = systemClock, decoder, houseTables } = overrides
  const clockWatch = await watchClock({ clock: machineClock, database, skewMsMax, log })
  started.defer(() => clockWatch.close())
  const { clock = clockWatch.clock } = overrides
  const storage = watchStorage({ dir: config.dataDir, database, log })
  started.defer(storage.close)
  let url = ''
  const ownOrigin = () => config.publicUrl?.origin ?? url
  const keys = await serverKeys({ dir: join(config.dataDir, 'keys'), database, clock })
  const replaced = { decoder, houseTables }
  const context = await createContext({ config, keys, database, clock, log, ownOrigin, ...replaced })
  started.defer(() => context.close())
  await context.sync()
  const others = connectServers(context, { config, keys })
  started.defer(others.close)
  await seedWelcome(context)
  await prepareDemoPlayers(context, config.demoPlayers)
  const messages = await watchMessages(database, context.failures.of('server'))
  started.defer(messages.close)
  const watches = { clockSkewMs: clockWatch.skewMs, storage: storage.state, messages: messages.state }
  const findings = { ...findingsOf(context), ...watches, isBusConnected: others.isConnected }
  const metrics = createMetrics(database.pool, findings)
  const folders = { ...BUILT, ...overrides.folders }
  const site = await createSite(config, { context, metrics, clockWatch, folders })
  const stopWork = clockWatch.whileRight(() => context.jobs.start(provided))
  started.defer(() => endTogether(site, stopWork, log))
  url = await listen(site, config)
  const metricsUrl = await openMetrics(metrics, config, log, started)
  const running = started.move()
  return { url, metricsUrl, context, close: () => running.disposeAsync() }
}

function provide({ dataDir, backupDir, databaseUrl, databaseOwnerUrl }: Config, { onLost }: ServerOverrides) {
  const config = { dataDir, backupDir, databaseUrl, ownerUrl: databaseOwnerUrl }
  return provideDatabase(onLost ? { ...config, onLost } : config)
}

function findingsOf({ audits, returns, failures }: Context): Findings {
  return { audits, returns, failures: failures.counts }
}

/**
 * Ends calls and background work in parallel. After the timeout closes client connections and abandons tasks,
 * because a mail server may hang; the next server repeats unfinished work.
 */
async function endTogether(site: FastifyInstance, stopWork: () => Promise<void>, log: Logger): Promise<void> {
  const closed = site.close()
  const ended = Promise.all([closed, stopWork()])
  const isLate = await Promise.race([ended.then(() => false), sleep(ENDING_MS, true, { ref: false })])
  if (!isLate) return
  log.warn('not every client and task ended in time: they are not waited for')
  site.server.closeAllConnections()
  await closed
}

/** Listens, and returns the site's address for a browser on this machine. */
async function listen(site: FastifyInstance, { host, port }: Config): Promise<string> {
  try {
    const address = new URL(await site.listen({ host, port }))
    const name = isLoopbackName(host) || EVERY_ADDRESS.has(host) ? 'localhost' : address.hostname
    return `http://${name}:${address.port || '80'}`
  } catch (error) {
    throw startError(error, `port ${port}`, 'PORT')
  }
}

async function openMetrics(
  metrics: Metrics,
  config: Config,
  log: Logger,
  started: AsyncDisposableStack,
): Promise<string | null> {
  if (config.metricsPort === null) return null
  try {
    const listener = await listenMetrics(metrics, config.metricsPort)
    started.defer(() => listener.close())
    return listener.url
  } catch (error) {
    const failure = startError(error, `port ${config.metricsPort}`, 'METRICS_PORT')
    if (config.metricsRequired) throw failure
    log.warn(`no metrics: ${failure.message}`)
    return null
  }
}

function startError(error: unknown, what: string, variable: string): Error {
  const code = error instanceof Error && 'code' in error ? error.code : null
  if (code === 'EADDRINUSE')
    return new StartError(`${what} is in use: stop what listens there or set ${variable}`)
  if (code === 'EACCES')
    return new StartError(`${what} may not be opened by this user: set ${variable} to 1024 or more`)
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError('HOST is no address of this machine')
  return error instanceof Error ? error : new Error(String(error))
}
