import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import pg from 'pg'
import { DatabaseStartError } from './errors.ts'

/** The tables of one package or module: its schema, its numbered files. */
export type MigrationUnit = { readonly name: string; readonly dir: URL }

/** Our own tables: keys of writes. Every list of units begins with it. */
export const migrations: MigrationUnit = { name: 'db', dir: new URL('./migrations/', import.meta.url) }

type File = { readonly unit: string; readonly name: string; readonly text: string; readonly checksum: string }
type Applied = { readonly unit: string; readonly file: string; readonly checksum: string }

const SERVER_VERSION_MIN = 150_000
/** Advisory lock key, any constant: two servers that start together migrate one after the other. */
const MIGRATION_LOCK = 7_031_977
/** Applied to every database from before the migrations were written anew as one set per package. */
const FILE_BEFORE_REWRITE = 'db/001-keys-and-outbox.sql'
const FILE_NAME = /^(\d{3})-[a-z0-9-]+\.sql$/

/** Settings of the session that files read with `current_setting`: what an installation is created with. */
type Settings = Readonly<Record<string, string>>

/**
 * Applies the pending files of `units`, each once, in its own transaction, in order. Returns the names of the
 * files applied now. Throws `DatabaseStartError` for a server before 15, for an edited or missing file, and for a
 * database from before the rewrite of the migrations.
 */
export async function migrate(
  ownerUrl: string,
  units: readonly MigrationUnit[],
  settings: Settings = {},
): Promise<string[]> {
  const files = (await Promise.all(units.map(readUnit))).flat()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await assertVersion(client)
    await client.query('select pg_advisory_lock($1)', [MIGRATION_LOCK])
    for (const [name, value] of Object.entries(settings))
      await client.query('select set_config($1, $2, false)', [name, value])
    await createLog(client)
    const pending = pendingFiles(files, await readLog(client), units)
    for (const file of pending) await apply(client, file)
    return pending.map((file) => `${file.unit}/${file.name}`)
  } finally {
    await client.end()
  }
}

/**
 * Throws `DatabaseStartError` if `migrate` would apply a file or throw: only the server migrates its
 * database, other commands do not.
 */
export async function assertMigrated(ownerUrl: string, units: readonly MigrationUnit[]): Promise<void> {
  const files = (await Promise.all(units.map(readUnit))).flat()
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    const { rows } = await client.query<{ is: boolean }>(
      "select to_regclass('db.migration') is not null as is",
    )
    const log = rows[0]?.is ? await readLog(client) : []
    const [pending] = pendingFiles(files, log, units)
    if (!pending) return
    throw new DatabaseStartError(
      `the database is older than this program (${pending.unit}/${pending.name}): start the server first`,
    )
  } finally {
    await client.end()
  }
}

async function assertVersion(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ version: number; name: string }>(
    `select current_setting('server_version_num')::int4 as version, current_setting('server_version') as name`,
  )
  const server = rows[0]
  if (server && server.version >= SERVER_VERSION_MIN) return
  throw new DatabaseStartError(`PostgreSQL ${server?.name} is too old: use version 15 or newer`)
}

async function readUnit(unit: MigrationUnit): Promise<File[]> {
  const names = (await readdir(unit.dir)).filter((name) => name.endsWith('.sql')).sort()
  return Promise.all(names.map((name, index) => readFileOf(unit, name, index + 1)))
}

async function readFileOf(unit: MigrationUnit, name: string, expected: number): Promise<File> {
  if (Number(FILE_NAME.exec(name)?.[1]) !== expected) {
    throw new DatabaseStartError(
      `${unit.name}/${name}: migrations are 001-what.sql, 002-what.sql without gaps`,
    )
  }
  const text = await readFile(new URL(name, unit.dir), 'utf8')
  return { unit: unit.name, name, text, checksum: createHash('sha256').update(text).digest('hex') }
}

async function createLog(client: pg.Client): Promise<void> {
  await client.query(`
    create schema if not exists db;
    create table if not exists db.migration (
      unit text not null,
      file text not null,
      checksum text not null,
      applied_at timestamptz not null default now(),
      primary key (unit, file)
    )`)
}

async function readLog(client: pg.Client): Promise<Applied[]> {
  const { rows } = await client.query<Applied>('select unit, file, checksum from db.migration')
  return rows
}

function pendingFiles(
  files: readonly File[],
  log: readonly Applied[],
  units: readonly MigrationUnit[],
): readonly File[] {
  if (log.some(({ unit, file }) => `${unit}/${file}` === FILE_BEFORE_REWRITE)) {
    throw new DatabaseStartError(
      'this database is from before the first release and cannot be upgraded: ' +
        'delete or rename the folder DATA_DIR, or use an empty database, and start again',
    )
  }
  const known = new Map(files.map((file) => [`${file.unit}/${file.name}`, file]))
  const ours = new Set(units.map((unit) => unit.name))
  const done = new Set<string>()
  for (const { unit, file, checksum } of log.filter((row) => ours.has(row.unit))) {
    const name = `${unit}/${file}`
    const current = known.get(name)
    if (!current) {
      throw new DatabaseStartError(`the database is newer than this program (${name}): start the newer one`)
    }
    if (current.checksum !== checksum) {
      throw new DatabaseStartError(`applied migration ${name} was edited: undo the edit and add a new file`)
    }
    done.add(name)
  }
  return files.filter((file) => !done.has(`${file.unit}/${file.name}`))
}

async function apply(client: pg.Client, file: File): Promise<void> {
  await client.query('begin')
  try {
    await client.query(file.text)
    await client.query('insert into db.migration (unit, file, checksum) values ($1, $2, $3)', [
      file.unit,
      file.name,
      file.checksum,
    ])
    await client.query('commit')
  } catch (error) {
    await client.query('rollback')
    const reason = error instanceof Error ? error.message : String(error)
    throw new DatabaseStartError(`migration ${file.unit}/${file.name} failed: ${reason}`, { cause: error })
  }
}
