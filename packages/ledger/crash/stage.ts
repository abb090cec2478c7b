import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  type Database,
  migrations as db,
  migrate,
  openDatabase,
  type Postgres,
  startPostgres,
} from '@poyraz/db'
import { systemClock, uuidv7 } from '@poyraz/kernel'
import pg from 'pg'
import { readRows } from '../auditor/rows.ts'
import { createLedger, migrations } from '../ledger.ts'
import { HOUSES } from '../simulator/workload.ts'
import { type Caller, openCaller } from './caller.ts'
import { checkJournals } from './check.ts'
import type { ClientConfig } from './client.ts'

/** A ledger on its own PostgreSQL server, with processes that write to it and keep journals. */
export type Stage = {
  /** Directory for files of this run; removed afterwards. */
  readonly dir: string
  /** Data directory of the server. */
  readonly dataDir: string
  readonly postgres: Postgres
  readonly database: Database
  /** Starts a writer process with its own journal; resolves after its first acknowledged writes. */
  startClient(): Promise<ChildProcess>
  /** Opens a writer in this process with its own journal, and its own player, whom no other writer locks. */
  openCaller(): Promise<Caller>
  /** Repeats writes without a reply and compares all journals with the tables of this or another server. */
  check(on?: Postgres): ReturnType<typeof checkJournals>
}

export type StageOptions = {
  readonly seed: number
  /** Data directory of the server; by default in a temporary directory. */
  readonly dataDir?: string
  readonly settings?: (dir: string) => Promise<Readonly<Record<string, string>>>
  readonly restartsPerMinuteMax?: number
}

const OWNERS = 40
const RECOVERY_MS_MAX = 60_000

/** Runs `play` on a new stage, which is always removed afterwards. */
export async function onStage<T>(options: StageOptions, play: (stage: Stage) => Promise<T>): Promise<T> {
  await using built = new AsyncDisposableStack()
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-stage-'))
  built.defer(() => rm(dir, { recursive: true, force: true }))
  const { dataDir = join(dir, 'db'), restartsPerMinuteMax } = options
  const settings = (await options.settings?.(dir)) ?? {}
  const restarts = restartsPerMinuteMax === undefined ? {} : { restartsPerMinuteMax }
  const postgres = await startPostgres({ dataDir, settings, ...restarts })
  built.defer(() => postgres.stop())
  await migrate(postgres.urls.owner, [db, migrations])
  await asSuperuser(postgres, (client) => client.query('checkpoint'))
  const database = openDatabase({ url: postgres.urls.app, max: 4 })
  built.defer(() => database.close())
  const ledger = createLedger({ database, clock: systemClock })
  for (const house of HOUSES) await ledger.openHouse(house)
  const clients: ChildProcess[] = []
  built.defer(() => void clients.map((client) => client.kill('SIGKILL')))
  const writers = createWriters(options.seed, dir, postgres)
  return await play({
    dir,
    dataDir,
    postgres,
    database,
    async startClient() {
      const client = await startClient(writers.next())
      clients.push(client)
      return client
    },
    openCaller: () => openCaller({ ...writers.next(), owners: [newOwner()] }),
    check: (on = postgres) => check(writers.journals, on),
  })
}

const newOwner = () => uuidv7(systemClock.nowMs())

function createWriters(seed: number, dir: string, postgres: Postgres) {
  const owners = Array.from({ length: OWNERS }, newOwner) as [string, ...string[]]
  const journals: string[] = []
  const next = (): ClientConfig => {
    const name = `c${journals.length}`
    const journal = join(dir, name)
    journals.push(journal)
    return { appUrl: postgres.urls.app, journal, name, seed: seed * 100 + journals.length, owners }
  }
  return { journals, next }
}

async function startClient(config: ClientConfig): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./client.ts', import.meta.url))
  const client = spawn(process.execPath, [program, JSON.stringify(config)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(client, 'message')
  return client
}

async function check(journals: readonly string[], postgres: Postgres) {
  const database = openDatabase({ url: postgres.urls.app, max: 4 })
  try {
    return await checkJournals(journals, database, () => asSuperuser(postgres, readRows))
  } finally {
    await database.close()
  }
}

/** Resolves after `ms`, and not before the client has had writes acknowledged. */
export async function underLoad(client: ChildProcess, ms: number): Promise<void> {
  await Promise.all([once(client, 'message'), sleep(ms)])
}

export async function end(client: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  client.kill(signal)
  await once(client, 'exit')
}

/** Runs `run` with a superuser connection to the ledger's database. */
export async function asSuperuser<T>(postgres: Postgres, run: (client: pg.Client) => Promise<T>): Promise<T> {
  const url = new URL(postgres.urls.superuser)
  url.pathname = new URL(postgres.urls.owner).pathname
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  try {
    return await run(client)
  } finally {
    await client.end()
  }
}

/**
 * Waits until the ledger accepts writes again and returns the time in ms. The test write opens an existing
 * house account, which changes nothing.
 */
export async function untilWritable(database: Database): Promise<number> {
  const ledger = createLedger({ database, clock: systemClock })
  const startMs = systemClock.nowMs()
  for (;;) {
    try {
      await ledger.openHouse(HOUSES[0])
      return systemClock.nowMs() - startMs
    } catch (error) {
      if (systemClock.nowMs() - startMs > RECOVERY_MS_MAX) throw error
      await sleep(10)
    }
  }
}
