import { openDatabase } from '@poyraz/db'
import { createLedger } from '@poyraz/ledger'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { SETTLED_AT_ONCE } from './commands/settle-coupons.ts'
import { DELAY_MS, FT_1X2, type Harness, openHarness } from './fixtures/harness.ts'

let h: Harness
beforeAll(async () => void (h = await openHarness()))
afterAll(() => h.close())

const STAKE = 100

/** Places singles on the outcomes of an event in turn, for players in turn. */
async function placeMany(eventID: number, count: number, outcomes = ['1', '2']) {
  const players = [await h.player(1_000_000), await h.player(1_000_000), await h.player(1_000_000)]
  const placed: { readonly player: string; readonly id: string; readonly outcome: string }[] = []
  for (let place = 0; place < count; place++) {
    const outcome = outcomes[place % outcomes.length] ?? ''
    const player = players[place % players.length] ?? ''
    const odds = outcome === '1' ? 2_000 : 3_800
    const id = await h.placed(player, [{ eventID, outcome, odds }], { unitStake: STAKE })
    placed.push({ player, id, outcome })
  }
  return { players, placed }
}

/** Number of transactions that wrote these coupons last. */
async function writers(ids: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct xmin::text)::integer as count from sports.coupon where id = any (${ids})`.execute(
    h.test.database.db,
  )
  return rows[0]?.count ?? 0
}

async function statesOf(placed: readonly { readonly player: string; readonly id: string }[]) {
  const coupons = await Promise.all(placed.map(({ player, id }) => h.coupon(player, id)))
  return coupons.map(({ state }) => state)
}

async function asSuperuser(statement: string, value: string): Promise<void> {
  const database = openDatabase({ url: h.test.superuserUrl })
  await database.pool.query(statement, [value])
  await database.close()
}

it('K1: coupons of one market are settled together, and money, exposure and news are those of each', async () => {
  const eventID = await h.event()
  const { players, placed } = await placeMany(eventID, SETTLED_AT_ONCE + 20)
  const [before, count] = [await Promise.all(players.map(h.cash)), placed.length / 2]
  h.pushed.length = 0
  await h.result(eventID, '1')
  await h.work()
  const ids = placed.map(({ id }) => id)
  expect(await writers(ids)).toBe(2)
  expect(await statesOf(placed)).toEqual(placed.map(({ outcome }) => (outcome === '1' ? 'won' : 'lost')))
  const after = await Promise.all(players.map(h.cash))
  expect(after.map((cash, place) => cash - (before[place] ?? 0))).toEqual(
    players.map(() => (count / players.length) * 2 * STAKE),
  )
  expect(await Promise.all(players.map(h.held))).toEqual([0, 0, 0])
  expect(await h.exposure(eventID)).toBe(0)
  expect(h.pushed.length).toBe(placed.length)
  expect(await createLedger(h.books).audit()).toEqual([])
})

it('A12: a corrected coupon is rolled back beside those that are settled for the first time', async () => {
  const [one, other] = [await h.event(), await h.event()]
  const { placed } = await placeMany(one, 4)
  await h.result(one, '1')
  await h.work()
  const more = await placeMany(other, 4)
  await h.result(one, '2')
  await h.result(other, '1')
  await h.work()
  expect(await statesOf([...placed, ...more.placed])).toEqual([
    'lost',
    'won',
    'lost',
    'won',
    'won',
    'lost',
    'won',
    'lost',
  ])
})

it('a coupon that cannot be settled stops no other one', async () => {
  const eventID = await h.event()
  const { placed } = await placeMany(eventID, 5, ['1'])
  const broken = placed[2]?.id ?? ''
  await asSuperuser('update wagering.bet set open_cash = 0 where id = $1', broken)
  await h.result(eventID, '1')
  await expect(h.work()).rejects.toThrow('an open coupon is settled')
  expect(await statesOf(placed)).toEqual(['won', 'won', 'open', 'won', 'won'])
  await asSuperuser('update wagering.bet set open_cash = cash where id = $1', broken)
  await h.work()
  expect(await statesOf(placed)).toEqual(['won', 'won', 'won', 'won', 'won'])
})

it('a coupon that cannot be decided stops no settlement', async () => {
  const [eventID, live] = [await h.event(), await h.event(FT_1X2, 1, true)]
  const { placed } = await placeMany(eventID, 1)
  const pending = await placeMany(live, 1)
  const broken = pending.placed[0]?.id ?? ''
  await h.prices(live, { FT_1X2: { 1: 1_500, X: 3_400, 2: 3_800 } }, true)
  await asSuperuser('update wagering.bet set open_cash = 0 where id = $1', broken)
  h.clock.advance(DELAY_MS)
  await h.result(eventID, '1')
  await expect(h.work()).rejects.toThrow('the stake of a pending coupon returns')
  expect(await statesOf([...placed, ...pending.placed])).toEqual(['won', 'pending'])
})
