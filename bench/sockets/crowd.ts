import { systemSocketTicket, type WireMessage } from '@poyraz/contract'
import { PLAYER_TOPICS, PUBLIC_TOPICS, SOCKET_PATH, type SocketTopic } from '@poyraz/contract/socket'
import { err, ok } from '@poyraz/kernel'
import { createLiveSocket } from '@poyraz/player/live/live-socket'
import { random } from '@poyraz/player/live/random'
import type { Bettor } from '../http/bettors.ts'
import { callAs } from '../shared/call.ts'
import { quantile } from '../shared/figures.ts'

/** Messages of the parent process; each gets one reply. */
export type CrowdQuestion =
  | {
      readonly ask: 'open'
      readonly url: string
      readonly players: readonly Bettor[]
      readonly sockets: number
    }
  /** Clears the events received so far. */
  | { readonly ask: 'mark' }
  /**
   * Waits until every socket was closed, has reconnected and has received the news: each version of `content`
   * once and in order. A restarted server has kept no news: then (`anew`) every topic must be requested
   * again.
   */
  | { readonly ask: 'back'; readonly content: readonly number[] | 'anew' }

export type CrowdBack = {
  /** Time from the end of a socket to its next welcome message. */
  readonly medianMs: number
  readonly lastMs: number
  /** Time from the first closed socket to the last welcome message. */
  readonly allMs: number
  /** Number of tickets requested and of connections tried. */
  readonly tries: number
  /** CPU time of this process per socket. */
  readonly cpuMs: number
}

type Client = {
  endedMs: number | null
  backMs: number | null
  readonly content: number[]
  /** Topics with news, or with the advice to request them. */
  readonly notified: Set<SocketTopic>
}

const TOPICS: readonly SocketTopic[] = [...PUBLIC_TOPICS, ...PLAYER_TOPICS]
/** Number of sockets opened at once: opening is not measured. */
const OPENING = 100
const LOOK_MS = 50
const PATIENCE_MS = 120_000

const clients: Client[] = []
let tries = 0
let usedBefore = process.cpuUsage()

/** Runs in a child process: pages of players, with the site's own code for their sockets. */
process.on('message', (question: CrowdQuestion) => {
  void answer(question).then((said) => process.send?.(said))
})
process.once('disconnect', () => process.exit())

async function answer(question: CrowdQuestion): Promise<object> {
  switch (question.ask) {
    case 'open':
      return open(question)
    case 'mark':
      for (const client of clients) {
        Object.assign(client, { endedMs: null, backMs: null })
        client.content.length = 0
        client.notified.clear()
      }
      tries = 0
      usedBefore = process.cpuUsage()
      return {}
    case 'back':
      await until(() => clients.every((client) => hasAll(client, question.content)))
      return figures()
  }
}

async function open({ url, players, sockets }: Extract<CrowdQuestion, { ask: 'open' }>): Promise<object> {
  while (clients.length < sockets) {
    for (let count = 0; count < OPENING && clients.length < sockets; count++) {
      const index = clients.length
      clients.push(openPage(url, players[index % players.length] as Bettor, addressOf(index)))
    }
    await until(() => clients.every(({ backMs }) => backMs !== null))
  }
  return {}
}

/** Opens one page of a player, from an IP address of its own. */
function openPage(url: string, player: Bettor, address: string): Client {
  const client: Client = { endedMs: null, backMs: null, content: [], notified: new Set() }
  const headers = { 'x-forwarded-for': address }
  const live = createLiveSocket({
    connect() {
      const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers })
      socket.addEventListener('message', ({ data }) => hear(client, JSON.parse(String(data)) as WireMessage))
      socket.addEventListener('close', () => {
        client.endedMs ??= performance.now()
      })
      tries += 1
      return socket
    },
    async ticket() {
      tries += 1
      const asked = { ...player, headers: { ...player.headers, ...headers } }
      return callAs(`${url}/endpoint/v1`, asked, systemSocketTicket, {}).then(
        (data) => ok((data as { ticket: string }).ticket),
        () => err('later' as const),
      )
    },
    isWorthTrying: () => true,
    random,
    onEvents(events) {
      for (const event of events) {
        client.notified.add(event.topic)
        if (event.topic === 'content') client.content.push(event.data.version)
      }
    },
    onResync(topics) {
      for (const topic of topics) client.notified.add(topic)
    },
    onSessionEnded: () => undefined,
  })
  live.wake()
  return client
}

function hear(client: Client, message: WireMessage): void {
  if (message.type === 'welcome') client.backMs = performance.now()
}

function hasAll(
  { endedMs, backMs, content, notified }: Client,
  expected: readonly number[] | 'anew',
): boolean {
  if (endedMs === null || backMs === null || backMs < endedMs) return false
  if (expected === 'anew') return TOPICS.every((topic) => notified.has(topic))
  return notified.has('notifications') && content.join() === expected.join()
}

function figures(): CrowdBack {
  const ended = clients.map(({ endedMs }) => endedMs ?? Number.NaN)
  const back = clients.map(({ backMs }) => backMs ?? Number.NaN)
  const used = process.cpuUsage(usedBefore)
  const takenMs = back.map((ms, index) => ms - (ended[index] ?? Number.NaN))
  return {
    medianMs: quantile(takenMs, 0.5),
    lastMs: Math.max(...takenMs),
    allMs: Math.max(...back) - Math.min(...ended),
    tries,
    cpuMs: (used.user + used.system) / 1000 / clients.length,
  }
}

async function until(isSo: () => boolean): Promise<void> {
  const startedMs = performance.now()
  while (!isSo()) {
    if (performance.now() - startedMs > PATIENCE_MS) {
      const open = clients.filter(({ backMs, endedMs }) => backMs !== null && backMs > (endedMs ?? 0))
      throw new Error(
        `${open.length} of ${clients.length} sockets are open, or some did not receive the published news`,
      )
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

function addressOf(index: number): string {
  return `10.1.${index >> 8}.${index & 255}`
}
