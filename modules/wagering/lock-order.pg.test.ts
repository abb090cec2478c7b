import { kurus } from '@poyraz/kernel'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Bettor, betOf, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
/** In the order of their ids. */
let players: readonly [Bettor, Bettor]
beforeAll(async () => {
  harness = await openHarness()
})
beforeEach(async () => {
  const two = await Promise.all([1_000, 1_000].map(harness.player))
  const [first, second] = two.toSorted((a, b) => (a.playerId < b.playerId ? -1 : 1))
  if (!first || !second) throw new Error('two players')
  players = [first, second]
  for (const player of players) {
    await player.limitLosses(1_000_000)
    await player.giveBonus(500, 100_000)
  }
})
afterAll(() => harness.close())

/** Seats of both players, the last one first. */
const seats = () =>
  players
    .toReversed()
    .map(({ playerId }) =>
      betOf(playerId, 300, { id: crypto.randomUUID(), house: 'house:table:tavla', key: 'round:1' }),
    )
const TABLE: Readonly<Record<string, () => Promise<() => Promise<unknown>>>> = {
  async 'places a round'() {
    return () => harness.openTable(seats())
  },
  async 'settles a round'() {
    const bets = seats()
    await harness.openTable(bets)
    const ends = bets.map(({ id: betId, playerId }) => ({
      betId,
      playerId,
      key: 'end:1',
      kind: 'settle' as const,
      win: kurus(300),
    }))
    return () => harness.settleTable(ends)
  },
}
const ROWS = {
  gate: 'select from compliance.gate where player_id = $1 for no key update',
  bonus: 'select from promotions.bonus where player_id = $1 for no key update',
  account: 'select from ledger.account where owner = $1 for no key update',
} as const
type Kind = keyof typeof ROWS
/** The locks that a table may not hold while it waits for that of its first player. */
const LATER: Readonly<Record<Kind, readonly Kind[]>> = {
  gate: ['gate', 'bonus', 'account'],
  bonus: ['bonus', 'account'],
  account: ['account'],
}

/** Number of statements that wait for a lock; outside of the transaction, which would cache the answer. */
const waiting = async () => {
  const { rowCount } = await harness.test.database.pool.query(
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
  )
  return rowCount
}

describe.each(Object.keys(TABLE))('a table that %s', (name) => {
  it.each(Object.keys(ROWS) as Kind[])('locks the %s of its players in their order', async (kind) => {
    const run = await TABLE[name]?.()
    const [first, second] = players
    const client = new pg.Client({ connectionString: harness.test.ownerUrl })
    await client.connect()
    try {
      await client.query('begin')
      await client.query(ROWS[kind], [first.playerId])
      const done = run?.()
      await expect.poll(waiting, { timeout: 5_000 }).toBe(1)
      for (const later of LATER[kind]) await client.query(`${ROWS[later]} nowait`, [second.playerId])
      await client.query('commit')
      await done
    } finally {
      await client.end()
    }
  })
})
