import { readFile } from 'node:fs/promises'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { getConstructionPlans } from 'pg-boss'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { withBoss } from './boss.ts'

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

test('the application’s role changes no table of the library', async () => {
  const { pool } = testDb.database
  await expect(pool.query('drop table jobs.job')).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('create table jobs.other ()')).rejects.toMatchObject({ code: '42501' })
  await expect(pool.query('delete from jobs.version')).rejects.toMatchObject({ code: '42501' })
})
