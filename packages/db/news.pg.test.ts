import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { hearNews, tellNews } from './index.ts'

let testDb: TestDatabase
beforeAll(async () => {
  testDb = await createTestDatabase()
})
afterAll(() => testDb.close())

let errors: unknown[] = []
beforeEach(() => {
  errors = []
})

const hear = (channel: string, take: (news: unknown) => void) =>
  hearNews({ url: testDb.appUrl, channel, take, onError: (error) => errors.push(error) })

/** Sends news until it is received, because the listener may still be connecting. */
async function tellUntilHeard(channel: string, news: object, heard: readonly unknown[]): Promise<void> {
  const tell = async () => {
    await tellNews(testDb.database.db, channel, news)
    return heard
  }
  await expect.poll(tell).toContainEqual(news)
}

test('news reaches the listeners of its channel, and no others', async () => {
  const [here, there]: unknown[][] = [[], []]
  const stops = [hear('here', (one) => here?.push(one)), hear('there', (one) => there?.push(one))]
  await tellUntilHeard('there', { b: 2 }, there ?? [])
  await tellUntilHeard('here', { a: "it's" }, here ?? [])
  expect(there).not.toContainEqual({ a: "it's" })
  await Promise.all(stops.map((stop) => stop()))
})

test('a broken connection is opened again (F15)', async () => {
  const heard: unknown[] = []
  const stop = hear('again', (one) => heard.push(one))
  await tellUntilHeard('again', { before: 1 }, heard)
  const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
    where query = 'listen "again"'`.execute(testDb.database.db)
  expect(rows).toHaveLength(1)
  await tellUntilHeard('again', { after: 1 }, heard)
  await stop()
  expect(errors).toHaveLength(1)
})

test('news that cannot be handled is reported, and the next is received', async () => {
  const heard: unknown[] = []
  const stop = hear('taken', (news) => {
    const { one } = news as { one: { two: number } }
    heard.push({ two: one.two })
  })
  await expect
    .poll(async () => {
      await tellNews(testDb.database.db, 'taken', null)
      return errors
    })
    .toContainEqual(expect.any(TypeError))
  await sql`select pg_notify('taken', 'no JSON')`.execute(testDb.database.db)
  await expect.poll(() => errors).toContainEqual(expect.any(SyntaxError))
  await tellNews(testDb.database.db, 'taken', { one: { two: 2 } })
  await expect.poll(() => heard).toContainEqual({ two: 2 })
  await stop()
})

test('nothing is received after the end', async () => {
  const heard: unknown[] = []
  const stop = hear('end', (one) => heard.push(one))
  await tellUntilHeard('end', { one: 1 }, heard)
  await stop()
  await tellNews(testDb.database.db, 'end', { two: 2 })
  expect(heard).not.toContainEqual({ two: 2 })
})
