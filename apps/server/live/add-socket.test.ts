import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { createHttp } from '../edge/http.ts'
import { createLog } from '../log.ts'
import { addSocket, type SocketSettings } from './add-socket.ts'

const TEXT = 0x81
const PING = 0x89
const PONG = 0x8a
const EMPTY_START = 0x01
const EMPTY_FRAGMENT = 0x00
const FLOOD = 2000

let received: string[]
/** Largest number of messages handled in one turn of the event loop. */
let inTurnMax: number
let app: ReturnType<typeof createHttp>
beforeEach(async () => {
  received = []
  inTurnMax = 0
  let inTurn = 0
  const receive = (text = 'a frame') => {
    received.push(text)
    if (inTurn === 0) setImmediate(() => (inTurn = 0))
    inTurn += 1
    inTurnMax = Math.max(inTurnMax, inTurn)
  }
  const live = {
    open: () => ({ receive, signal: () => receive(), gone: () => undefined }),
    closeAll: () => undefined,
  }
  const log = createLog('silent')
  app = createHttp({ publicUrl: null, trustedProxies: [], log })
  await addSocket(app, { live: live as unknown as SocketSettings['live'], publicUrl: null, log })
  await app.listen({ port: 0, host: '127.0.0.1' })
})
afterEach(() => app.close())

/** Builds a short client frame, masked with zeros. */
const frame = (head: number, text = '') =>
  Buffer.concat([Buffer.from([head, 0x80 | text.length, 0, 0, 0, 0]), Buffer.from(text)])

/** Opens a WebSocket on a raw TCP connection. */
async function open() {
  const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1')
  const lines = ['Host: localhost', 'Connection: Upgrade', 'Upgrade: websocket', 'Sec-WebSocket-Version: 13']
  const key = `Sec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}`
  socket.on('error', () => undefined).write(['GET /ws HTTP/1.1', ...lines, key, '', ''].join('\r\n'))
  await once(socket, 'data')
  return socket.resume()
}

it.each([
  ['messages', frame(TEXT, '{"type":"pong"}'), '{"type":"pong"}'],
  ['pings', frame(PING), 'a frame'],
  ['pongs', frame(PONG), 'a frame'],
])('C06: handles %s that are sent together one per turn of the event loop', async (_, one, heard) => {
  const socket = await open()
  socket.write(Buffer.concat(Array<Buffer>(FLOOD).fill(one)))
  await expect.poll(() => received.length).toBe(FLOOD)
  expect(new Set(received)).toEqual(new Set([heard]))
  expect(inTurnMax).toBeLessThanOrEqual(2)
  socket.destroy()
})

it('C06: closes a socket whose message has too many fragments', async () => {
  const socket = await open()
  const closed = once(socket, 'close')
  const fragments = Array<Buffer>(100).fill(frame(EMPTY_FRAGMENT))
  socket.write(Buffer.concat([frame(EMPTY_START), ...fragments]))
  await closed
  expect(received).toEqual([])
})
