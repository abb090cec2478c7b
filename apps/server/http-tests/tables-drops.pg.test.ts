import { financeCheckBalance, tablesList, type WireMessage } from '@poyraz/contract'
import { SOCKET_VERSION } from '@poyraz/contract/socket'
import { SECOND_MS } from '@poyraz/kernel'
import { newPlayer, startTestServer, type TestClient, type TestServer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { checkMoney, newBettor, PROGRESS, playUntil } from '../process-tests/fixtures/table-bettors.ts'
import { openSockets } from './fixtures/sockets.ts'

const BETTORS = 10
const START_KURUS = 1_000_000
/** Every second, each socket of one fifth is closed. The nightly run sets 60 seconds. */
const DROPS = Number(process.env['DROP_SECONDS'] ?? 12)
const FIFTH = 5
const TIMEOUT_MS = (DROPS + 240) * SECOND_MS

type Wire = Extract<WireMessage, { type: 'events' }>['events'][number]
type State = Extract<Wire, { topic: 'tables' }>['data']
type Last = Partial<Record<Wire['topic'], number>>

let server: TestServer
beforeAll(async () => {
  server = await startTestServer({ config: { tableTime: 10 } })
})
afterAll(() => server.close())
const sockets = openSockets(() => server)
afterAll(sockets.closeAll)

/** A page that resumes by version whenever its socket ends, and asks for what it missed. */
class Page {
  /** Table and version → round, phase and result, as this page showed it. */
  readonly seen = new Map<string, string>()
  balance = START_KURUS
  drops = 0
  #last: Last = {}
  #socket: WebSocket | null = null

  readonly client: TestClient

  constructor(client: TestClient) {
    this.client = client
  }

  async connect(): Promise<void> {
    const ticket = await sockets.ticketOf(this.client)
    const heard = sockets.openSocket()
    const { socket } = heard
    this.#socket = socket
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data)) as WireMessage))
    await heard.opens()
    heard.say({ type: 'hello', version: SOCKET_VERSION, ticket, last: this.#last })
    heard.say({ type: 'watch_tables', isShown: true })
  }

  async drop(): Promise<void> {
    this.#socket?.close()
    this.drops += 1
    await this.connect()
  }

  #hear(message: WireMessage): void {
    if (message.type === 'welcome') void this.#resume(message)
    if (message.type !== 'events') return
    for (const event of message.events) {
      this.#last[event.topic] = event.version
      if (event.topic === 'tables') this.#show(event.data)
      if (event.topic === 'balance') this.balance = event.data.balance
    }
  }

  async #resume({ versions, resync }: Extract<WireMessage, { type: 'welcome' }>): Promise<void> {
    const isNew = Object.keys(this.#last).length === 0
    for (const topic of resync) this.#last[topic] = versions[topic] ?? 0
    if (isNew) this.#last = { ...versions }
    if (isNew || resync.includes('tables')) {
      const { data } = await this.client.call(tablesList, { limit: 100 })
      for (const { state } of data) this.#show(state)
    }
    if (isNew || resync.includes('balance')) {
      const [shown] = (await this.client.call(financeCheckBalance, {})).data
      this.balance = shown?.balance ?? Number.NaN
    }
  }

  #show(state: State): void {
    const { tableID, version, roundID, phase, label } = state
    this.seen.set(`${tableID}:${version}`, `${roundID} ${phase} ${label}`)
  }
}

/** States that the page without an interruption showed, and this page did not or showed otherwise. */
function missing(page: Page, control: ReadonlyMap<string, string>): string[] {
  return [...control].flatMap(([key, text]) => (page.seen.get(key) === text ? [] : [`${key}: ${text}`]))
}

it(
  'a fifth of the sockets dropped each second loses no bet and no refund, and each page shows all states (F22)',
  async () => {
    const clients: TestClient[] = []
    while (clients.length < BETTORS) clients.push((await newPlayer(server, START_KURUS)).client)
    const pages = clients.map((client) => new Page(client))
    await Promise.all(pages.map((page) => page.connect()))
    const control = new Page((await newPlayer(server, START_KURUS)).client)
    await control.connect()
    const bettors = clients.map((client) => newBettor([client, client]))
    let isOver = false
    const playing = bettors.map((bettor) => playUntil(bettor, () => isOver))
    const acceptedCount = () => bettors.reduce((sum, { accepted }) => sum + accepted.size, 0)
    // A slow machine gets more time for the first bets.
    for (let second = 0; second < DROPS || acceptedCount() < BETTORS; second++) {
      const nextMs = performance.now() + SECOND_MS
      const dropped = pages.filter((_, index) => index % FIFTH === second % FIFTH)
      await Promise.all(dropped.map((page) => page.drop()))
      await new Promise((resolve) => setTimeout(resolve, Math.max(0, nextMs - performance.now())))
    }
    isOver = true
    await Promise.all(playing)
    for (const bettor of bettors) await checkMoney(bettor, START_KURUS)

    expect(pages.filter(({ drops }) => drops === 0)).toEqual([])
    const shown = new Map(control.seen)
    for (const page of pages) await expect.poll(() => missing(page, shown), PROGRESS).toEqual([])
    for (const page of pages) {
      const balance = async () => (await page.client.call(financeCheckBalance, {})).data[0]?.balance
      await expect.poll(async () => page.balance - ((await balance()) ?? 0), PROGRESS).toBe(0)
    }
  },
  TIMEOUT_MS,
)
