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
import { createRandom } from '../simulator/random.ts'
import { HOUSES } from '../simulator/workload.ts'
import { checkJournals } from './check.ts'
import type { ClientConfig } from './client.ts'
import { killTree } from './processes.ts'

export type Victim = 'client' | 'postgres'
export type CrashOptions = {
  readonly seed: number
  /** Who is killed under load, one after the other. */
  readonly victims: readonly Victim[]
  /** Settings of the server: the negative control makes commits asynchronous. */
  readonly settings?: Readonly<Record<string, string>>
}
export type CrashReport = {
  readonly acknowledged: number
  readonly unknown: number
  readonly faults: readonly string[]
  /** The longest time from a kill of PostgreSQL until it took writes again, in ms. */
  readonly recoveryMs: number
}

/** Acknowledges what is not on the disk yet: the negative control, which the check must catch. */
export const ASYNCHRONOUS = {
  synchronous_commit: 'off',
  wal_writer_delay: '10s',
  wal_writer_flush_after: '1GB',
}

const OWNERS = 40
const LOAD_MS_MIN = 400
const LOAD_MS_MAX = 1_200
const RECOVERY_MS_MAX = 30_000
/** It is killed that often: nothing is wrong with it. */
const RESTARTS_PER_MINUTE_MAX = 120

/**
 * Kills clients and PostgreSQL under load, lets everything come back, asks for every unanswered write again,
 * and compares the journals of the clients with the tables. The cluster is its own and is removed afterwards.
 */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-crash-'))
  const postgres = await startPostgres({
    dataDir: join(dir, 'db'),
    settings: options.settings ?? {},
    restartsPerMinuteMax: RESTARTS_PER_MINUTE_MAX,
  })
  try {
    await migrate(postgres.urls.owner, [db, migrations])
    await asSuperuser(postgres, (client) => client.query('checkpoint'))
    return await crash(dir, postgres, options)
  } finally {
    await postgres.stop()
    await rm(dir, { recursive: true, force: true })
  }
}

async function crash(dir: string, postgres: Postgres, { seed, victims }: CrashOptions): Promise<CrashReport> {
  const random = createRandom(seed)
  const database = openDatabase({ url: postgres.urls.app, max: 4 })
  const ledger = createLedger({ database, clock: systemClock })
  for (const house of HOUSES) await ledger.openHouse(house)
  const owners = Array.from({ length: OWNERS }, () => uuidv7(systemClock.nowMs())) as [string, ...string[]]
  const journals: string[] = []
  const start = () => {
    const name = `c${journals.length}`
    const journal = join(dir, name)
    journals.push(journal)
    return startClient({
      appUrl: postgres.urls.app,
      journal,
      name,
      seed: seed * 100 + journals.length,
      owners,
    })
  }
  let client = await start()
  let recoveryMs = 0
  try {
    for (const victim of victims) {
      await underLoad(client, LOAD_MS_MIN + random.below(LOAD_MS_MAX - LOAD_MS_MIN))
      if (victim === 'client') {
        await end(client, 'SIGKILL')
        client = await start()
      } else {
        killTree(postgres.pid)
        recoveryMs = Math.max(recoveryMs, await untilWritable(database))
      }
    }
    await underLoad(client, LOAD_MS_MIN)
    await end(client, 'SIGTERM')
    const read = () => asSuperuser(postgres, readRows)
    return { ...(await checkJournals(journals, database, read)), recoveryMs }
  } finally {
    client.kill('SIGKILL')
    await database.close()
  }
}

/** Resolves after so much time, in which writes were acknowledged however slow the machine is. */
async function underLoad(client: ChildProcess, ms: number): Promise<void> {
  await Promise.all([once(client, 'message'), sleep(ms)])
}

/** Resolves once its first writes were acknowledged. */
async function startClient(config: ClientConfig): Promise<ChildProcess> {
  const program = fileURLToPath(new URL('./client.ts', import.meta.url))
  const client = spawn(process.execPath, [program, JSON.stringify(config)], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  await once(client, 'message')
  return client
}

async function end(client: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  client.kill(signal)
  await once(client, 'exit')
}

async function asSuperuser<T>(postgres: Postgres, run: (client: pg.Client) => Promise<T>): Promise<T> {
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
 * How long it took until the ledger takes writes again; opening a known account is one that changes nothing.
 */
async function untilWritable(database: Database): Promise<number> {
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
