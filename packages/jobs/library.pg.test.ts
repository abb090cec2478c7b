import { readFile } from 'node:fs/promises'
import { migrations as db, migrate } from '@poyraz/db'
import { randomId } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import pg from 'pg'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBoss } from './boss.ts'
import { migrations } from './migrations.ts'

let testDb: TestDatabase
beforeAll(async () => {
  testDb = await createTestDatabase()
})
afterAll(() => testDb.close())

/** Without what the library puts around its statements. */
const bare = (sql: string) =>
  sql
    .replace(/^--.*$/gm, '')
    .replace(/^.*(?:pg_advisory_xact_lock|SET LOCAL).*$/gm, '')
    .replace(/^\s*(?:BEGIN|COMMIT);\s*$/gm, '')
    .replace(/create schema jobs;/, '')
    .replace(/\s+|;(?=\s*;)/g, ' ')
    .replaceAll(/\s*;\s*/g, ';')
    .replace(/^;+/, '')
    .trim()

test('the migration holds the tables of the library that is installed', async () => {
  const migration = await readFile(new URL('./migrations/001-pg-boss.sql', import.meta.url), 'utf8')
  // Red after an upgrade of pg-boss with another schema version: add its `getMigrationPlans()` as a migration,
  // and compare the version here.
  expect(bare(migration)).toBe(bare(getConstructionPlans('jobs', { createSchema: false })))
})

test('the library accepts the tables as the application’s role', async () => {
  const version = await withBoss(testDb.database.pool, (boss) => boss.schemaVersion())
  expect(version).toBe(46)
})

test('the application’s role may do all the upkeep that the library does', async () => {
  const errors: unknown[] = []
  await withBoss(testDb.database.pool, async (boss) => {
    boss.on('error', (error) => errors.push(error))
    await boss.supervise()
  })
  expect(errors).toEqual([])
})

test('what waited in the outbox waits in the queues, and what was given up among the dead', async () => {
  const name = `outbox_${randomId().toLowerCase()}`
  const superuser = new pg.Client({ connectionString: testDb.superuserUrl })
  await superuser.connect()
  await superuser.query(`create database ${name} owner poyraz_owner`)
  const url = new URL(testDb.ownerUrl)
  url.pathname = `/${name}`
  await migrate(url.href, [db])
  const owner = new pg.Client({ connectionString: url.href })
  await owner.connect()
  await owner.query(`insert into db.outbox (topic, payload, created_at, dead_at)
    values ('engagement.mail', '{"id": 1}', '2026-11-01', null), ('identity.forgot', '{"id": 2}', '2026-11-02', now())`)
  await migrate(url.href, [db, migrations])
  const { rows } = await owner.query(
    `select name, data, state::text, dead_letter from jobs.job where keep_until > now() + interval '1 year' order by created_on`,
  )
  await owner.end()
  await superuser.query(`drop database ${name}`)
  await superuser.end()
  expect(rows).toEqual([
    { name: 'engagement.mail', data: { id: 1 }, state: 'created', dead_letter: 'dead' },
    { name: 'dead', data: { id: 2 }, state: 'created', dead_letter: null },
  ])
})

test('the application’s role changes no table of the library', async () => {
  const { pool } = testDb.database
  await expect(pool.query('drop table jobs.job')).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('create table jobs.other ()')).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('delete from jobs.version')).rejects.toMatchObject({ code: '42501' })
})
