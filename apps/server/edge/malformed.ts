import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import type { ErrorCode } from '@poyraz/contract'
import { errorPage } from './error-page.ts'
import { JSON_HEADERS } from './json-headers.ts'
import { refusalReply } from './replies.ts'

type Malformed = { readonly status: number; readonly error: ErrorCode }

/** Maximum length of path and query; all addresses of the site are far shorter. */
const URL_LENGTH_MAX = 2048
const CALLED_BY_PROGRAMS = /^\/(?:endpoint|data|payments|ws)(?:\/|$)/

const BAD_URL: Malformed = { status: 400, error: 'bad_request' }
const LONG_URL: Malformed = { status: 414, error: 'bad_request' }
/** RFC 9112 3.2: exactly one `Host`; only HTTP/1.0 may omit it. */
const BAD_HOST: Malformed = { status: 400, error: 'bad_request' }
/** RFC 9110 10.1.1: the only defined expectation is `100-continue`, which Node has answered. */
const EXPECTS: Malformed = { status: 417, error: 'bad_request' }
const CONTINUE = /(?:^|\W)100-continue(?:$|\W)/i
/** RFC 9110 15.5.16: compressed bodies are refused, because a small one may expand to a huge one. */
const ENCODED: Malformed = { status: 415, error: 'unsupported_media_type' }

/** Returns the reason to refuse a request before routing; `null` if it is well-formed. */
export function malformed(request: IncomingMessage): Malformed | null {
  const { url = '', headers, rawHeaders, httpVersion } = request
  if (url.length > URL_LENGTH_MAX) return LONG_URL
  // The absolute form is for proxies; a second slash would name another host.
  if (!url.startsWith('/') || url.startsWith('//')) return url === '*' ? null : BAD_URL
  if (url.includes('%') && !isDecodable(url)) return BAD_URL
  if (hasTwoHosts(rawHeaders) || (headers.host === undefined && httpVersion === '1.1')) return BAD_HOST
  if (headers.expect !== undefined && !CONTINUE.test(headers.expect)) return EXPECTS
  return headers['content-encoding'] === undefined ? null : ENCODED
}

/** Refuses a request before routing: programs get the envelope, readers a page. */
export function refuseMalformed(
  { url = '', method }: IncomingMessage,
  response: ServerResponse,
  { status, error }: Malformed,
  secure: boolean,
): void {
  const forReader = (method === 'GET' || method === 'HEAD') && !CALLED_BY_PROGRAMS.test(url)
  const { headers, body } = forReader
    ? errorPage(error, secure)
    : { headers: JSON_HEADERS, body: refusalReply({ error }, 'tr').body }
  // The rest of the body is not read.
  const length = { 'content-length': Buffer.byteLength(body), connection: 'close' }
  response.writeHead(status, { ...headers, ...length }).end(body)
}

/** HTTP status of errors of Node's parser. */
const STATUS_OF: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

/** Replies to bytes that are no valid request or came too late, and ends the connection. */
export function refuseBytes({ code = '' }: NodeJS.ErrnoException, socket: Duplex, secure: boolean): void {
  if (code !== 'ECONNRESET' && socket.writable) {
    const status = STATUS_OF[code] ?? 400
    const { headers, body } = errorPage('bad_request', secure)
    const length = { 'content-length': String(Buffer.byteLength(body)), connection: 'close' }
    const lines = Object.entries({ ...headers, ...length }).map(([name, value]) => `${name}: ${value}`)
    socket.write([`HTTP/1.1 ${status} ${STATUS_CODES[status] ?? ''}`, ...lines, '', body].join('\r\n'))
  }
  socket.destroy()
}

function isDecodable(url: string): boolean {
  try {
    return decodeURI(url.split('?', 1)[0] ?? '') !== null
  } catch {
    return false
  }
}

/** Returns true for two `Host` headers: Node uses the first one, a proxy in front perhaps the last. */
function hasTwoHosts(rawHeaders: readonly string[]): boolean {
  let count = 0
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at]
    if (name?.length === 4 && name.toLowerCase() === 'host' && ++count > 1) return true
  }
  return false
}
