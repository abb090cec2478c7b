import { transact } from '@poyraz/db'
import { enqueue } from '@poyraz/jobs'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { Registry } from 'prom-client'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { gaugeMessages, watchMessages } from './message-watch.ts'

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

it('counts waiting and dead messages and the longest wait every minute', async () => {
  const { db, pool } = test.database
  await transact(db, async (tx) => {
    for (const id of [1, 2, 3]) await enqueue(tx, 'engagement.mail', { id })
  })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const watch = await watchMessages(test.database, () => undefined)
  const registry = new Registry()
  gaugeMessages(watch.state, registry)
  expect(await registry.metrics()).toContain('poyraz_outbox_messages{state="waiting"} 3')
  await pool.query(`update jobs.job set name = 'dead' where data ->> 'id' = '1'`)
  await pool.query(`update jobs.job set created_on = now() - interval '1 hour' where data ->> 'id' <> '3'`)
  vi.advanceTimersByTime(60_000)
  vi.useRealTimers()
  await expect.poll(watch.state).toMatchObject({ waiting: 2, dead: 1 })
  const text = await registry.metrics()
  expect(text).toContain('poyraz_outbox_messages{state="waiting"} 2')
  expect(text).toContain('poyraz_outbox_messages{state="dead"} 1')
  expect(text).toMatch(/poyraz_outbox_oldest_seconds 36\d\d/)
  await pool.query(`delete from jobs.job where name <> 'dead'`)
  await watch.close()
  const after = await watchMessages(test.database, () => undefined)
  expect(after.state()).toEqual({ waiting: 0, dead: 1, oldestSeconds: 0 })
  await after.close()
})
