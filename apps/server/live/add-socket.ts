import { EventEmitter } from 'node:events'
import type { IncomingMessage, Server } from 'node:http'
import type { Duplex } from 'node:stream'
import websocket, { type WebSocket } from '@fastify/websocket'
import { SOCKET_PATH } from '@poyraz/contract/socket'
import { SECOND_MS } from '@poyraz/kernel'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Logger } from 'pino'
import { foreignGuard } from '../edge/endpoint.ts'
import { sendRefusal } from '../edge/http.ts'
import { addressKey } from '../edge/limits.ts'
import { malformed } from '../edge/malformed.ts'
import { createPlaces } from '../edge/places.ts'
import type { Wire } from './connection.ts'
import { SOCKETS_MAX } from './hub.ts'
import type { Live } from './live.ts'

/** Larger than any message of our clients. */
const MESSAGE_BYTES_MAX = 4096
/** Our clients send each message whole; without a limit empty fragments would never end. */
const FRAGMENTS_MAX = 16
/** Time for clients to close when the server stops. */
const FAREWELL_MS = SECOND_MS / 2
/** Enough for a household, an office or a mobile network behind one address. */
export const SOCKETS_OF_ADDRESS_MAX = 200
/** Includes connections before their hello and closing ones; the hub limits all others. */
const CONNECTIONS_MAX = 2 * SOCKETS_MAX
/** A client that does not answer the close frame is disconnected after this time. */
const CLOSING_MS = 2 * SECOND_MS
/** Retry delay for a client without a place; nobody knows when one becomes free. */
const FULL_WAIT_S = 30

export type SocketSettings = { readonly live: Live; readonly publicUrl: URL | null; readonly log: Logger }

/** Adds the WebSocket route. */
export async function addSocket(app: FastifyInstance, settings: SocketSettings): Promise<void> {
  const { live, publicUrl, log } = settings
  const places = createPlaces({ ofOwner: SOCKETS_OF_ADDRESS_MAX, inAll: CONNECTIONS_MAX })
  const refuseFull = (request: FastifyRequest, reply: FastifyReply, done: () => void) => {
    if (places.isFull(addressKey(request.ip))) sendRefusal(reply, 'too_many_requests', FULL_WAIT_S)
    else done()
  }
  await app.register(async (sockets) => {
    await sockets.register(websocket, {
      options: {
        server: upgradesOf(app.server),
        maxPayload: MESSAGE_BYTES_MAX,
        perMessageDeflate: false,
        // One message per socket and turn of the event loop: a flood delays nobody else.
        allowSynchronousEvents: false,
        maxFragments: FRAGMENTS_MAX,
      },
      // After a broken or oversized frame the library has already closed the socket with its code.
      errorHandler: () => undefined,
      preClose: async () => {
        live.closeAll()
        await farewell(sockets.websocketServer.clients)
      },
    })
    // The library does not know upgrades that we refused, so we must close their connections.
    sockets.addHook('onResponse', (request, _, done) => {
      if (request.headers.upgrade !== undefined) request.raw.socket.destroy()
      done()
    })
    const onRequest = [foreignGuard(publicUrl, log), refuseFull]
    sockets.get(SOCKET_PATH, { websocket: true, onRequest }, (socket, { ip }) => {
      attach(socket, live, places.take(addressKey(ip)))
    })
  })
}

/**
 * Forwards valid upgrade requests of the socket path and ends all others at once: behind the router nothing
 * would end them, because the server's time limits apply to plain requests only.
 */
function upgradesOf(server: Server): Server {
  const upgrades = new EventEmitter()
  server.on('upgrade', (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (request.method === 'GET' && request.url === SOCKET_PATH && !malformed(request))
      upgrades.emit('upgrade', request, socket, head)
    else socket.destroy()
  })
  // The library only subscribes to events of the server.
  return upgrades as Server
}

function attach(socket: WebSocket, live: Live, onGone: () => void): void {
  const client = live.open(wireOf(socket))
  socket.on('message', (data, isBinary) =>
    client.receive(Buffer.isBuffer(data) && !isBinary ? data.toString() : ''),
  )
  for (const frame of ['ping', 'pong'] as const) socket.on(frame, client.signal)
  socket.once('close', () => {
    client.gone()
    onGone()
  })
}

function wireOf(socket: WebSocket): Wire {
  return {
    send: (frame) => socket.send(frame, { binary: false }),
    close(code) {
      socket.close(code)
      setTimeout(() => socket.terminate(), CLOSING_MS).unref()
    },
    terminate: () => socket.terminate(),
    bufferedBytes: () => socket.bufferedAmount,
  }
}

/** Waits until all clients have closed; terminates those that do not in time. */
async function farewell(clients: ReadonlySet<WebSocket>): Promise<void> {
  const closed = [...clients].map((client) => new Promise((resolve) => client.once('close', resolve)))
  const timer = setTimeout(() => {
    for (const client of clients) client.terminate()
  }, FAREWELL_MS)
  await Promise.all(closed)
  clearTimeout(timer)
}
