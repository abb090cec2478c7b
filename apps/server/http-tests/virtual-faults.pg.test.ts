import { createBus } from '@poyraz/bus'
import {
  type Registry,
  sportsCoupon,
  sportsPlaceCoupon,
  tablesProof,
  virtualgamesRound,
} from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { VIRTUAL_TABLES, type VirtualTable, virtualGameOf } from '@poyraz/games/virtual'
import { assert, DAY_MS, HOUR_MS, MINUTE_MS, uuidv7 } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { createSportsbook, endVirtualBets } from '@poyraz/sportsbook'
import { createTables, retireSeasons } from '@poyraz/tables'
import { cashOf, createCaller, createTestDatabase, fakeClock, fund, runJob } from '@poyraz/testkit'
import { createWagering } from '@poyraz/wagering'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'

const FUNDS = 100_000
const STAKE = 1_000
const WATCHED_MS = MINUTE_MS
const RACE = VIRTUAL_TABLES.find(({ game }) => game === 'horses') as VirtualTable
const { bettingMs, drawingMs, resultMs } = RACE.pace

type House = Awaited<ReturnType<typeof openHouse>>
let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

/** A race with its bets on a database of its own, and a clock that tests move. */
async function openHouse(watchedMs = WATCHED_MS) {
  const test = await createTestDatabase()
  // A restore ends the bets by the clock of the database.
  const clock = fakeClock(Date.now())
  const books = { database: test.database, clock }
  const wagering = createWagering({ ...books, reopenAccount: async () => undefined })
  const errors: unknown[] = []
  const onError = (error: unknown) => void errors.push(error)
  const openServer = () => {
    const bus = createBus(onError)
    const nothing = async () => undefined
    const sportsbook = createSportsbook({
      ...books,
      bus,
      wagering,
      inbox: { send: nothing },
      push: nothing,
      pushGoal: nothing,
      simulatorKey: null,
      // A provider that is never heard of: virtual games do not depend on it.
      provider: { url: 'wss://feed.example', token: undefined },
      onError,
    })
    const tables = createTables({
      ...books,
      bus,
      wagering,
      seedKey: new Uint8Array(32).fill(7),
      watchedMs,
      people: { usernamesOf: async () => new Map(), withheldOf: async () => new Set() },
      tables: [],
      virtual: [RACE],
      offers: sportsbook.rounds,
      onError,
    })
    const call = createCaller((registry: Registry) => {
      sportsbook.register(registry)
      tables.register(registry)
    })
    return { sportsbook, tables, call }
  }
  const first = openServer()
  await first.sportsbook.sync()
  await first.tables.sync()
  return {
    test,
    clock,
    errors,
    openServer,
    ...first,
    ledger: createLedger(books),
    /** The round as a page shows it, which also counts as watching. */
    async look() {
      const reply = await first.call(virtualgamesRound, { tableID: RACE.id }, { playerId: null })
      assert(reply.ok, 'the race exists')
      return reply.value
    },
    /** Makes the step that is due after `ms`, and settles what it decided. */
    async step(ms: number, server = first) {
      clock.advance(ms)
      const [held] = await server.tables.store.hold(60_000)
      assert(held, 'this server holds the race')
      const dueMs = await server.tables.store.step(held)
      await server.sportsbook.work()
      return dueMs
    },
    async player() {
      const playerId = uuidv7(clock.nowMs())
      await fund(books, playerId, BigInt(FUNDS))
      return playerId
    },
    cash: async (playerId: string) => Number(await cashOf(books, playerId)),
    close: () => test.close(),
  }
}

/** Bets on each runner of a round. */
async function betOnAll(playerId: string, round: Awaited<ReturnType<House['look']>>) {
  const market = round.outright?.markets.find((one) => one.market === 'WINNER')
  const replies = []
  for (const { outcome, odds } of market?.outcomes ?? []) {
    const eventID = round.outright?.eventID ?? 0
    const selections = [{ eventID, market: 'WINNER', outcome, odds, version: 0 }]
    replies.push(await house.call(sportsPlaceCoupon, { selections, unitStake: STAKE }, { playerId }))
  }
  return replies
}

const idsOf = (replies: Awaited<ReturnType<typeof betOnAll>>) =>
  replies.map((reply) => {
    assert(reply.ok, 'the bet was taken')
    return reply.value.couponID
  })

it('rests until somebody watches, and then takes bets for the whole time', async () => {
  // The first look wakes the race; its page then asks again.
  await house.look()
  const woken = await house.look()
  expect(woken).toMatchObject({ rests: false, state: { phase: 'betting', number: 1 } })
  expect(woken.state.endsAt - house.clock.nowMs()).toBe(bettingMs)
  expect(await house.step(bettingMs + WATCHED_MS)).toBe(house.clock.nowMs() + HOUR_MS)
  await house.look()
  const again = await house.look()
  expect(again.state.roundID).toBe(woken.state.roundID)
  const ada = await house.player()
  house.clock.advance(bettingMs - 1)
  expect(idsOf(await betOnAll(ada, again))).toHaveLength(8)
  expect(await house.ledger.audit()).toEqual([])
})

it('runs a race with a bet although nobody watches', async () => {
  await house.look()
  const ada = await house.player()
  idsOf(await betOnAll(ada, await house.look()))
  await house.step(bettingMs + WATCHED_MS)
  expect((await house.look()).state.phase).toBe('drawing')
})

it('a race that the rules cannot decide is void: its stakes return, and the next one opens (R26, F23)', async () => {
  await house.look()
  const round = await house.look()
  const ada = await house.player()
  const coupons = idsOf(await betOnAll(ada, round))
  const decide = vi.spyOn(virtualGameOf(RACE), 'decide').mockImplementationOnce(() => {
    throw new Error('no horse came in')
  })
  await house.step(bettingMs)
  decide.mockRestore()
  const { state } = await house.look()
  expect(state).toMatchObject({ phase: 'betting', number: round.state.number + 1 })
  expect(await house.cash(ada)).toBe(FUNDS)
  const coupon = await house.call(sportsCoupon, { couponID: coupons[0] ?? '' }, { playerId: ada })
  expect(coupon).toMatchObject({ ok: true, value: { state: 'void' } })
  expect(house.errors.splice(0)).toMatchObject([{ message: 'no horse came in' }])
  expect(await house.ledger.audit()).toEqual([])
})

it.each(['betting', 'drawing'] as const)(
  'another server goes on after a crash in the phase %s, with one winner paid once (F01, F12)',
  async (phase) => {
    await house.look()
    const round = await house.look()
    const ada = await house.player()
    idsOf(await betOnAll(ada, round))
    if (phase === 'drawing') await house.step(bettingMs)
    const drawn = (await house.look()).state.outcome
    const next = house.openServer()
    house.clock.advance(bettingMs + drawingMs + 61_000)
    for (let steps = 0; steps < (phase === 'betting' ? 2 : 1); steps++) await house.step(drawingMs, next)
    const proof = await next.call(tablesProof, { roundID: round.state.roundID }, { playerId: null })
    assert(proof.ok, 'the round has its proof')
    if (drawn) expect(proof.value.outcome).toEqual(drawn)
    const { order } = proof.value.outcome as unknown as { readonly order: readonly number[] }
    const winner = round.outright?.markets[0]?.outcomes[(order[0] ?? 0) - 1]
    const paid = Math.floor((STAKE * (winner?.odds ?? 0)) / 1_000)
    expect(await house.cash(ada)).toBe(FUNDS - 8 * STAKE + paid)
    expect(await house.ledger.audit()).toEqual([])
  },
)

it('after a restore no bet is added to the round, and the next one has another chain', async () => {
  await house.look()
  const round = await house.look()
  const ada = await house.player()
  const owner = openDatabase({ url: house.test.ownerUrl, max: 1 })
  await transact(owner.db, async (tx) => {
    await retireSeasons(tx)
    await endVirtualBets(tx)
  })
  await owner.close()
  house.clock.advance(MINUTE_MS)
  const [reply] = await betOnAll(ada, round)
  expect(reply).toMatchObject({ ok: false, error: { error: 'market_closed' } })
  await house.step(bettingMs)
  await house.step(drawingMs)
  await house.step(resultMs)
  const next = await house.look()
  expect(next.state.number).toBe(1)
  expect(next.season.seasonID).not.toBe(round.season.seasonID)
})

it('after a week deletes rounds without bets, and keeps what the coupons of others show', async () => {
  await house.close()
  house = await openHouse(HOUR_MS)
  await house.look()
  const first = await house.look()
  const ada = await house.player()
  const coupons = idsOf(await betOnAll(ada, first))
  for (const ms of [bettingMs, drawingMs, resultMs]) await house.step(ms)
  const empty = await house.look()
  for (const ms of [bettingMs, drawingMs, resultMs]) await house.step(ms)
  const show = () => house.call(sportsCoupon, { couponID: coupons[0] ?? '' }, { playerId: ada })
  const before = await show()
  house.clock.advance(8 * DAY_MS)
  await runJob(house.sportsbook.jobs, 'sports.purge')
  const { rows } = await house.test.database.pool.query<{ id: number }>(
    'select id from sports.event where id = any ($1)',
    [[first.outright?.eventID, empty.outright?.eventID]],
  )
  expect(rows).toEqual([{ id: first.outright?.eventID }])
  expect(await show()).toEqual(before)
  expect(await house.ledger.audit()).toEqual([])
})
