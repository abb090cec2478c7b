import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { transact } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'

let test: TestDatabase
let dataDir: string

beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-command-'))
})
afterAll(async () => {
  await test.close()
  await rm(dataDir, { recursive: true, force: true })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

it('a command leaves the work of the background to the server, however long it takes', async () => {
  const settings = { MODE: 'play', DATA_DIR: dataDir, DATABASE_URL: test.appUrl }
  const set = { ...settings, DATABASE_OWNER_URL: test.superuserUrl, SMTP_URL: 'smtp://127.0.0.1:1' }
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value)
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const code = await runCommand(async ({ engagement, database }) => {
    const mail = { channel: 'mail', to: 'ayse@example.test', subject: 'x', body: 'x', lang: 'tr' } as const
    await transact(database.db, (tx) => engagement.sendMessage(tx, mail))
    vi.advanceTimersByTime(HOUR_MS)
    return 7
  })
  expect(code).toBe(7)
  const { rows } = await test.database.pool.query('select topic, attempts from db.outbox')
  expect(rows).toEqual([{ topic: 'engagement.mail', attempts: 0 }])
})
