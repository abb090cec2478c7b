import { sportsBuilderPrice } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { deferred } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { EVEN_MATCH, footballMessage } from './fixtures/football.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => {
  h = await openHarness()
  await fillCoupons()
})
afterAll(() => h.close())

/** Copies that fill the table, and coupons on one event. */
const MANY = 5_000
const COUPONS = 6

/**
 * Copies a declined coupon many times, so that PostgreSQL plans as for a large table. With such a plan an
 * update that chooses its rows by a joined query skips a row that another transaction changed meanwhile.
 */
async function fillCoupons(): Promise<void> {
  const player = await h.player(1_000)
  const id = await h.placed(player, [{ eventID: await h.event() }])
  await sql`insert into sports.coupon
    select (jsonb_populate_record(c, jsonb_build_object('id', gen_random_uuid(), 'state', 'declined'))).*
    from sports.coupon c, generate_series(1, ${MANY}) where c.id = ${id}`.execute(h.test.database.db)
  await asSuperuser('analyze sports.coupon')
}

async function asSuperuser(statement: string): Promise<void> {
  const database = openDatabase({ url: h.test.superuserUrl })
  await database.pool.query(statement)
  await database.close()
}

/** Sends a result while another server settles the coupon, which holds its row and clears its mark. */
async function sentMeanwhile(couponId: string, send: () => Promise<unknown>): Promise<void> {
  const [held, mayEnd] = [deferred<void>(), deferred<void>()]
  const settling = transact(h.test.database.db, async (tx) => {
    await sql`select from sports.coupon where id = ${couponId} for no key update`.execute(tx)
    await sql`update sports.coupon set due = false, due_at = null where id = ${couponId}`.execute(tx)
    held.resolve()
    await mayEnd.promise
  })
  await held.promise
  const sending = send()
  await expect.poll(() => waiting()).toBe(1)
  mayEnd.resolve()
  await Promise.all([settling, sending])
}

/** Number of statements of this database that wait for a row. */
async function waiting(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`.execute(h.test.database.db)
  return rows[0]?.count ?? 0
}

it('A12: a result that comes while its coupon is being settled settles it again', async () => {
  const player = await h.player(1_000)
  const eventID = await h.event()
  const placed: string[] = []
  while (placed.length < COUPONS) placed.push(await h.placed(player, [{ eventID }], { unitStake: 100 }))
  for (const [place, id] of placed.entries()) {
    const [winner, state] = place % 2 === 0 ? (['1', 'won'] as const) : (['2', 'lost'] as const)
    await sentMeanwhile(id, () => h.result(eventID, winner))
    await h.work()
    expect([place, await h.coupon(player, id)]).toMatchObject([place, { state }])
  }
})

it('A12: so does the result of a part of a bet builder', async () => {
  const player = await h.player(1_000)
  const eventID = await h.event()
  await h.send(footballMessage({ eventId: eventID, sequence: h.nextSequence() }, EVEN_MATCH))
  const parts = [
    { market: 'FT_1X2', outcome: '1' },
    { market: 'FT_BTTS', outcome: 'Y' },
  ]
  const built = await h.call(sportsBuilderPrice, { eventID, parts }, {})
  if (!built.ok) throw new Error(built.error.error)
  const { market, outcome, odds } = built.value
  const id = await h.placed(player, [{ eventID, market, outcome, odds }])
  await sentMeanwhile(id, () => h.result(eventID, '2'))
  await h.work()
  expect(await h.coupon(player, id)).toMatchObject({ state: 'lost' })
})
