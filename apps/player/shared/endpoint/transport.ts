import { err, ok, type Result } from '@poyraz/kernel'
import { isReply, type Refused, type Reply, refused } from './reply.ts'

const ENDPOINT = '/endpoint/v1'
const HEADERS = { 'content-type': 'application/json', accept: '*/*', panel: 'frontend' }

/** The session part of an envelope: values as they are stored. */
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
let onBroken = (): void => undefined

/** Tells the shell once when this page met an HTTP 500; from then on no request leaves it. */
export function whenBroken(listener: () => void): void {
  onBroken = listener
}

/** Posts one envelope. Never throws: what comes back is a reply or the reason why there is none. */
export async function post(
  envelope: Envelope,
  fetcher: typeof fetch = fetch,
): Promise<Result<Reply, Refused>> {
  if (blocked) return err(refused('blocked', 'Request blocked due to a previous error'))
  let response: Response
  try {
    response = await fetcher(ENDPOINT, { method: 'POST', headers: HEADERS, body: JSON.stringify(envelope) })
  } catch {
    return err(refused('offline'))
  }
  if (response.status === 500) {
    blocked = true
    onBroken()
    return err(refused('internal'))
  }
  const reply: unknown = await response.json().catch(() => null)
  return isReply(reply) ? ok(reply) : err(refused('unreachable'))
}
