import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http'
import { BlockList, isIP, type Socket } from 'node:net'
import { SECOND_MS } from '@poyraz/kernel'
import { addressKey } from './limits.ts'
import { malformed, refuseMalformed } from './malformed.ts'
import { createPlaces } from './places.ts'

/**
 * Time limits for a client, in ms. `stalledMs`: without a byte in either direction, such as a reply that is
 * not read. `checkMs`: interval of the checks of headers and requests, which may exceed their limits by this
 * much.
 */
export type ConnectionTimeouts = {
  readonly headersMs: number
  readonly requestMs: number
  readonly stalledMs: number
  readonly checkMs: number
}

export type ConnectionSettings = {
  readonly secure: boolean
  readonly trustedProxies: readonly string[]
  readonly timeouts?: ConnectionTimeouts | undefined
  readonly connectionsOfAddressMax?: number | undefined
}

export const TIMEOUTS: ConnectionTimeouts = {
  headersMs: 10 * SECOND_MS,
  requestMs: 30 * SECOND_MS,
  stalledMs: 60 * SECOND_MS,
  checkMs: SECOND_MS,
}
const KEEP_ALIVE_MS = 72 * SECOND_MS
/**
 * Maximum number of unanswered requests on one connection, and of requests in one read of its bytes, answered
 * or not. Browsers send one.
 */
export const SENT_AHEAD_MAX = 8
/**
 * Enough for the sockets of an address (200) and for pages and calls of a household, an office or a mobile
 * network.
 */
const CONNECTIONS_OF_ADDRESS_MAX = 512
/**
 * Twice all sockets that the server holds, and as many connections for pages and calls as a process has file
 * descriptors.
 */
const CONNECTIONS_MAX = 50_000

/** Return value that tells Node's parser that the bytes after these headers are not HTTP. */
const PARSE_NO_MORE = 2

type Handler = NonNullable<Parameters<typeof createServer>[1]>

/**
 * Creates the HTTP server below the routes: time limits, connections per address, and refusal of malformed
 * requests.
 */
export function openConnections(handler: Handler, settings: ConnectionSettings): Server {
  const { secure, timeouts = TIMEOUTS } = settings
  const { headersMs, requestMs, stalledMs, checkMs } = timeouts
  const options: ServerOptions = {
    headersTimeout: headersMs,
    requestTimeout: requestMs,
    // The default of 30 seconds would extend every limit by that much.
    connectionsCheckingInterval: checkMs,
    keepAliveTimeout: KEEP_ALIVE_MS,
    // `malformed` refuses a request without Host: a reply of Node itself would not be counted.
    requireHostHeader: false,
  }
  const isFlood = createPipelineLimit()
  const listener = (request: IncomingMessage, response: ServerResponse) => {
    if (isFlood(request.socket, response)) return
    // Node has treated it as a plain request (RFC 9110 7.8), and so must all later handlers.
    if (request.headers.upgrade !== undefined) request.headers.upgrade = undefined
    const fault = malformed(request)
    if (fault) refuseMalformed(request, response, fault, secure)
    else handler(request, response)
  }
  const server = createServer(options, listener)
  // Node would refuse an unknown `Expect` itself, which would not be counted either.
  server.on('checkExpectation', listener)
  server.timeout = stalledMs
  server.maxConnections = CONNECTIONS_MAX
  server.on('connection', capOf(settings))
  return server
}

type Sent = { unanswered: number; bytesRead: number; inRead: number }

/**
 * Ends a connection with too many pipelined requests. Node handles all requests of one read before anything
 * else, so a few megabytes of them would block the event loop for seconds.
 */
function createPipelineLimit(): (socket: Socket, response: ServerResponse) => boolean {
  const bySocket = new WeakMap<Socket, Sent>()
  return (socket, response) => {
    if (socket.destroyed) return true
    const sent = bySocket.get(socket) ?? { unanswered: 0, bytesRead: 0, inRead: 0 }
    bySocket.set(socket, sent)
    const { bytesRead } = socket
    sent.inRead = bytesRead === sent.bytesRead ? sent.inRead + 1 : 1
    sent.bytesRead = bytesRead
    sent.unanswered += 1
    if (Math.max(sent.inRead, sent.unanswered) > SENT_AHEAD_MAX) {
      stopParsing(socket)
      socket.destroy()
      return true
    }
    response.once('close', () => {
      sent.unanswered -= 1
    })
    return false
  }
}

/**
 * Drops the remaining bytes of a read. Otherwise Node would parse them as requests after the end of the
 * connection, and create an error with a stack trace for each. The parser is no documented interface: with
 * another parser the limit still holds at a higher cost, and the flood test fails.
 */
function stopParsing(socket: Socket & { readonly parser?: { onIncoming: () => number } | null }): void {
  const { parser } = socket
  if (parser) parser.onIncoming = () => PARSE_NO_MORE
}

/**
 * Ends a connection of an address that has too many. Trusted proxies are exempt: they carry connections of
 * all clients and have limits of their own.
 */
function capOf({ trustedProxies, connectionsOfAddressMax }: ConnectionSettings): (socket: Socket) => void {
  const ofOwner = connectionsOfAddressMax ?? CONNECTIONS_OF_ADDRESS_MAX
  const places = createPlaces({ ofOwner, inAll: CONNECTIONS_MAX })
  const proxies = listOf(trustedProxies)
  return (socket) => {
    const address = plainAddress(socket.remoteAddress ?? '')
    if (address !== '' && proxies.check(address, familyOf(address))) return
    const owner = addressKey(address)
    if (places.isFull(owner)) socket.destroy()
    else socket.once('close', places.take(owner))
  }
}

function listOf(addresses: readonly string[]): BlockList {
  const list = new BlockList()
  for (const one of addresses) {
    const [address = '', prefix] = one.split('/')
    if (prefix === undefined) list.addAddress(address, familyOf(address))
    else list.addSubnet(address, Number(prefix), familyOf(address))
  }
  return list
}

/** Converts an IPv4-mapped IPv6 address to IPv4. */
function plainAddress(address: string): string {
  return address.replace(/^::ffff:(?=\d+\.)/i, '')
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4'
}
