import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { openDatabase, transact } from '@poyraz/db'
import { assert, HOUR_MS, kurus, systemClock } from '@poyraz/kernel'
import { createTestDatabase, newcomer, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { runCommand } from './command.ts'
import type { Context } from './context.ts'
import { serverKeys } from './known-keys.ts'

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

/** Sets the configuration of this test: a migrated database, and keys that a server created. */
function configure(env: Record<string, string> = {}): void {
  const settings = { MODE: 'play', DATA_DIR: dataDir, DATABASE_URL: test.appUrl }
  const set = { ...settings, DATABASE_OWNER_URL: test.superuserUrl, ...env }
  for (const [name, value] of Object.entries(set)) vi.stubEnv(name, value)
}

const makeKeys = () => serverKeys({ dir: join(dataDir, 'keys'), database: test.database, clock: systemClock })

/** Runs a command that must be refused, and returns the line for the operator. */
async function refused(): Promise<string> {
  const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const run = vi.fn<() => Promise<number>>(async () => 0)
  expect(await runCommand(run)).toBe(1)
  const said = write.mock.calls.map(([text]) => String(text)).join('')
  write.mockRestore()
  expect(run).not.toHaveBeenCalled()
  return said
}

it('a command does not create an installation in an empty folder', async () => {
  const elsewhere = join(dataDir, 'elsewhere')
  configure({ DATA_DIR: elsewhere, DATABASE_URL: '', DATABASE_OWNER_URL: '' })
  expect(await refused()).toMatch(/^there is no \S+elsewhere\/keys\/\w+\.key: [^\n]+\n$/)
  expect(existsSync(elsewhere)).toBe(false)
})

it('a command updates neither tables nor built-in data', async () => {
  await makeKeys()
  configure()
  const before = await test.database.pool.query('select (select count(*) from content.revision) as n')
  expect(await runCommand(async () => 0)).toBe(0)
  expect(
    (await test.database.pool.query('select (select count(*) from content.revision) as n')).rows,
  ).toEqual(before.rows)
  const owner = openDatabase({ url: test.ownerUrl })
  const { rows } = await owner.pool.query("delete from db.migration where unit = 'content' returning *")
  expect(await refused()).toMatch(/^the database is older than this program \(content\/001-\S+\): [^\n]+\n$/)
  for (const { unit, file, checksum } of rows) {
    const values = [unit, file, checksum]
    await owner.pool.query('insert into db.migration (unit, file, checksum) values ($1, $2, $3)', values)
  }
  await owner.close()
  expect(await runCommand(async () => 0)).toBe(0)
})

it('refuses a command with another jurisdiction than its server', async () => {
  await makeKeys()
  configure({ JURISDICTION: 'strict' })
  expect(await refused()).toMatch(/^the server was started with another JURISDICTION: [^\n]+\n$/)
})

it('a command waits for its background tasks before it closes the database', async () => {
  await makeKeys()
  configure()
  const context = await runHeldUp(async ({ cashier, identity, database }, holdUp) => {
    await cashier.sync()
    const playerId = await identity.ensurePlayer({ ...newcomer(), ...PERSON })
    await database.pool.query(
      `insert into promotions.attached (player_id, offer_id, deposit_key, attached_at, tried_at)
       values ($1, 1, '*', now(), now())`,
      [playerId],
    )
    await holdUp()
    await cashier.depositSandbox({ playerId, amount: kurus(1_000), key: randomUUID() })
  })
  expect([...context.failures.counts()].filter(([, count]) => count > 0)).toEqual([])
})

const PERSON = { country: 'TR', smsOptIn: false, emailOptIn: false, language: 'tr', rid: 10 } as const

/**
 * Runs a command while a background task of promotions, which looks for the offer of a deposit, is delayed.
 */
async function runHeldUp(run: (context: Context, holdUp: () => Promise<void>) => Promise<void>) {
  const owner = openDatabase({ url: test.ownerUrl })
  const blocker = await owner.pool.connect()
  const used: Context[] = []
  let released: Promise<unknown> = Promise.resolve()
  await runCommand(async (context) => {
    used.push(context)
    await run(context, async () => {
      await blocker.query('begin; lock table promotions.attached in access exclusive mode')
      released = sleep(300).then(() => blocker.query('commit'))
    })
    return 0
  })
  await released
  // A failure appears only after the answer to its query.
  await sleep(100)
  blocker.release()
  await owner.close()
  const [context] = used
  assert(context, 'the command ran')
  return context
}

it('a command does not run background jobs, however long it takes', async () => {
  await makeKeys()
  configure({ SMTP_URL: 'smtp://127.0.0.1:1' })
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const code = await runCommand(async ({ engagement, database }) => {
    const mail = { channel: 'mail', to: 'ayse@example.test', subject: 'x', body: 'x', lang: 'tr' } as const
    await transact(database.db, (tx) => engagement.sendMessage(tx, mail))
    vi.advanceTimersByTime(HOUR_MS)
    return 7
  })
  expect(code).toBe(7)
  const { rows } = await test.database.pool.query(
    `select name, state::text, retry_count from jobs.job where name like 'engagement%'`,
  )
  expect(rows).toEqual([{ name: 'engagement.mail', state: 'created', retry_count: 0 }])
})
