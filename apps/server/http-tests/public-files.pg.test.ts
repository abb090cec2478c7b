import { financeCheckBalance } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import { newPlayer, startTestServer, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { READS_AT_ONCE } from '../edge/read-turns.ts'

/** More than the connections to the database. */
const FLOOD = 60
const STUCK_MS = 500
/** Connections of background work. */
const BACKGROUND = 4

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { rateLimits: 'on' } })
})
afterAll(() => server.close())

const FILES = ['/jackpots/dort-su/entries/0.json', '/jackpots/dort-su/record.json', '/rules/index.json']

it.each(FILES)(
  'one address reads %s at most four times at once, and others are served meanwhile (C06)',
  async (path) => {
    const { client } = await newPlayer(server)
    const owner = openDatabase({ url: server.testDatabase.ownerUrl })
    const blocker = await owner.pool.connect()
    await blocker.query(
      'begin; lock table casino.round, casino.jackpot, casino.published_rules in access exclusive mode',
    )
    const flood = Array.from({ length: FLOOD }, () =>
      fetch(new URL(path, server.url)).then(({ status }) => status),
    )
    await new Promise((resolve) => setTimeout(resolve, STUCK_MS))
    const { pool } = server.context.database
    expect(pool.waitingCount).toBe(0)
    expect(pool.totalCount - pool.idleCount).toBeLessThanOrEqual(READS_AT_ONCE + BACKGROUND)
    expect((await client.call(financeCheckBalance, {})).result).toBe(true)
    await blocker.query('rollback')
    blocker.release()
    await owner.close()
    await Promise.all(flood)
  },
)
