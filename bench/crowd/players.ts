import { systemSocketTicket, tablesBet, type WireMessage } from '@poyraz/contract'
import { SOCKET_PATH, SOCKET_VERSION } from '@poyraz/contract/socket'
import { randomId } from '@poyraz/kernel'
import type { Bettor } from '../http/bettors.ts'
import { callAs } from '../shared/call.ts'
import { quantile } from '../shared/figures.ts'

type Events = Extract<WireMessage, { type: 'events' }>['events'][number]
type State = Extract<Events, { topic: 'tables' }>['data']

/** A table with the spot that its players bet on. */
export type Seat = { readonly tableID: number; readonly spot: string; readonly amount: number }

/** Messages of the parent process; each gets one reply. */
export type PlayersQuestion =
  /** Opens a page for each player, which shows the tables. Player i sits at `seats[i % seats.length]`. */
  | {
      readonly ask: 'open'
      readonly url: string
      readonly routeUrl: string
      readonly players: readonly Bettor[]
      readonly seats: readonly Seat[]
    }
  /** Every player bets once in the next whole round of its table; waits until these rounds are settled. */
  | { readonly ask: 'round' }

export type RoundFigures = {
  readonly accepted: number
  readonly refused: number
  /** From the request of a bet to its answer, p95. */
  readonly betMs: number
  /** From the time of a state, by the database's clock, to its arrival at a page: p99 over all pages and states. */
  readonly eventMs: number
  /** From the due time of the settlement to the arrival of the settled state at the last page, median of tables. */
  readonly settledMs: number
}

type Client = { readonly player: Bettor; readonly seat: Seat; readonly headers: Record<string, string> }
type Heard = { readonly state: State; readonly atMs: number; count: number; lastMs: number }

const OPENING = 50
/** Bets are spread over the betting time but for this end, so that a slow one is still in time. */
const END_MS = 2_000
/** A round counts for players of a table if this much of the betting is left. */
const LEFT_MS = 6_000
const PATIENCE_MS = 240_000

const clients: Client[] = []
const sockets = new Set<WebSocket>()
let routeUrl = ''
/** Lags of all states at all pages, of this round. */
let lags: number[] = []
const current = new Map<number, State>()
let heard = new Map<string, Heard>()
let lastText = ''
let lastEvents: readonly Events[] = []

/** Runs in a child process: pages of players at live tables. */
process.on('message', (question: PlayersQuestion) => {
  const answer = question.ask === 'open' ? open(question) : playRound()
  void answer.then((said) => process.send?.(said))
})
process.once('disconnect', () => process.exit())

async function open(question: Extract<PlayersQuestion, { ask: 'open' }>): Promise<object> {
  routeUrl = question.routeUrl
  const { players, seats, url } = question
  for (let first = 0; first < players.length; first += OPENING) {
    const next = players.slice(first, first + OPENING)
    await Promise.all(
      next.map((player, index) => {
        const seat = seats[(first + index) % seats.length] as Seat
        return openPage(url, player, seat, addressOf(first + index))
      }),
    )
  }
  return {}
}

async function openPage(url: string, player: Bettor, seat: Seat, address: string): Promise<void> {
  const headers = { ...player.headers, 'x-forwarded-for': address }
  const { ticket } = await callAs<{ ticket: string }>(
    routeUrl,
    { ...player, headers },
    systemSocketTicket,
    {},
  )
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers })
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }))
  socket.addEventListener('message', ({ data }) => hear(socket, String(data)))
  socket.send(JSON.stringify({ type: 'hello', version: SOCKET_VERSION, ticket }))
  socket.send(JSON.stringify({ type: 'watch_tables', isShown: true }))
  sockets.add(socket)
  clients.push({ player, seat, headers })
}

function hear(socket: WebSocket, text: string): void {
  const nowMs = Date.now()
  if (text.startsWith('{"type":"ping"')) return socket.send('{"type":"pong"}')
  // All pages get the same frame of public news: it is read once.
  if (text !== lastText) {
    const message = JSON.parse(text) as WireMessage
    lastEvents = message.type === 'events' ? message.events : []
    lastText = text
  }
  for (const event of lastEvents) {
    if (event.topic === 'tables') note(event.data, nowMs)
  }
}

function note(state: State, nowMs: number): void {
  lags.push(nowMs - state.at)
  const key = `${state.tableID}:${state.version}`
  const known = heard.get(key) ?? { state, atMs: nowMs, count: 0, lastMs: nowMs }
  known.count += 1
  known.lastMs = nowMs
  heard.set(key, known)
  if (state.version >= (current.get(state.tableID)?.version ?? 0)) current.set(state.tableID, state)
}

async function playRound(): Promise<RoundFigures> {
  lags = []
  heard = new Map()
  const tableIds = [...new Set(clients.map(({ seat }) => seat.tableID))]
  const played = await Promise.all(tableIds.map(playTable))
  const bets = played.flatMap((table) => table.betsMs)
  return {
    accepted: bets.length,
    refused: played.reduce((sum, { refused }) => sum + refused, 0),
    betMs: quantile(bets, 0.95),
    eventMs: quantile(lags, 0.99),
    settledMs: quantile(
      played.map(({ settledMs }) => settledMs),
      0.5,
    ),
  }
}

async function playTable(tableId: number) {
  const isFresh = () => {
    const state = current.get(tableId)
    return state?.phase === 'betting' && state.endsAt - Date.now() > LEFT_MS ? state : null
  }
  // A round that is under way does not count: every player has the whole time.
  await until(() => current.has(tableId) && isFresh() === null)
  await until(() => isFresh() !== null)
  const state = isFresh() as State
  const bettingMs = Math.max(0, state.endsAt - Date.now() - END_MS)
  const betsMs: number[] = []
  let refused = 0
  const betting = clients
    .filter(({ seat }) => seat.tableID === tableId)
    .map(async ({ player, seat, headers }, index, all) => {
      await new Promise((resolve) => setTimeout(resolve, (bettingMs * index) / all.length))
      const { roundID } = state
      const chips = [{ spot: seat.spot, amount: seat.amount }]
      const startedMs = performance.now()
      const input = { tableID: tableId, roundID, chips, key: randomId() }
      await callAs(routeUrl, { ...player, headers }, tablesBet, input).then(
        () => void betsMs.push(performance.now() - startedMs),
        () => void (refused += 1),
      )
    })
  await Promise.all(betting)
  const stateOf = (phase: State['phase']) =>
    [...heard.values()].findLast((one) => one.state.roundID === state.roundID && one.state.phase === phase)
  await until(() => (stateOf('result')?.count ?? 0) >= sockets.size)
  const [drawing, result] = [stateOf('drawing'), stateOf('result')]
  return {
    betsMs,
    refused,
    settledMs: (result?.lastMs ?? Number.NaN) - (drawing?.state.endsAt ?? Number.NaN),
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const startedMs = performance.now()
  while (!isSo()) {
    if (performance.now() - startedMs > PATIENCE_MS) throw new Error('a table did not go on')
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
}

function addressOf(index: number): string {
  return `10.2.${index >> 8}.${index & 255}`
}
