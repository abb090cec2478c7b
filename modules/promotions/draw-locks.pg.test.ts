import { DAY_MS, kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import type { Draw } from './lottery/draw.ts'

const DRAW: Draw = {
  id: 'cekilis-test',
  name: { tr: 'Deneme çekilişi', en: 'Test draw' },
  prefix: 'T',
  opensAt: new Date(NOON_MS).toISOString(),
  closesAt: new Date(NOON_MS + 10 * DAY_MS).toISOString(),
  drawsAt: new Date(NOON_MS + 11 * DAY_MS).toISOString(),
  perTicket: kurus(50_000),
  ticketsMax: 5,
  prizes: [kurus(100_000)],
}

let harness: Harness

beforeAll(async () => {
  harness = await openHarness({ draws: [DRAW] })
})
afterAll(() => harness.close())

it('C06: a draw computes tickets before it locks the gates, and does not wait long for one', async () => {
  const [first, second] = [harness.player(), harness.player()]
  for (const playerId of [first, second]) {
    await harness.pool.query('select compliance.lock_gates(array[$1::uuid])', [playerId])
    await harness.payIn(playerId, 50_000)
    await harness.play([{ playerId, stake: 50_000, win: 50_000 }])
  }
  harness.clock.set(Date.parse(DRAW.drawsAt))
  const client = await harness.pool.connect()
  try {
    await client.query('begin')
    await client.query('select compliance.lock_gates(array[$1::uuid])', [second])
    const work = harness.promotions.work().catch((error: unknown) => error)
    const waiting = () =>
      client.query(
        `select from pg_locks w join pg_locks t using (pid)
          where not w.granted and t.granted and t.mode = 'RowExclusiveLock'
            and t.relation = 'promotions.ticket'::regclass`,
      )
    await expect.poll(async () => (await waiting()).rowCount, { timeout: 1_900, interval: 20 }).toBe(1)
    expect(await work).toMatchObject({ code: '57014' })
    const isFree = 'select from compliance.gate where player_id = $1 for update nowait'
    expect((await client.query(isFree, [first])).rowCount).toBe(1)
    await client.query('commit')
  } finally {
    client.release(true)
  }
  await harness.promotions.work()
  const { rowCount } = await harness.pool.query('select from promotions.ticket where prize is not null')
  expect(rowCount).toBe(2)
})
