import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, drainOutbox, enqueue, transact } from './index.ts'

let testDb: TestDatabase
let db: Db

beforeEach(async () => {
  testDb = await createTestDatabase()
  db = testDb.database.db
})
afterEach(() => testDb.close())

const put = (topic: string, payload: unknown) => transact(db, (tx) => enqueue(tx, topic, payload))
const makeDue = () => sql`update db.outbox set due_at = now()`.execute(db)

async function rows(): Promise<
  { topic: string; attempts: number; dead: boolean; last_error: string | null }[]
> {
  const result = await sql<{ topic: string; attempts: number; dead: boolean; last_error: string | null }>`
    select topic, attempts, dead_at is not null as dead, last_error from db.outbox order by id`.execute(db)
  return result.rows
}

test('hands messages over in order and forgets them', async () => {
  const seen: unknown[] = []
  for (const n of [1, 2, 3]) await put('mail', { n })
  const handled = await drainOutbox(db, {
    mail: async (payload) => {
      seen.push(payload)
    },
  })
  expect(handled).toBe(3)
  expect(seen).toEqual([{ n: 1 }, { n: 2 }, { n: 3 }])
  expect(await rows()).toEqual([])
})

test('a message exists only if its transaction commits', async () => {
  const failing = transact(db, async (tx) => {
    await enqueue(tx, 'mail', {})
    throw new Error('no')
  })
  await expect(failing).rejects.toThrow('no')
  expect(await rows()).toEqual([])
})

test('a poison message dies after eight attempts and holds nobody up (F26)', async () => {
  const seen: unknown[] = []
  await put('mail', 'poison')
  await put('mail', 'good')
  const mail = async (payload: unknown) => {
    if (payload === 'poison') throw new Error('cannot digest')
    seen.push(payload)
  }
  for (let round = 0; round < 12; round++) {
    await drainOutbox(db, { mail })
    await makeDue()
  }
  expect(seen).toEqual(['good'])
  expect(await rows()).toEqual([{ topic: 'mail', attempts: 8, dead: true, last_error: 'cannot digest' }])
})

test('a failed message waits before its next attempt', async () => {
  await put('mail', 1)
  let calls = 0
  const mail = async () => {
    calls++
    throw new Error('later')
  }
  await drainOutbox(db, { mail })
  await drainOutbox(db, { mail })
  expect(calls).toBe(1)
})

test('a message that kills its worker every time dies too', async () => {
  await put('mail', 1)
  await sql`update db.outbox set attempts = 8`.execute(db)
  expect(await drainOutbox(db, { mail: async () => {} })).toBe(0)
  expect((await rows())[0]).toMatchObject({ dead: true })
})

test('messages of topics without a handler stay as they are', async () => {
  await put('sms', 1)
  expect(await drainOutbox(db, { mail: async () => {} })).toBe(0)
  expect(await rows()).toEqual([{ topic: 'sms', attempts: 0, dead: false, last_error: null }])
})

test('workers at the same time share the messages out', async () => {
  const seen: unknown[] = []
  for (let n = 0; n < 40; n++) await put('mail', n)
  const mail = async (payload: unknown) => {
    seen.push(payload)
  }
  await Promise.all([drainOutbox(db, { mail }), drainOutbox(db, { mail }), drainOutbox(db, { mail })])
  await drainOutbox(db, { mail })
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, n) => n))
})
