import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Db, drainOutbox, enqueue, type OutboxHandlers, transact } from './index.ts'

let testDb: TestDatabase
let db: Db

beforeEach(async () => {
  testDb = await createTestDatabase()
  db = testDb.database.db
  failures.length = 0
})
afterEach(() => testDb.close())

const put = (topic: string, payload: unknown) => transact(db, (tx) => enqueue(tx, topic, payload))
const failures: string[] = []
const drain = (handlers: OutboxHandlers, stopping?: AbortSignal) =>
  drainOutbox(db, { handlers, onFailure: ({ message }) => void failures.push(message), stopping })
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
  const handled = await drain({
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

test('a poison message holds nobody up, is told of, and dies after a day of attempts (F26)', async () => {
  const seen: unknown[] = []
  await put('mail', 'poison')
  await put('mail', 'good')
  const mail = async (payload: unknown) => {
    if (payload === 'poison') throw new Error('cannot digest')
    seen.push(payload)
  }
  const waits: number[] = []
  for (let round = 0; round < 160; round++) {
    await drain({ mail })
    const { rows } = await sql<{ wait: number }>`
      select extract(epoch from due_at - now())::float8 as wait from db.outbox where dead_at is null`.execute(
      db,
    )
    waits.push(...rows.map(({ wait }) => wait))
    await makeDue()
  }
  expect(seen).toEqual(['good'])
  expect(await rows()).toEqual([{ topic: 'mail', attempts: 153, dead: true, last_error: 'cannot digest' }])
  expect(waits.reduce((sum, wait) => sum + wait)).toBeGreaterThan(86_400)
  expect(failures).toHaveLength(153)
  expect(failures.slice(-2)).toEqual([
    expect.stringMatching(/^mail \d+ failed, attempt 152$/),
    expect.stringMatching(/^mail \d+ failed, attempt 153: given up$/),
  ])
})

test('a failed message waits before its next attempt', async () => {
  await put('mail', 1)
  let calls = 0
  const mail = async () => {
    calls++
    throw new Error('later')
  }
  await drain({ mail })
  await drain({ mail })
  expect(calls).toBe(1)
})

test('a message that kills its worker every time dies too, and takes no other with it', async () => {
  await put('mail', 1)
  await sql`update db.outbox set attempts = 8`.execute(db)
  await put('mail', 2)
  expect(await drain({ mail: async () => {} })).toBe(1)
  expect(await rows()).toMatchObject([{ dead: true }])
  expect(failures).toEqual([expect.stringContaining('killed its worker')])
})

test('a worker that is told to stop takes no further message', async () => {
  for (const n of [1, 2, 3]) await put('mail', n)
  const stopping = new AbortController()
  expect(await drain({ mail: async () => stopping.abort() }, stopping.signal)).toBe(1)
  expect(await rows()).toMatchObject([{ attempts: 0 }, { attempts: 0 }])
})

test('messages of topics without a handler stay as they are', async () => {
  await put('sms', 1)
  expect(await drain({ mail: async () => {} })).toBe(0)
  expect(await rows()).toEqual([{ topic: 'sms', attempts: 0, dead: false, last_error: null }])
})

test('workers at the same time share the messages out', async () => {
  const seen: unknown[] = []
  for (let n = 0; n < 40; n++) await put('mail', n)
  const mail = async (payload: unknown) => {
    seen.push(payload)
  }
  await Promise.all([drain({ mail }), drain({ mail }), drain({ mail })])
  await drain({ mail })
  expect(seen.toSorted((a, b) => Number(a) - Number(b))).toEqual(Array.from({ length: 40 }, (_, n) => n))
})
