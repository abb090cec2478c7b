import { err, ok, type Result } from '@poyraz/kernel'
import { isReply, type Refused, type Reply, refused } from './reply.ts'
import { inSeparateTask } from './separate-tasks.ts'

const ENDPOINT = '/endpoint/v1'
const PANEL = { accept: '*/*', panel: 'frontend' }
const HEADERS = { 'content-type': 'application/json', ...PANEL }

/** The session part of an envelope: the values as they are stored. */
export type EnvelopeUser = {
  readonly uid?: string
  readonly sid?: string
  readonly uip?: string
  readonly gmt?: string | number
  readonly lang: string
}

export type Envelope = {
  readonly api: { readonly class: string; readonly method: string }
  readonly data: object
  readonly user: EnvelopeUser
}

let blocked = false
let onBroken: (() => void) | null = null

/**
 * Registers the listener that is called once after an HTTP 500; from then on this page sends no request. The
 * first listener is also called if the HTTP 500 came before it was registered.
 */
export function whenBroken(listener: () => void): void {
  const brokenBefore = onBroken === null && blocked
  onBroken = listener
  if (brokenBefore) listener()
}

/** Posts one envelope. Never throws: returns the reply or the reason why there is none. */
export async function post(
  envelope: Envelope,
  fetcher: typeof fetch = fetch,
): Promise<Result<Reply, Refused>> {
  const sent = await exchange(() =>
    fetcher(ENDPOINT, { method: 'POST', headers: HEADERS, body: JSON.stringify(envelope) }),
  )
  return readAsReply(sent)
}

function readAsReply(sent: Result<unknown, Refused>): Result<Reply, Refused> {
  return sent.ok && !isReply(sent.value) ? err(refused('unreachable')) : (sent as Result<Reply, Refused>)
}

/** Posts one envelope with a file, as multipart form data; the envelope is the first part. */
export async function postFile(envelope: Envelope, file: Blob): Promise<Result<Reply, Refused>> {
  const body = new FormData()
  body.append('call', JSON.stringify(envelope))
  body.append('file', file)
  return readAsReply(
    await exchange(() => fetch(`${ENDPOINT}/upload`, { method: 'POST', headers: PANEL, body })),
  )
}

/** Gets one of the protocol's public reads or data files with the same rules. The HTTP cache must revalidate. */
export function get(path: string): Promise<Result<unknown, Refused>> {
  return exchange(() => fetch(path, { headers: { panel: 'frontend' }, cache: 'no-cache' }))
}

/** Returns the JSON of the response, or the reason why there is none. */
async function exchange(send: () => Promise<Response>): Promise<Result<unknown, Refused>> {
  if (blocked) return err(refused('blocked', 'Request blocked due to a previous error'))
  let response: Response
  try {
    response = await inSeparateTask(send)
  } catch {
    return err(refused('offline'))
  }
  if (response.status === 500) {
    if (!blocked) onBroken?.()
    blocked = true
    return err(refused('internal'))
  }
  const json: unknown = await response.json().catch(() => undefined)
  return json === undefined ? err(refused('unreachable')) : ok(json)
}
