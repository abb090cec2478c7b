import { casinoRecentGames, casinoStats, PLAY_PAUSE_MINUTES } from '@poyraz/contract'
import { DAY_MS, istanbulDay, kurus, MINUTE_MS, SECOND_MS } from '@poyraz/kernel'
import { plansOf, runJob } from '@poyraz/testkit'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UNREAD_MS } from './commands/watch-returns.ts'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { openPlayer } from './fixtures/own-money.ts'
import type { HouseGame } from './house-game.ts'
import { addPlayedAfter, listRecentGames, readPlay } from './store/player-days.ts'
import { firstIdOf } from './store/rounds.ts'
import { COIN, OTHER } from './testing/coin.ts'

/** Pays nothing, and leads to four free spins. */
const FEATURE: HouseGame = {
  ...COIN,
  id: 903,
  slug: 'test-feature',
  decide: (draws) => {
    draws.int(2)
    return { outcome: { spins: [1, 2, 3, 4, 5] }, win: kurus(0) }
  },
}

let harness: Harness

beforeAll(async () => {
  harness = await openHarness([COIN, OTHER, FEATURE])
})
afterAll(() => harness.close())
// The job has read the rounds up to now: time never goes back.
beforeEach(() => harness.clock.advance(DAY_MS))

const today = () => istanbulDay(harness.clock.nowMs())
const addDays = () => runJob(harness.casino.jobs, 'casino.player-days')

/** Lets the job reach every round so far. */
async function addAll(): Promise<void> {
  harness.clock.advance(UNREAD_MS + SECOND_MS)
  await addDays()
}

async function statsOf(playerId: string, filter: object = {}) {
  const days = { startDate: '2026-11-01', endDate: '2027-10-31' }
  const reply = await harness.call(casinoStats, { ...days, ...filter }, { playerId, lang: 'en' })
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value
}

async function play(playerId: string, gameID = COIN.id): Promise<bigint> {
  const reply = await harness.play(playerId, 100, undefined, gameID)
  if (!reply.ok) throw new Error(JSON.stringify(reply.error))
  return reply.value.win
}

describe('own statistics', () => {
  it('are the same before and after the job has added the rounds', async () => {
    const id = await harness.player(100_000n)
    const wins: bigint[] = []
    for (const gameID of [COIN.id, COIN.id, OTHER.id, FEATURE.id]) {
      wins.push(await play(id, gameID))
      harness.clock.advance(10 * SECOND_MS)
    }
    const fresh = await statsOf(id)
    const sum = wins.reduce((all, win) => all + win, 0n)
    const biggestWin = wins.reduce((most, win) => (win > most ? win : most), 0n)
    const total = { rounds: 4, stake: 400n, win: sum, biggestWin, featureSpins: 4, playedMs: 30_000 }
    expect(fresh.total).toEqual(total)
    expect(fresh.periods).toEqual([{ period: today(), ...total }])
    expect(fresh.games.map(({ gameName, rounds, stake }) => [gameName, rounds, stake])).toEqual([
      ['Test Coin', 2, 200n],
      ['Other', 1, 100n],
      ['Test Coin', 1, 100n],
    ])
    await addAll()
    expect(await statsOf(id)).toEqual(fresh)
    // Half of them added, the other half fresh, and a second run adds nothing twice.
    await play(id)
    await addDays()
    expect((await statsOf(id)).total).toMatchObject({ rounds: 5, stake: 500n })
    await addAll()
    await addAll()
    expect((await statsOf(id)).total).toMatchObject({ rounds: 5, stake: 500n })
  })

  it('are of the Istanbul day and month of each round, and of the asked days alone', async () => {
    const id = await harness.player(100_000n)
    for (const at of [
      '2027-01-31T23:59:59+03:00',
      '2027-02-01T00:00:00+03:00',
      '2027-02-28T23:59:59+03:00',
    ]) {
      harness.clock.set(Date.parse(at))
      await play(id)
    }
    for (const add of [async () => undefined, addAll]) {
      await add()
      const periods = async (filter: object) =>
        (await statsOf(id, filter)).periods.map(({ period, rounds }) => [period, rounds])
      expect(await periods({})).toEqual([
        ['2027-01-31', 1],
        ['2027-02-01', 1],
        ['2027-02-28', 1],
      ])
      expect(await periods({ step: 'month' })).toEqual([
        ['2027-01', 1],
        ['2027-02', 2],
      ])
      expect(await periods({ startDate: '2027-02-01', endDate: '2027-02-28' })).toEqual([
        ['2027-02-01', 1],
        ['2027-02-28', 1],
      ])
      expect(await periods({ gameID: OTHER.id })).toEqual([])
    }
  })

  it('count no stake for a free spin of the house, but its win', async () => {
    const own = await openPlayer(harness, 10_000)
    await own.giveSpins(1)
    expect(await own.play({ stake: 100, win: 700, free: true })).toBe('created')
    harness.clock.advance(SECOND_MS)
    expect(await own.play({ stake: 100, win: 0 })).toBe('created')
    const expected = { rounds: 2, stake: 100n, win: 700n, biggestWin: 700n, playedMs: SECOND_MS }
    expect((await statsOf(own.playerId)).total).toMatchObject(expected)
    await addAll()
    expect((await statsOf(own.playerId)).total).toMatchObject(expected)
  })

  it('count the time between rounds, without pauses, also where the job stopped between two', async () => {
    const id = await harness.player(100_000n)
    await play(id)
    harness.clock.advance(PLAY_PAUSE_MINUTES * MINUTE_MS)
    await addDays()
    await play(id)
    harness.clock.advance(PLAY_PAUSE_MINUTES * MINUTE_MS + 1)
    await play(id)
    harness.clock.advance(20 * SECOND_MS)
    await play(id)
    const playedMs = PLAY_PAUSE_MINUTES * MINUTE_MS + 20 * SECOND_MS
    expect((await statsOf(id)).total).toMatchObject({ playedMs })
    await addAll()
    expect((await statsOf(id)).total).toMatchObject({ playedMs })
  })

  it('are those of the caller alone, zero without play, and of a year at most', async () => {
    const [id, stranger] = [await harness.player(100_000n), await harness.player(0n)]
    await play(id)
    const nothing = { rounds: 0, stake: 0n, win: 0n, biggestWin: 0n, featureSpins: 0, playedMs: 0 }
    expect(await statsOf(stranger)).toEqual({ total: nothing, periods: [], games: [] })
    const ask = (startDate: string, endDate: string) =>
      casinoStats.input.safeParse({ startDate, endDate }).success
    expect(ask('2026-01-01', '2027-01-01')).toBe(true)
    expect(ask('2026-01-01', '2027-01-02')).toBe(false)
    expect(ask('2026-01-02', '2026-01-01')).toBe(false)
  })

  it('read only the days of the player and the rounds that are not added yet', async () => {
    const filter = { startDate: '2026-11-01', endDate: '2026-11-30', step: 'day', gameId: null } as const
    const { db } = harness.test.database
    const id = await harness.player(0n)
    const read = await plansOf(db, (one) => readPlay(one, { ...filter, playerId: id }))
    expect(read).not.toContain('Seq Scan on round')
    const [lastId, endId] = [firstIdOf(harness.clock.nowMs() - DAY_MS), firstIdOf(harness.clock.nowMs())]
    const added = await plansOf(db, (one) => addPlayedAfter(one, lastId, endId))
    expect(added).not.toContain('Seq Scan on round')
  })
})

describe('recently played games', () => {
  const gamesOf = async (playerId: string) => {
    const reply = await harness.call(casinoRecentGames, {}, { playerId })
    if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
    return reply.value.map(({ gameID }: { gameID: number }) => gameID)
  }

  it('are each game once, the last played first, however long one of them was played', async () => {
    const id = await harness.player(100_000n)
    await play(id, FEATURE.id)
    await play(id, OTHER.id)
    for (let round = 0; round < 60; round++) {
      harness.clock.advance(SECOND_MS)
      await play(id, COIN.id)
    }
    const order = [COIN.id, OTHER.id, FEATURE.id]
    expect(await gamesOf(id)).toEqual(order)
    await addAll()
    expect(await gamesOf(id)).toEqual(order)
    // One of them fresh again, on the same day.
    await play(id, FEATURE.id)
    expect(await gamesOf(id)).toEqual([FEATURE.id, COIN.id, OTHER.id])
    await addAll()
    expect(await gamesOf(id)).toEqual([FEATURE.id, COIN.id, OTHER.id])
  })

  it('are those of the caller, of the last 90 days', async () => {
    const [id, stranger] = [await harness.player(100_000n), await harness.player(0n)]
    await play(id)
    await addAll()
    expect(await gamesOf(stranger)).toEqual([])
    harness.clock.advance(89 * DAY_MS)
    expect(await gamesOf(id)).toEqual([COIN.id])
    harness.clock.advance(2 * DAY_MS)
    expect(await gamesOf(id)).toEqual([])
  })

  it('read only the days of the player and the rounds that are not added yet', async () => {
    const query = { playerId: await harness.player(0n), sinceDay: '2026-11-01', limit: 20 }
    const plan = await plansOf(harness.test.database.db, (db) => listRecentGames(db, query))
    expect(plan).not.toContain('Seq Scan on round')
  })
})
