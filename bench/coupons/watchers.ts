import { SOCKET_PATH, SOCKET_VERSION } from '@poyraz/contract/socket'
import { quantile } from '../shared/figures.ts'
import { machineMs } from './machine-clock.ts'

/** Messages of the parent process; each gets one reply. */
export type WatchersQuestion =
  | { readonly ask: 'open'; readonly url: string; readonly sockets: number; readonly eventID: number }
  /** Waits until every socket got its next frame of prices. */
  | { readonly ask: 'heard' }
  /** Forgets the frames so far. */
  | { readonly ask: 'mark' }

export type Heard = { readonly p50Ms: number; readonly p99Ms: number }

const OPENING = 100
const LOOK_MS = 5

const heardMs: number[] = []
let sockets = 0

process.on('message', (question: WatchersQuestion) => {
  void answer(question).then((said) => process.send?.(said))
})
process.once('disconnect', () => process.exit())

async function answer(question: WatchersQuestion): Promise<object> {
  if (question.ask === 'mark') heardMs.length = 0
  if (question.ask === 'open') await open(question)
  if (question.ask !== 'heard') return {}
  while (heardMs.length < sockets) await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  return { p50Ms: quantile(heardMs, 0.5), p99Ms: quantile(heardMs, 0.99) } satisfies Heard
}

async function open({ url, sockets: count, eventID }: Extract<WatchersQuestion, { ask: 'open' }>) {
  while (sockets < count) {
    const opening = Array.from({ length: OPENING }, (_, place) => openOne(url, eventID, sockets + place))
    await Promise.all(opening)
    sockets += OPENING
  }
}

/** Opens the socket of a visitor who watches the event, from an IP address of its own. */
function openOne(url: string, eventID: number, index: number): Promise<void> {
  const headers = { 'x-forwarded-for': `10.2.${index >> 8}.${index & 255}` }
  const socket = new WebSocket(`${url.replace('http', 'ws')}${SOCKET_PATH}`, { headers } as never)
  socket.addEventListener('open', () => {
    socket.send(JSON.stringify({ type: 'hello', version: SOCKET_VERSION }))
    socket.send(JSON.stringify({ type: 'watch', list: false, eventIDs: [eventID] }))
  })
  return new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => {
      const text = String(data)
      if (text.startsWith('{"type":"sports"')) heardMs.push(machineMs())
      else if (text.includes('"welcome"')) resolve()
      else if (text.includes('"ping"')) socket.send(JSON.stringify({ type: 'pong' }))
    })
  })
}
