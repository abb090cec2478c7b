import { createBus } from '@poyraz/bus'
import { sportsCashOut, sportsCoupon, sportsEvent, sportsPlaceCoupon } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock, fund, runJob } from '@poyraz/testkit'
import {
  type ProviderMessage,
  type SportsProvider,
  startSportsProvider,
} from '@poyraz/testkit/sports-provider'
import { createWagering } from '@poyraz/wagering'
import { sql } from 'kysely'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createSportsbook } from './index.ts'

const EVENT = 1_001
const OTHER = 1_002
const STALL_MS = 21_000
const DELAY_MS = 5_000

let provider: SportsProvider
let h: Awaited<ReturnType<typeof open>>
beforeEach(async () => {
  provider = await startSportsProvider()
  h = await open(provider.url)
})
afterEach(async () => {
  await h.close()
  await provider.close()
})

/** A sportsbook that is connected to the provider, over a database of its own. */
async function open(url: string) {
  const test = await createTestDatabase()
  const clock = fakeClock(Date.parse('2026-11-23T09:00:00Z'))
  const books = { database: test.database, clock }
  const wagering = createWagering({ ...books, reopenAccount: async () => undefined })
  const errors: string[] = []
  const onError = (error: unknown) => void errors.push(String(error))
  const bus = createBus(onError)
  const sportsbook = createSportsbook({
    ...books,
    bus,
    wagering,
    inbox: { send: async () => undefined },
    pushGoal: async () => undefined,
    push: async () => undefined,
    simulatorKey: null,
    provider: { url, token: undefined },
    wait: async () => undefined,
    onError,
  })
  await sportsbook.sync()
  const call = createCaller((registry) => sportsbook.register(registry))
  let stop = sportsbook.start()
  return {
    clock,
    errors,
    db: test.database.db,
    watch: () => runJob(sportsbook.jobs, 'sports.feed_watch'),
    purge: () => runJob(sportsbook.jobs, 'sports.purge'),
    async market(eventID = EVENT) {
      const event = await call(sportsEvent, { eventID }, {})
      const market = event.ok ? event.value.markets.find((one) => one.market === 'FT_1X2') : undefined
      return market && { state: market.state, odds: market.outcomes[0]?.odds }
    },
    async alarms() {
      const { rows } = await sql<{ kind: string }>`
        select kind from sports.alarm order by id`.execute(test.database.db)
      return rows.map(({ kind }) => kind)
    },
    async player() {
      const playerId = uuidv7(clock.nowMs())
      await fund(books, playerId, 100_000n)
      return playerId
    },
    /** Bets on the home win at the first price. */
    place(playerId: string) {
      const selection = { eventID: EVENT, market: 'FT_1X2', outcome: '1', odds: 2_000, version: 1 }
      return call(sportsPlaceCoupon, { selections: [selection], unitStake: 1_000 }, { playerId })
    },
    coupon: (playerId: string, couponID: string) => call(sportsCoupon, { couponID }, { playerId }),
    sell: (playerId: string, couponID: string) =>
      call(sportsCashOut, { couponID, value: 900, percent: 100 }, { playerId }),
    work: () => sportsbook.work(),
    async restart(during: () => Promise<void>) {
      await stop()
      await during()
      stop = sportsbook.start()
    },
    async close() {
      await stop()
      await test.close()
    },
  }
}

const team = (id: number) => ({
  id,
  name: `Takım ${id}`,
  short: `T${id % 10}`,
  colors: ['#b3202a', '#f4efe6'],
})

const fixtures = {
  type: 'fixtures',
  leagues: [
    {
      id: 1,
      sport: 'football',
      name: 'Kıyı Ligi',
      countryTr: 'Türkiye',
      countryEn: 'Türkiye',
      legsMin: 1,
      teams: [team(101), team(102)],
    },
  ],
  events: [
    { id: EVENT, leagueId: 1, season: 1, homeId: 101, awayId: 102, startsAt: '2026-11-24T18:00:00.000Z' },
  ],
}

const odds = (sequence: number, home: number): ProviderMessage => ({
  type: 'odds_change',
  eventId: EVENT,
  sequence,
  state: 'upcoming',
  facts: null,
  markets: [
    {
      market: 'FT_1X2',
      group: 'main',
      outcomes: [
        { outcome: '1', odds: home, chance: Math.round(950_000_000 / home) },
        { outcome: 'X', odds: 3_300, chance: 280_000 },
        { outcome: '2', odds: 3_600, chance: 240_000 },
      ],
    },
  ],
})

/** Sends the event with its first price. */
async function begin(): Promise<void> {
  provider.lose(fixtures)
  provider.lose(odds(1, 2_000))
  await provider.settled()
}

it('recovers what was sent before the connection, then takes bets', async () => {
  await begin()
  expect(provider.recoveries[0]).toBe(0)
  expect(await h.market()).toEqual({ state: 'active', odds: 2_000 })
  await provider.send(odds(2, 2_100))
  expect(await h.market()).toEqual({ state: 'active', odds: 2_100 })
  expect(await h.alarms()).toEqual([])
})

it('reconnects after a cut and asks for all messages since the last known one', async () => {
  await begin()
  provider.cut()
  provider.lose(odds(2, 2_200))
  await expect.poll(() => provider.recoveries.at(-1)).toBe(2)
  await provider.settled()
  expect(await h.market()).toEqual({ state: 'active', odds: 2_200 })
})

it('asks for what came while the server was down', async () => {
  await begin()
  await h.restart(async () => {
    provider.lose(odds(2, 2_300))
  })
  await expect.poll(() => provider.recoveries.at(-1)).toBe(2)
  await provider.settled()
  expect(await h.market()).toEqual({ state: 'active', odds: 2_300 })
})

it('F21: suspends all markets while the provider is silent, and resumes only after a recovery', async () => {
  await begin()
  await h.watch()
  expect(await h.market()).toMatchObject({ state: 'active' })
  h.clock.advance(STALL_MS)
  await h.watch()
  await h.watch()
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_000 })
  expect(await h.alarms()).toEqual(['stall'])
  provider.hold(true)
  provider.alive()
  await expect.poll(() => provider.recoveries.length).toBe(2)
  expect(await h.market()).toMatchObject({ state: 'suspended' })
  provider.hold(false)
  provider.cut()
  await expect.poll(() => h.market()).toEqual({ state: 'active', odds: 2_000 })
  expect(h.errors).toEqual([expect.stringContaining('stall')])
})

/** Lets the provider be silent; the job that suspends its events does not run. */
async function beSilent(): Promise<void> {
  h.clock.advance(STALL_MS)
  expect(await h.market()).toMatchObject({ state: 'active' })
}

it('F21: refuses a coupon after a silence that the watch has not noticed yet', async () => {
  await begin()
  const playerId = await h.player()
  expect(await h.place(playerId)).toMatchObject({ ok: true })
  await beSilent()
  expect(await h.place(playerId)).toMatchObject({ ok: false, error: { error: 'market_closed' } })
  provider.alive()
  await provider.settled()
  expect(await h.place(playerId)).toMatchObject({ ok: true })
})

it('F21: buys no coupon back after a silence that the watch has not noticed yet', async () => {
  await begin()
  const playerId = await h.player()
  const placed = await h.place(playerId)
  const couponID = placed.ok ? placed.value.couponID : ''
  await beSilent()
  expect(await h.sell(playerId, couponID)).toMatchObject({ error: { error: 'cash_out_unavailable' } })
})

it('F21: declines a pending coupon whose delay ends in a silence', async () => {
  await begin()
  await provider.send({ ...odds(2, 2_000), state: 'live' })
  const playerId = await h.player()
  h.clock.advance(STALL_MS - DELAY_MS)
  const placed = await h.place(playerId)
  const couponID = placed.ok ? placed.value.couponID : ''
  expect(placed).toMatchObject({ value: { state: 'pending' } })
  h.clock.advance(DELAY_MS)
  await h.work()
  const coupon = await h.coupon(playerId, couponID)
  expect(coupon).toMatchObject({ value: { state: 'declined', declineReason: 'market_closed' } })
})

it('suspends for missing messages, and applies them in their order after a recovery', async () => {
  await begin()
  provider.hold(true)
  provider.lose(odds(2, 2_200))
  provider.sendRaw(JSON.stringify({ ...odds(3, 2_500), number: 4 }))
  await expect.poll(() => h.alarms()).toEqual(['gap'])
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_000 })
  provider.hold(false)
  provider.lose(odds(3, 2_500))
  provider.cut()
  await expect.poll(() => h.market()).toEqual({ state: 'active', odds: 2_500 })
})

it('takes no bets at the prices from before an outage', async () => {
  await begin()
  await h.restart(async () => {
    provider.lose(odds(2, 2_300))
    provider.hold(true)
    h.clock.advance(STALL_MS)
  })
  await expect.poll(() => provider.recoveries.length).toBe(2)
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_000 })
  provider.hold(false)
  provider.cut()
  await expect.poll(() => h.market()).toEqual({ state: 'active', odds: 2_300 })
})

it('takes no bets while known messages are missing, also if a recovery is under way', async () => {
  await begin()
  provider.hold(true)
  await h.restart(async () => {
    provider.lose(odds(2, 2_300))
  })
  await expect.poll(() => provider.recoveries.length).toBe(2)
  provider.alive()
  await expect.poll(() => h.market()).toEqual({ state: 'suspended', odds: 2_000 })
})

it('takes no bets on an event that a recovery brings, until it is complete', async () => {
  await begin()
  provider.hold(true)
  h.clock.advance(STALL_MS)
  await h.watch()
  const [event] = fixtures.events
  provider.lose({ ...fixtures, events: [{ ...event, id: OTHER }] })
  provider.lose({ ...odds(1, 2_500), eventId: OTHER })
  provider.resend(2)
  await expect.poll(() => h.market(OTHER)).toEqual({ state: 'suspended', odds: 2_500 })
  provider.hold(false)
  provider.cut()
  await expect.poll(() => h.market(OTHER)).toEqual({ state: 'active', odds: 2_500 })
})

it('F21: applies a repeated message once', async () => {
  await begin()
  const repeated = JSON.stringify({ ...odds(2, 2_200), number: 3 })
  await provider.send(odds(2, 2_200))
  provider.sendRaw(repeated)
  await provider.send(odds(3, 2_300))
  expect(await h.market()).toEqual({ state: 'active', odds: 2_300 })
  expect(await h.alarms()).toEqual([])
})

it('refuses a message that contradicts one with its number, until newer prices come', async () => {
  await begin()
  provider.sendRaw(JSON.stringify({ ...odds(1, 9_000), number: 2 }))
  await expect.poll(() => h.alarms()).toEqual(['contradiction'])
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_000 })
  await provider.send(odds(2, 2_200))
  expect(await h.market()).toEqual({ state: 'active', odds: 2_200 })
})

it('F21, A14: refuses a message that goes backwards', async () => {
  await begin()
  await provider.send(odds(5, 2_200))
  await provider.send(odds(4, 8_000))
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_200 })
  expect(await h.alarms()).toEqual(['backwards'])
})

it('refuses an event that begins again after its end', async () => {
  await begin()
  await provider.send({ ...odds(2, 2_000), type: 'bet_stop', state: 'finished', markets: undefined })
  await provider.send(odds(3, 2_000))
  expect(await h.alarms()).toEqual(['contradiction'])
})

it('refuses a message that fails the schema, keeps it, and goes on', async () => {
  await begin()
  await provider.send({ ...odds(2, 900) })
  expect(await h.market()).toEqual({ state: 'suspended', odds: 2_000 })
  expect(await h.alarms()).toEqual(['invalid'])
  await provider.send(odds(3, 2_200))
  expect(await h.market()).toEqual({ state: 'active', odds: 2_200 })
})

const [known] = fixtures.leagues
const named = (name: string) => ({ ...fixtures, leagues: [{ ...known, name }] })
it.each<[string, ProviderMessage]>([
  ['a NUL in a text', named('Kıyı\u0000Ligi')],
  ['half a character', named('Kıyı \ud83d')],
  ['an event that is no id', { ...odds(2, 2_100), eventId: 'x' }],
  ['a number beyond that of the column', { ...fixtures, events: [{ ...fixtures.events[0], season: 3e9 }] }],
  ['a league that is unknown', { ...fixtures, events: [{ ...fixtures.events[0], id: OTHER, leagueId: 9 }] }],
  ['a league of virtual games', { ...fixtures, leagues: [{ ...known, id: 1_999_000_001, teams: [] }] }],
  ['an event of virtual games', { ...fixtures, events: [{ ...fixtures.events[0], id: 2_000_000_000 }] }],
  ['prices of a virtual event', { ...odds(1, 2_100), eventId: 2_000_000_000 }],
  ['a team twice', { ...fixtures, leagues: [{ ...known, teams: [team(101), team(101)] }] }],
])('C08: refuses %s once, and goes on without a new connection', async (_, message) => {
  await begin()
  const connections = provider.recoveries.length
  await provider.send(message)
  expect(await h.alarms()).toEqual(['invalid'])
  await provider.send(odds(3, 2_200))
  expect(await h.market()).toEqual({ state: 'active', odds: 2_200 })
  expect(provider.recoveries).toHaveLength(connections)
})

it('leaves a round of a virtual game as it is, whatever a provider says about its events', async () => {
  await begin()
  const { rows } = await sql<{ id: number }>`
    insert into sports.event (id, league_id, season, starts_at)
    values (nextval('sports.virtual_event_id'), 1999000002, 1, '2026-11-23T10:00:00Z') returning id`.execute(
    h.db,
  )
  const id = rows[0]?.id ?? 0
  const stored = async () =>
    (
      await sql`select state, starts_at, markets, version, feed_stop from sports.event where id = ${id}`.execute(
        h.db,
      )
    ).rows
  const before = await stored()
  const moved = { id, leagueId: 1, season: 1, startsAt: '2026-11-25T10:00:00.000Z' }
  await provider.send({ ...fixtures, outrights: [moved] })
  await provider.send({ ...odds(7, 2_100), eventId: id, state: 'live' })
  await provider.send({ ...odds(8, 900), eventId: id })
  expect(await stored()).toEqual(before)
  expect(await h.alarms()).toEqual(['invalid', 'invalid', 'invalid'])
})

it('C06: goes on after two thousand million messages', async () => {
  await begin()
  await sql`update sports.feed set number = 2147483647`.execute(h.db)
  for (const [number, home] of [
    [2_147_483_648, 2_100],
    [2_147_483_649, 2_200],
  ] as const) {
    provider.sendRaw(JSON.stringify({ ...odds(home, home), number }))
    await expect.poll(() => h.market()).toEqual({ state: 'active', odds: home })
  }
})

it('C06: closes a connection whose waiting frames are too large together', async () => {
  await begin()
  const padding = 'x'.repeat(3_900_000)
  await transact(h.db, async (tx) => {
    await sql`select from sports.feed for update`.execute(tx)
    for (let number = 3; number < 14; number++)
      provider.sendRaw(JSON.stringify({ number, type: 'padded', padding }))
    await expect
      .poll(() => h.errors, { timeout: 10_000 })
      .toEqual([expect.stringContaining('too many frames')])
  })
})

it('C06: applies a recovery that is larger than what may wait, part by part', async () => {
  await begin()
  const before = provider.recoveries.length
  const padding = 'x'.repeat(3_900_000)
  await h.restart(async () => {
    for (let count = 0; count < 14; count++) provider.lose({ type: 'padded', padding })
    provider.lose(odds(50, 2_300))
  })
  await expect.poll(() => h.market(), { timeout: 30_000 }).toEqual({ state: 'active', odds: 2_300 })
  expect(provider.recoveries.length - before).toBeLessThanOrEqual(3)
})

it('C06: keeps digests and alarms of messages for some days', async () => {
  await begin()
  await provider.send({ ...odds(2, 900) })
  const kept = async () => {
    const { rows } = await sql<{ digests: number; alarms: number }>`
      select (select count(*)::integer from sports.feed_message) as digests,
        (select count(*)::integer from sports.alarm) as alarms`.execute(h.db)
    return Object.values(rows[0] ?? {})
  }
  await h.purge()
  expect(await kept()).toEqual([3, 1])
  h.clock.advance(8 * DAY_MS)
  await h.purge()
  expect(await kept()).toEqual([0, 1])
  // A message whose digest is gone is repeated, and contradicts nothing.
  provider.resend(0)
  await provider.settled()
  expect(await h.alarms()).toEqual(['invalid'])
  h.clock.advance(90 * DAY_MS)
  await h.purge()
  expect(await kept()).toEqual([0, 0])
})

it('applies a message about an unknown event as soon as the event is known', async () => {
  await provider.settled()
  await provider.send(odds(1, 2_400))
  expect(await h.alarms()).toEqual(['unknown_event'])
  await provider.send(fixtures)
  expect(await h.market()).toEqual({ state: 'active', odds: 2_400 })
  expect(await h.alarms()).toEqual([])
})
