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
import { assert, systemClock, uuidv7 } from '@poyraz/kernel'
import pg from 'pg'
import { auditHistory } from '../auditor/audit-history.ts'
import { auditRows } from '../auditor/audit-rows.ts'
import type { Answer, Intent } from '../auditor/history.ts'
import { readRows } from '../auditor/rows.ts'
import { createLedger, migrations } from '../ledger.ts'
import { createRandom } from '../simulator/random.ts'
import { HOUSES, type Work } from '../simulator/workload.ts'
import { ask } from '../testing/ask.ts'
import { postgresEngine } from '../testing/postgres-engine.ts'
import type { ClientConfig } from './client.ts'
import { readJournal } from './journal.ts'
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

/**
 * Kills clients and PostgreSQL under load, lets everything come back, asks for every unanswered write again, and
 * compares the journals of the clients with the tables. The cluster is its own and is removed afterwards.
 */
export async function runCrash(options: CrashOptions): Promise<CrashReport> {
  const dir = await mkdtemp(join(tmpdir(), 'poyraz-crash-'))
  const postgres = await startPostgres({ dataDir: join(dir, 'db'), settings: options.settings ?? {} })
  try {
    await migrate(postgres.urls.owner, [db, migrations])
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
  let client = start()
  let recoveryMs = 0
  for (const victim of victims) {
    await sleep(LOAD_MS_MIN + random.below(LOAD_MS_MAX - LOAD_MS_MIN))
    if (victim === 'client') {
      await kill(client)
      client = start()
    } else {
      killTree(postgres.pid)
      recoveryMs = Math.max(recoveryMs, await untilWritable(database))
    }
  }
  await sleep(LOAD_MS_MIN)
  client.kill('SIGTERM')
  await once(client, 'exit')
  const report = await check(journals, postgres, database)
  await database.close()
  return { ...report, recoveryMs }
}

function startClient(config: ClientConfig): ChildProcess {
  const program = fileURLToPath(new URL('./client.ts', import.meta.url))
  return spawn(process.execPath, [program, JSON.stringify(config)], {
    stdio: ['ignore', 'inherit', 'inherit'],
  })
}

async function kill(client: ChildProcess): Promise<void> {
  client.kill('SIGKILL')
  await once(client, 'exit')
}

/** How long it took until the ledger takes writes again; opening a known account is one that changes nothing. */
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

async function check(journals: readonly string[], postgres: Postgres, database: Database) {
  const intents: Intent[] = []
  const answers = new Map<number, Answer>()
  const open: Work[] = []
  for (const journal of journals) await readInto({ intents, answers, open }, journal)
  const acknowledged = [...answers.values()].filter((answer) => answer.outcome === 'done').length
  await resolve({ intents, answers, open }, database)
  const url = new URL(postgres.urls.superuser)
  url.pathname = new URL(postgres.urls.owner).pathname
  const client = new pg.Client({ connectionString: url.href })
  await client.connect()
  const rows = await readRows(client)
  await client.end()
  const faults = [...auditRows(rows), ...auditHistory({ intents, answers }, rows)]
  return { acknowledged, unknown: open.length, faults }
}

type Collected = { readonly intents: Intent[]; readonly answers: Map<number, Answer>; readonly open: Work[] }

/** Ids of a client begin at one: here they get numbers of their own. */
async function readInto({ intents, answers, open }: Collected, path: string): Promise<void> {
  const base = intents.length
  const works = new Map<number, Work>()
  for (const line of await readJournal(path)) {
    if ('work' in line) {
      const intent = { ...line.work.intent, id: base + line.work.intent.id }
      intents.push(intent)
      works.set(intent.id, { operation: line.work.operation, intent })
    } else if (line.answer.outcome !== 'unknown') {
      const id = base + line.answer.id
      answers.set(id, { ...line.answer, id })
      works.delete(id)
    }
  }
  open.push(...works.values())
}

/** The same key gives a definite answer, twice the same (faults, section 1). */
async function resolve({ intents, answers, open }: Collected, database: Database): Promise<void> {
  const engine = postgresEngine(createLedger({ database, clock: systemClock }), database, systemClock)
  let id = intents.length + open.length
  for (const { operation, intent } of open) {
    for (let turn = 0; turn < 2; turn++) {
      id += 1
      const answer = await ask(engine, { operation, intent: { ...intent, id } })
      assert(answer.outcome !== 'unknown', 'without faults every answer is definite')
      intents.push({ ...intent, id })
      answers.set(id, answer)
    }
  }
}
