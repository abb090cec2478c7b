import { SECOND_MS, uuidv7 } from '@poyraz/kernel'
import { createTestDatabase, fakeClock, type TestDatabase } from '@poyraz/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { purge } from '../purge.ts'
import { createTickets, TICKET_MS } from './tickets.ts'

const MEMBER = { playerId: uuidv7(1), sessionId: uuidv7(2) }
const NOW_MS = 1_800_000_000_000

let test: TestDatabase
beforeAll(async () => {
  test = await createTestDatabase()
})
afterAll(() => test.close())

it('a ticket counts once, at whichever server', async () => {
  const clock = fakeClock(NOW_MS)
  const [one, other] = [createTickets({ ...test, clock }), createTickets({ ...test, clock })]
  const ticket = await one.issue(MEMBER)
  const taken = await Promise.all([one.take([ticket]), other.take([ticket]), other.take([ticket])])
  expect(taken.flatMap((found) => [...found])).toEqual([[ticket, MEMBER]])
  expect((await one.take([ticket, 'x'.repeat(26)])).size).toBe(0)
})

it('a ticket counts for thirty seconds, and is forgotten later', async () => {
  const clock = fakeClock(NOW_MS)
  const tickets = createTickets({ ...test, clock })
  const [early, late] = [await tickets.issue(MEMBER), await tickets.issue(MEMBER)]
  clock.advance(TICKET_MS - 1)
  expect((await tickets.take([early])).get(early)).toEqual(MEMBER)
  clock.advance(1)
  expect((await tickets.take([late])).size).toBe(0)
  expect(TICKET_MS).toBe(30 * SECOND_MS)
  await tickets.issue(MEMBER)
  await purge(test.database.db, clock.nowMs() + TICKET_MS + 1)
  expect((await test.database.pool.query('select 1 from identity.socket_ticket')).rows).toEqual([])
})
