import { financeCheckBalance, tablesBet, tablesState, type WireMessage } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { newPlayer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startSlowServer } from './fixtures/slow-server.ts'
import { openSockets } from './fixtures/sockets.ts'

const TABLE = 101
const FUNDS = 100_000
const STAKE = 500
/** Delay of each direction: every statement takes a tenth of a second longer. */
const DELAY_MS = 50
/** Phases last a third of their time. */
const TABLE_TIME = 33
const SLOW_MS = 90_000

let slow: Awaited<ReturnType<typeof startSlowServer>>
beforeAll(async () => {
  slow = await startSlowServer({ config: { tableTime: TABLE_TIME } })
})
const sockets = openSockets(() => slow.server)
afterAll(async () => {
  sockets.closeAll()
  await slow.close()
})

type Events = Extract<WireMessage, { type: 'events' }>['events'][number]
type State = Extract<Events, { topic: 'tables' }>['data']

it(
  'the rounds of a table hold their times while the database is slow, and pay once (F14)',
  async () => {
    const { server, proxy } = slow
    const { client } = await newPlayer(server, FUNDS)
    const heard = await sockets.listen(client)
    heard.say({ type: 'watch_tables', isShown: true })
    let bet: State | undefined
    const isPlaced = async () => {
      bet = (await client.call(tablesState, { tableID: TABLE })).data.state
      const chips = [{ spot: 'red', amount: STAKE }]
      const input = { tableID: TABLE, roundID: bet.roundID, chips }
      return (await client.call(tablesBet, input, { key: randomId() })).result
    }
    await expect.poll(isPlaced, { timeout: SLOW_MS }).toBe(true)
    proxy.delay(DELAY_MS)
    const stateIn = (phase: State['phase']) =>
      heard
        .events()
        .flatMap((event) => (event.topic === 'tables' ? [event.data] : []))
        .find((state) => state.roundID === bet?.roundID && state.phase === phase)
    await expect.poll(() => stateIn('result'), { timeout: SLOW_MS }).toBeDefined()
    // The delay may close the bets late, never early.
    expect(stateIn('drawing')?.at).toBeGreaterThanOrEqual(bet?.endsAt ?? Number.POSITIVE_INFINITY)
    proxy.delay(0)
    const isRed = RED.has(Number(stateIn('result')?.label))
    const [balance] = (await client.call(financeCheckBalance, {})).data
    expect(Number(balance?.balance)).toBe(FUNDS + (isRed ? STAKE : -STAKE))
  },
  2 * SLOW_MS,
)

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
