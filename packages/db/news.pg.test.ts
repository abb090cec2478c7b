import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hearNews, tellNews } from './index.ts'

let testDb: TestDatabase
beforeAll(async () => {
  testDb = await createTestDatabase()
})
afterAll(() => testDb.close())

/** Tells until it is heard: whoever listens may just be on the way. */
async function tellUntilHeard(channel: string, news: object, heard: readonly unknown[]): Promise<void> {
  const tell = async () => {
    await tellNews(testDb.database.db, channel, news)
    return heard
  }
  await expect.poll(tell).toContainEqual(news)
}

test('news reaches who listens to its channel, and nobody else', async () => {
  const [here, there]: unknown[][] = [[], []]
  const stops = [
    hearNews(testDb.appUrl, 'here', (one) => here?.push(one)),
    hearNews(testDb.appUrl, 'there', (one) => there?.push(one)),
  ]
  await tellUntilHeard('there', { b: 2 }, there ?? [])
  await tellUntilHeard('here', { a: "it's" }, here ?? [])
  expect(there).not.toContainEqual({ a: "it's" })
  await Promise.all(stops.map((stop) => stop()))
})

test('a connection that broke comes back', async () => {
  const heard: unknown[] = []
  const stop = hearNews(testDb.appUrl, 'again', (one) => heard.push(one))
  await tellUntilHeard('again', { before: 1 }, heard)
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "again"'`.execute(testDb.database.db)
  expect(rows).toHaveLength(1)
  await tellUntilHeard('again', { after: 1 }, heard)
  await stop()
})

test('nothing is heard after the end', async () => {
  const heard: unknown[] = []
  const stop = hearNews(testDb.appUrl, 'end', (one) => heard.push(one))
  await tellUntilHeard('end', { one: 1 }, heard)
  await stop()
  await tellNews(testDb.database.db, 'end', { two: 2 })
  expect(heard).not.toContainEqual({ two: 2 })
})
