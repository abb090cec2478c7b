import {
  casinoGamesList,
  casinoPlay,
  casinoRounds,
  casinoStats,
  financeListTransactions,
  TRANSACTION_CATEGORIES,
} from '@poyraz/contract'
import { DAY_MS, istanbulDay } from '@poyraz/kernel'
import { fakeClock } from '@poyraz/testkit'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'

const clock = fakeClock(Date.parse('2026-11-20T20:50:00Z'))
let server: TestServer

beforeAll(async () => {
  server = await startTestServer({ clock })
})
afterAll(() => server.close())

const PAGE = 250
const STAKE = 100
const SPIN_MS = 20_000
const today = () => istanbulDay(clock.nowMs())

type Sums = { stake: number; win: number }

/** Adds up bets and wins of a player's statement by Istanbul day. */
async function byDay(client: TestClient): Promise<Record<string, Sums>> {
  const days: Record<string, Sums> = {}
  const filter = { searchCategory: [TRANSACTION_CATEGORIES.bet, TRANSACTION_CATEGORIES.win] }
  const { data } = await client.call(financeListTransactions, { ...filter, limit: PAGE })
  for (const { amount, date } of data) {
    const sums = (days[istanbulDay(Date.parse(date))] ??= { stake: 0, win: 0 })
    if (amount < 0) sums.stake -= amount
    else sums.win += amount
  }
  return days
}

async function playRounds(client: TestClient, gameIDs: readonly number[]): Promise<void> {
  for (const gameID of gameIDs) {
    clock.advance(SPIN_MS)
    const { error } = await client.call(casinoPlay, { gameID, stake: STAKE })
    expect(error).toBeNull()
  }
}

it('are what a player adds up from the statement and the list of rounds', async () => {
  const { client, username, password } = await newPlayer(server, 100_000)
  const { data: games } = await client.call(casinoGamesList, {})
  const [one, other] = games.map(({ gameID }) => gameID) as [number, number]
  const startDate = today()
  // Ten minutes to midnight in Istanbul: forty rounds end on the next day.
  await playRounds(
    client,
    Array.from({ length: 40 }, (_, round) => (round % 3 === 0 ? other : one)),
  )
  clock.advance(2 * DAY_MS)
  await client.signIn(username, password)
  await playRounds(client, [one, one, one])

  const { data: stats } = await client.call(casinoStats, { startDate, endDate: today() })
  const figures = stats.periods.map(({ period, stake, win }) => [period, { stake, win }] as const)
  expect(figures).toHaveLength(3)
  expect(Object.fromEntries(figures)).toEqual(await byDay(client))

  const { data: rounds } = await client.call(casinoRounds, { limit: PAGE })
  const played = rounds.toReversed()
  const gaps = played.map(({ date }, at) => Date.parse(date) - Date.parse(played[at - 1]?.date ?? date))
  expect(stats.total).toMatchObject({
    rounds: 43,
    stake: 43 * STAKE,
    win: rounds.reduce((sum, { win }) => sum + win, 0),
    biggestWin: Math.max(...rounds.map(({ win }) => win)),
    playedMs: gaps.filter((gap) => gap <= 300_000).reduce((sum, gap) => sum + gap, 0),
  })
  expect(stats.games.map(({ gameID, rounds: count }) => [gameID, count])).toEqual([
    [one, 29],
    [other, 14],
  ])
})
