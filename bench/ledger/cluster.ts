import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  type Database,
  migrations as db,
  migrate,
  openDatabase,
  type Postgres,
  startPostgres,
} from '@poyraz/db'
import { assert, kurus, systemClock, uuidv7 } from '@poyraz/kernel'
import { createLedger, migrations } from '@poyraz/ledger'
import pg from 'pg'
import { postBatch } from '../../packages/ledger/posting.ts'
import { assertDurable } from '../http/durability.ts'
import { NARROW_TABLES } from './narrow.ts'

export const OWNERS = 10_000
const HOUSES = 10_000
const BALANCE = kurus(100_000_000_00)
const SEED_BATCH = 500

export type Cluster = {
  readonly owners: readonly string[]
  readonly houses: readonly string[]
  readonly postmasterPid: number
  /** URL of the database with the table of the reference, as its owner. */
  readonly referenceUrl: string
  checkpoint(): Promise<void>
  /**
   * Runs `use` on a database with ten thousand players and houses and an empty history, and audits it
   * afterwards.
   */
  onFreshLedger<T>(use: (appUrl: string) => Promise<T>): Promise<T>
  stop(): Promise<void>
}

/** Starts the embedded PostgreSQL with the settings of the product. */
export async function startCluster(): Promise<Cluster> {
  const dataDir = await mkdtemp(join(tmpdir(), 'poyraz-bench-'))
  const postgres = await startPostgres({ dataDir })
  const root = new pg.Client({ connectionString: postgres.urls.superuser })
  await root.connect()
  await migrate(postgres.urls.owner, [db, migrations])
  const owners = Array.from({ length: OWNERS }, () => uuidv7(systemClock.nowMs()))
  const houses = Array.from({ length: HOUSES }, (_, n) => `house:game:g${n}`)
  await seed(postgres.urls, owners, houses)
  await makeReference(postgres.urls.owner)
  return {
    owners,
    houses,
    postmasterPid: postgres.pid,
    referenceUrl: named(postgres.urls.owner, 'reference'),
    checkpoint: async () => void (await root.query('checkpoint')),
    async onFreshLedger(use) {
      await root.query('drop database if exists run with (force)')
      await root.query('create database run template poyraz owner poyraz_owner')
      await root.query('checkpoint')
      const appUrl = named(postgres.urls.app, 'run')
      const result = await use(appUrl)
      await audit(appUrl)
      return result
    },
    async stop() {
      await root.end()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }

  async function makeReference(ownerUrl: string): Promise<void> {
    await root.query('create database reference owner poyraz_owner')
    const client = new pg.Client({ connectionString: named(ownerUrl, 'reference') })
    await client.connect()
    await client.query(`
      create table bare (id integer primary key, balance bigint not null check (balance >= 0))
        with (fillfactor = 70);
      insert into bare select id, ${BALANCE} from generate_series(1, ${OWNERS}) id`)
    await client.query('vacuum analyze bare')
    await client.end()
  }
}

async function makeNarrow(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  await client.query(NARROW_TABLES)
  await client.end()
}

async function seed(
  urls: Postgres['urls'],
  owners: readonly string[],
  houses: readonly string[],
): Promise<void> {
  const database = openDatabase({ url: urls.app, max: 1 })
  await assertDurable(database)
  const ledger = createLedger({ database, clock: systemClock })
  for (const house of ['house:sandbox', ...houses]) await ledger.openHouse(house)
  for (let from = 0; from < owners.length; from += SEED_BATCH)
    await credit(database, owners.slice(from, from + SEED_BATCH))
  await database.close()
  await makeNarrow(urls.owner)
}

async function credit(database: Database, owners: readonly string[]): Promise<void> {
  const legs = [{ reason: 'deposit', debit: 'house:sandbox', credit: 'cash', amount: BALANCE }]
  const deposits = owners.map((owner) => ({ owner, key: 'deposit', inputHash: '00'.repeat(32), legs }))
  await postBatch(database, deposits, new Date(systemClock.nowMs()))
}

/** Audits the ledger: balances are the sums of their entries, and all balances sum to zero. */
async function audit(appUrl: string): Promise<void> {
  const database = openDatabase({ url: appUrl, max: 1 })
  const faults = await createLedger({ database, clock: systemClock }).audit()
  await database.close()
  assert(faults.length === 0, `the ledger broke: ${JSON.stringify(faults.slice(0, 3))}`)
}

function named(url: string, database: string): string {
  const changed = new URL(url)
  changed.pathname = `/${database}`
  return changed.href
}
