import { tablesBet, tablesState, type WireMessage } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openSockets } from './fixtures/sockets.ts'

/** Phases last a tenth of their time; a flight keeps its own. */
const TABLE_TIME = 10
const FLIGHT_TIMEOUT_MS = 240_000
const FUNDS = 1_000_000
/** A table of each kind with the bet of the player who listens. */
const TABLES = [
  { tableID: 101, spot: 'red', amount: 2500 },
  { tableID: 121, spot: 'main-1', amount: 2500 },
  { tableID: 129, spot: 'ante', amount: 2500 },
  { tableID: 132, spot: 'ante', amount: 2500 },
  { tableID: 131, spot: 'kite-1', amount: 2500 },
] as const

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { tableTime: TABLE_TIME } })
})
afterAll(() => server.close())
const sockets = openSockets(() => server)
afterAll(sockets.closeAll)

type Events = Extract<WireMessage, { type: 'events' }>['events'][number]
type State = Extract<Events, { topic: 'tables' }>['data']

/** Bets in the next open round, and returns it. */
async function betIn(
  client: TestClient,
  { tableID, spot, amount }: (typeof TABLES)[number],
): Promise<string> {
  let roundID = ''
  const isPlaced = async () => {
    roundID = (await client.call(tablesState, { tableID })).data.state.roundID
    const chips = [{ spot, amount }]
    return (await client.call(tablesBet, { tableID, roundID, chips }, { key: randomId() })).result
  }
  await expect.poll(isPlaced).toBe(true)
  return roundID
}

/** Returns what a state shows before its time: the outcome, or a card that is still hidden. */
function early({ phase, outcome, label, hands, poker, flight }: State): string[] {
  const isOpen =
    phase === 'result' ||
    (phase === 'drawing' &&
      !flight &&
      (hands ? hands.stage === 'dealer' : !poker || poker.stage === 'dealer'))
  if (isOpen) return []
  return [
    ...(outcome === null && label === null ? [] : ['outcome']),
    ...((hands?.dealer.length ?? 0) > 1 ? ['hole card'] : []),
    ...((poker?.dealer.length ?? 0) > 0 || (poker?.board.length ?? 0) > 3 ? ['dealer'] : []),
    ...(poker?.stage === 'betting' && poker.player.length > 0 ? ['hand'] : []),
  ]
}

it(
  'no message of a socket shows an outcome, a hidden card or the end of a flight before its time (A39)',
  async () => {
    const { client } = await newPlayer(server, FUNDS)
    const heard = await sockets.listen(client)
    heard.say({ type: 'watch_tables', isShown: true })
    const rounds = await Promise.all(TABLES.map((table) => betIn(client, table)))
    const statesOf = (roundID: string) =>
      heard
        .events()
        .flatMap((event) => (event.topic === 'tables' && event.data.roundID === roundID ? [event.data] : []))
    for (const roundID of rounds) {
      const isOver = () => statesOf(roundID).some(({ phase }) => phase === 'result')
      await expect.poll(isOver, { timeout: FLIGHT_TIMEOUT_MS }).toBe(true)
      const states = statesOf(roundID)
      expect(states.some(({ phase }) => phase === 'drawing')).toBe(true)
      expect(states.flatMap(early)).toEqual([])
    }
    // The announced end of a flight is the latest possible one, whatever the end was.
    const flights = statesOf(rounds.at(-1) ?? '').filter(({ phase }) => phase === 'drawing')
    expect(new Set(flights.map(({ endsAt, flight }) => endsAt - (flight?.startsAt ?? 0))).size).toBe(1)
  },
  2 * FLIGHT_TIMEOUT_MS,
)
