import { financeCheckBalance, tablesBet, tablesState, type WireMessage } from '@poyraz/contract'
import { HOUR_MS, randomId } from '@poyraz/kernel'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { openSockets } from './fixtures/sockets.ts'

const TABLE = 101
const FUNDS = 100_000
const STAKE = 500
/** Phases last a tenth of their time. */
const TABLE_TIME = 10
/** A due phase may begin this much later on a busy machine. */
const LATE_MS = 4_000
const SLOW_MS = 60_000

let offMs = 0
let server: TestServer
beforeAll(async () => {
  const machineClock = { nowMs: () => Date.now() + offMs }
  server = await startTestServer({ machineClock, config: { tableTime: TABLE_TIME } })
})
afterAll(() => server.close())
const sockets = openSockets(() => server)
afterAll(sockets.closeAll)
beforeEach(() => isReady(0))

/** Sets the error of the machine's clock, and waits until the server has noticed it. */
async function isReady(ms: number) {
  offMs = ms
  const expected = Math.abs(ms) < HOUR_MS ? 200 : 503
  await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(expected)
}

type Events = Extract<WireMessage, { type: 'events' }>['events'][number]
type State = Extract<Events, { topic: 'tables' }>['data']

const betOn = (client: TestClient, roundID: string) => {
  const chips = [{ spot: 'red', amount: STAKE }]
  return client.call(tablesBet, { tableID: TABLE, roundID, chips }, { key: randomId() })
}

/** Bets at the beginning of a round, and returns its state. */
async function betIn(client: TestClient): Promise<State> {
  let state: State | undefined
  const isPlaced = async () => {
    state = (await client.call(tablesState, { tableID: TABLE })).data.state
    return (await betOn(client, state.roundID)).result
  }
  await expect.poll(isPlaced, { timeout: SLOW_MS }).toBe(true)
  return state as State
}

/** Watches the table as a player who bets on red in the next round. */
async function watchedBet() {
  const { client } = await newPlayer(server, FUNDS)
  const heard = await sockets.listen(client)
  heard.say({ type: 'watch_tables', isShown: true })
  const { roundID, endsAt } = await betIn(client)
  const stateIn = (phase: State['phase']) =>
    heard
      .events()
      .flatMap((event) => (event.topic === 'tables' && event.data.roundID === roundID ? [event.data] : []))
      .find((state) => state.phase === phase)
  return { client, roundID, endsAt, stateIn }
}

/** Compares the balance after the round with its result. */
async function expectPaidOnce(client: TestClient, label: string | null | undefined) {
  const [balance] = (await client.call(financeCheckBalance, {})).data
  expect(Number(balance?.balance)).toBe(FUNDS + (RED.has(Number(label)) ? STAKE : -STAKE))
}

it.each([200_000, -200_000])(
  'closes bets at the announced time of the database on a server whose clock is off by %i ms (F19, R67)',
  async (ms) => {
    const bet = await watchedBet()
    await isReady(ms)
    await expect.poll(() => bet.stateIn('result'), { timeout: SLOW_MS }).toBeDefined()
    const closedMs = (bet.stateIn('drawing')?.at ?? 0) - bet.endsAt
    expect(closedMs).toBeGreaterThanOrEqual(0)
    expect(closedMs).toBeLessThan(LATE_MS)
    expect(await betOn(bet.client, bet.roundID)).toMatchObject({ error: 'bets_closed' })
    await expectPaidOnce(bet.client, bet.stateIn('result')?.label)
  },
  2 * SLOW_MS,
)

it.each([HOUR_MS, -HOUR_MS])(
  'refuses bets while the clock is off by %i ms, and pays the bet of before once (F19, R63)',
  async (ms) => {
    const bet = await watchedBet()
    await isReady(ms)
    expect(await betOn(bet.client, bet.roundID)).toMatchObject({ error: 'unavailable' })
    await isReady(0)
    await expect.poll(() => bet.stateIn('result'), { timeout: SLOW_MS }).toBeDefined()
    expect((bet.stateIn('drawing')?.at ?? 0) - bet.endsAt).toBeGreaterThanOrEqual(0)
    await expectPaidOnce(bet.client, bet.stateIn('result')?.label)
  },
  2 * SLOW_MS,
)

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
