import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { assertMigrated, type MigrationUnit, migrate } from './index.ts'

let testDb: TestDatabase
let folder: string
let unit: MigrationUnit

beforeEach(async () => {
  testDb = await createTestDatabase()
  folder = await mkdtemp(join(tmpdir(), 'poyraz-migrations-'))
  unit = { name: 'probe', dir: pathToFileURL(`${folder}/`) }
})
afterEach(async () => {
  await testDb.close()
  await rm(folder, { recursive: true })
})

const put = (name: string, text: string) => writeFile(join(folder, name), text)
const run = () => migrate(testDb.ownerUrl, [unit])

async function query(text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: testDb.ownerUrl })
  await client.connect()
  const { rows } = await client.query(text)
  await client.end()
  return rows
}

test('applies each file once, in order', async () => {
  await put('001-schema.sql', 'create schema probe; create table probe.a (id integer)')
  expect(await run()).toEqual(['probe/001-schema.sql'])
  await put('002-more.sql', 'alter table probe.a add column note text')
  expect(await run()).toEqual(['probe/002-more.sql'])
  expect(await run()).toEqual([])
})

test('assertMigrated reports pending files and changes nothing', async () => {
  await put('001-schema.sql', 'create schema probe')
  const ask = () => assertMigrated(testDb.ownerUrl, [unit])
  await query('drop schema db cascade')
  await expect(ask()).rejects.toThrow(
    'older than this program (probe/001-schema.sql): start the server first',
  )
  expect(await query(`select 1 from pg_namespace where nspname in ('db', 'probe')`)).toEqual([])
  await run()
  await ask()
  await put('002-more.sql', 'create table probe.a (id integer)')
  await expect(ask()).rejects.toThrow('(probe/002-more.sql)')
  await rm(join(folder, '002-more.sql'))
  await put('001-schema.sql', 'create schema probe -- edited')
  await expect(ask()).rejects.toThrow('was edited')
})

test('two servers that start together apply each file once', async () => {
  await put('001-schema.sql', 'create schema probe; create table probe.a (id integer); select pg_sleep(0.1)')
  const applied = await Promise.all([run(), run(), run()])
  expect(applied.flat()).toEqual(['probe/001-schema.sql'])
})

test('a failing file is rolled back and named', async () => {
  await put('001-schema.sql', 'create schema probe; create table probe.a (id integer); select nonsense')
  await expect(run()).rejects.toThrow(
    'migration probe/001-schema.sql failed: column "nonsense" does not exist',
  )
  expect(await query(`select 1 from pg_namespace where nspname = 'probe'`)).toEqual([])
})

test('an applied file that was edited is refused', async () => {
  await put('001-schema.sql', 'create schema probe')
  await run()
  await put('001-schema.sql', 'create schema probe -- edited')
  await expect(run()).rejects.toThrow('applied migration probe/001-schema.sql was edited')
})

test('a database from before the rewrite of the migrations is refused, with what to do', async () => {
  await query(`insert into db.migration (unit, file, checksum) values ('db', '001-keys-and-outbox.sql', '')`)
  await put('001-schema.sql', 'create schema probe')
  const told =
    /^this database is from before the first release .*: delete or rename the folder DATA_DIR, or use/
  await expect(run()).rejects.toThrow(told)
  await expect(assertMigrated(testDb.ownerUrl, [unit])).rejects.toThrow(told)
  expect(await query(`select 1 from pg_namespace where nspname = 'probe'`)).toEqual([])
})

test('files read the settings of the installation', async () => {
  await put('001-schema.sql', `create table db.probe as select current_setting('poyraz.probe') as value`)
  await migrate(testDb.ownerUrl, [unit], { 'poyraz.probe': 'x' })
  expect(await query('select value from db.probe')).toEqual([{ value: 'x' }])
})

test('a database with newer migrations than the program is refused', async () => {
  await put('001-schema.sql', 'create schema probe')
  await put('002-more.sql', 'create table probe.a (id integer)')
  await run()
  await rm(join(folder, '002-more.sql'))
  await expect(run()).rejects.toThrow('the database is newer than this program (probe/002-more.sql)')
})

test.each(['002-gap.sql', '1-short.sql', '001-Upper.sql'])('the name %s is refused', async (name) => {
  await put(name, 'select 1')
  await expect(run()).rejects.toThrow('without gaps')
})
