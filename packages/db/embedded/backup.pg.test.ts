import { randomUUID } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { archiveTo } from './archive.ts'
import { backUp } from './backup.ts'
import { type Postgres, startPostgres } from './launcher.ts'
import { restorePostgres } from './restore.ts'

let dir: string
let started: Postgres[]

beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'poyraz-backup-'))
  started = []
})
afterEach(async () => {
  for (const each of started) await each.stop()
  await rm(dir, { recursive: true, force: true })
})

const [source, target, backups] = [
  () => join(dir, 'source'),
  () => join(dir, 'target'),
  () => join(dir, 'kept'),
]

async function start(dataDir: string, settings: Readonly<Record<string, string>> = {}): Promise<Postgres> {
  const postgres = await startPostgres({ dataDir, settings })
  started.push(postgres)
  return postgres
}

async function query<Row extends pg.QueryResultRow>(url: string, text: string): Promise<Row[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query<Row>(text)).rows
  } finally {
    await client.end()
  }
}

const put = (postgres: Postgres, note: string) =>
  query(postgres.urls.owner, `insert into public.note values ('${note}')`)
const notes = async (postgres: Postgres) =>
  (await query<{ note: string }>(postgres.urls.owner, 'select note from public.note order by note')).map(
    ({ note }) => note,
  )
const backUpOf = (postgres: Postgres) =>
  backUp({ dataDir: source(), superuserUrl: postgres.urls.superuser }, backups())

test('F25: a copy without its log is restored, with passwords, and its server is not affected', async () => {
  const postgres = await start(source())
  await query(postgres.urls.owner, 'create table public.note (note text)')
  await put(postgres, 'before')
  await backUpOf(postgres)
  await put(postgres, 'after')
  await restorePostgres({ from: backups(), dataDir: target() })
  expect(await notes(await start(target()))).toEqual(['before'])
  expect(await notes(postgres)).toEqual(['after', 'before'])
  expect(await query(postgres.urls.superuser, 'select from pg_replication_slots')).toEqual([])
})

test('F25: with its log, a server is restored to any time since the copy; any other time is refused', async () => {
  const postgres = await start(source(), await archiveTo(backups()))
  const now = async () =>
    (
      await query<{ now: Date }>(postgres.urls.owner, 'select clock_timestamp() as now from pg_sleep(0.01)')
    )[0]?.now
  await query(postgres.urls.owner, 'create table public.note (note text)')
  const early = await now()
  await backUpOf(postgres)
  await put(postgres, 'one')
  const between = await now()
  await put(postgres, 'two')
  await query(postgres.urls.superuser, 'select pg_switch_wal()')
  await postgres.stop()

  const { at } = await restorePostgres({ from: backups(), dataDir: target(), until: between })
  expect(at && between && at <= between).toBe(true)
  expect(await notes(await start(target()))).toEqual(['one'])
  await restorePostgres({ from: backups(), dataDir: join(dir, 'all') })
  expect(await notes(await start(join(dir, 'all')))).toEqual(['one', 'two'])

  await expect(restorePostgres({ from: backups(), dataDir: target() })).rejects.toThrow('exists')
  const other = (until: Date | undefined) =>
    restorePostgres({ from: backups(), dataDir: join(dir, randomUUID()), until })
  await expect(other(early)).rejects.toThrow(/old enough: the oldest is base-\d/)
  await expect(other(new Date(8.64e15 / 1000))).rejects.toThrow(
    /^the log in \S+ ends before \S+Z: take an earlier time/,
  )
})

test('F25: a copy is consistent under concurrent writes and checkpoints', async () => {
  const postgres = await start(source())
  // One row per page, so that a later change of a page cannot hide a lost one.
  await query(postgres.urls.owner, 'create table public.note (note text) with (fillfactor = 10)')
  const written: string[] = []
  const copying = new AbortController()
  const writing = (async () => {
    for (let n = 0; !copying.signal.aborted; n++) {
      const note = String(n).padStart(1_000, '0')
      await put(postgres, note)
      written.push(note)
      await query(postgres.urls.superuser, 'checkpoint')
    }
  })()
  await expect.poll(() => written.length).toBeGreaterThan(3)
  await backUpOf(postgres).finally(() => copying.abort())
  await writing
  await restorePostgres({ from: backups(), dataDir: target() })
  const found = await notes(await start(target()))
  expect(found).toEqual(written.slice(0, found.length))
  expect(found.length).toBeGreaterThan(3)
})

test('two copies at once do not mix, and an interrupted copy is not used', async () => {
  const postgres = await start(source())
  await mkdir(join(backups(), 'base.new', 'cluster'), { recursive: true })
  await writeFile(join(backups(), 'base.new', 'cluster', 'left'), '')
  await expect(restorePostgres({ from: backups(), dataDir: target() })).rejects.toThrow('there is none')
  const turns = await Promise.allSettled([backUpOf(postgres), backUpOf(postgres)])
  expect(turns.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  expect(turns.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { message: 'another backup of this database is under way' },
  })
  const [base = '', ...more] = await readdir(backups())
  expect(more).toEqual([])
  expect(await readdir(join(backups(), base, 'cluster'))).not.toContain('left')
})
