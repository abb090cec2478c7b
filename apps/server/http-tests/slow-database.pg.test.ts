import { financeCheckBalance } from '@poyraz/contract'
import { newPlayer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSlowServer } from './fixtures/slow-server.ts'

const CALLS = 160
const DELAY_MS = 500

let slow: Awaited<ReturnType<typeof startSlowServer>>
beforeAll(async () => {
  slow = await startSlowServer()
})
afterAll(() => slow.close())

it('a slow database serves some calls, fails the rest as unavailable, and recovers (F14)', async () => {
  const { server, proxy } = slow
  const { client } = await newPlayer(server, 50_000)
  const ask = () => client.call(financeCheckBalance, {})
  proxy.delay(DELAY_MS)
  const replies = await Promise.all(Array.from({ length: CALLS }, ask))
  const served = replies.filter((reply) => reply.result)
  const others = replies.filter((reply) => !reply.result)
  for (const reply of served) expect(reply.data).toMatchObject([{ balance: 50_000 }])
  for (const reply of others) expect(reply).toMatchObject({ http: 200, code: 503, error: 'unavailable' })
  expect(served.length).toBeGreaterThan(0)
  expect(others.length).toBeGreaterThan(0)
  proxy.delay(0)
  expect(await Promise.all(Array.from({ length: CALLS }, ask))).toMatchObject(
    Array.from({ length: CALLS }, () => ({ result: true })),
  )
  expect(server.context.database.pool.waitingCount).toBe(0)
})
