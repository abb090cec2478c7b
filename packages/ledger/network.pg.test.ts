import { setTimeout as sleep } from 'node:timers/promises'
import { type Database, openDatabase, transact } from '@poyraz/db'
import { kurus, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { type FaultProxy, startFaultProxy, urlThrough } from '@poyraz/testkit/fault-proxy'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createLedger, type Ledger } from './ledger.ts'
import type { Transaction } from './posting.ts'
import { hashOf } from './testing/engine.ts'

/** Longer than a reply takes on a busy machine, so that load is not mistaken for a network fault. */
const TIMEOUTS = { connectMs: 2_000, answerMs: 2_000 }
const POOL_MAX = 4
const OWNERS = 12
const clock = fakeClock(1_800_000_000_000)

let test: TestDatabase
let proxy: FaultProxy
/** Ledger behind the failing network. */
let far: Database
let ledger: Ledger
/** Direct connection without the proxy. */
let near: Ledger

beforeAll(async () => {
  test = await createTestDatabase()
  near = createLedger({ database: test.database, clock })
  await near.openHouse('house:bank')
})
afterAll(() => test.close())
beforeEach(async () => {
  proxy = await startFaultProxy(Number(new URL(test.appUrl).port))
  far = openDatabase({ url: urlThrough(proxy, test.appUrl), max: POOL_MAX, timeouts: TIMEOUTS })
  ledger = createLedger({ database: far, clock })
})
afterEach(async () => {
  await far.close()
  await proxy.close()
})

const payments = () =>
  Array.from({ length: OWNERS }, (): Transaction => {
    const legs = [{ reason: 'deposit', debit: 'house:bank', credit: 'cash', amount: kurus(100) }]
    return { owner: uuidv7(clock.nowMs()), key: 'paid-in', inputHash: hashOf(legs), legs }
  })

/** Returns the number of other connections with an open transaction. */
async function leftOpen(): Promise<number> {
  const { rows } = await sql<{ n: bigint }>`
    select count(*) as n from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`.execute(
    test.database.db,
  )
  return Number(rows[0]?.n)
}

describe('a network that', () => {
  it.each<[string, (network: FaultProxy) => Promise<unknown>]>([
    ['resets connections', async (network) => network.cut()],
    ['loses answers', (network) => network.mute(500)],
    [
      'swallows everything for a while',
      async (network) => {
        const { release } = network.hold()
        await sleep(3_000)
        release()
      },
    ],
    ['loses the far side alone', async (network) => network.halve()],
  ])(
    '%s loses and doubles no write: the same key gets its reply, and the pool recovers (F12)',
    async (_, fail) => {
      await Promise.all(payments().map((payment) => ledger.post(payment)))
      const asked = payments()
      const answers = Promise.allSettled(asked.map((payment) => ledger.post(payment)))
      await fail(proxy)
      for (const answer of await answers) {
        if (answer.status === 'fulfilled') expect(['created', 'exists']).toContain(answer.value.status)
        else
          expect(answer.reason).toMatchObject({ message: expect.stringMatching(/lost|timeout|terminated/) })
      }
      for (const payment of asked) {
        expect((await ledger.post(payment)).status).toMatch(/^(created|exists)$/)
        expect((await ledger.post(payment)).status).toBe('exists')
        expect(await near.balances(payment.owner)).toEqual(new Map([['cash', 100n]]))
      }
      expect(await near.audit()).toEqual([])
      expect(far.pool.waitingCount).toBe(0)
      expect(far.pool.idleCount).toBe(far.pool.totalCount)
      await expect.poll(leftOpen).toBe(0)
    },
  )

  it('goes silent inside a transaction or a query keeps neither lock nor connection (F12)', async () => {
    const lock = sql`select pg_advisory_xact_lock(1)`
    await ledger.openHouse('house:bank')
    const cut = transact(far.db, async (tx) => {
      await sql`set local idle_in_transaction_session_timeout = '1s'`.execute(tx)
      await lock.execute(tx)
      proxy.hold().release()
      await lock.execute(tx)
    })
    await expect(cut).rejects.toThrow('Query read timeout')
    await transact(test.database.db, (tx) => lock.execute(tx))
    await Promise.all(Array.from({ length: POOL_MAX }, () => sql`select 1`.execute(far.db)))
    proxy.hold().release()
    const queries = Array.from({ length: POOL_MAX }, () => sql`select 1`.execute(far.db))
    for (const query of queries) await expect(query).rejects.toThrow('Query read timeout')
    await sql`select 1`.execute(far.db)
    await expect.poll(leftOpen).toBe(0)
  })
})
