import type { ErrorCode, Procedure } from '@poyraz/contract'
import { err, ok, type Result } from '@poyraz/kernel'
import type { Notice } from '../round/state.ts'

/** A refusal of the endpoint. `lost` means that no reply came: the call may or may not have taken effect. */
export type Refused = {
  readonly error: Notice
  readonly message: string
  readonly data: unknown
}

/**
 * Transport and user of the calls. The user is read for each call, because the player site may renew the
 * session meanwhile.
 */
export type EndpointDeps = {
  readonly fetch: typeof globalThis.fetch
  readonly user: () => Record<string, unknown>
}

export type Endpoint = <P extends Procedure>(
  name: { readonly class: P['class']; readonly method: P['method'] },
  data: WireInput<P>,
) => Promise<Result<WireItem<P>, Refused>>

/** Input and items as they are on the wire: amounts are JSON integers of kuruş. */
export type WireInput<P extends Procedure> = P['input']['_zod']['input'] & { readonly key?: string }
export type WireItem<P extends Procedure> = P['reply'] extends 'list' ? readonly Item<P>[] : Item<P>
type Item<P extends Procedure> = P['item']['_zod']['input']

const ENDPOINT = '/endpoint/v1'
/** Reply timeout; after it the call counts as lost. */
const TIMEOUT_MS = 12_000

export function createEndpoint(deps: EndpointDeps): Endpoint {
  return async (name, data) => {
    const body = JSON.stringify({ api: { class: name.class, method: name.method }, data, user: deps.user() })
    try {
      const response = await deps.fetch(ENDPOINT, {
        method: 'POST',
        headers: { 'content-type': 'application/json', panel: 'frontend' },
        body,
        signal: AbortSignal.timeout(TIMEOUT_MS),
      })
      return readReply(await response.json())
    } catch {
      return err(LOST)
    }
  }
}

const LOST: Refused = { error: 'lost', message: '', data: null }

/** Parses a reply envelope. Anything else (for example, the error page of a proxy) counts as a lost reply. */
function readReply<T>(reply: unknown): Result<T, Refused> {
  if (typeof reply !== 'object' || reply === null || !('result' in reply)) return err(LOST)
  const { result, error, message, data } = reply as Record<string, unknown>
  if (result === true) return ok(data as T)
  if (typeof error !== 'string') return err(LOST)
  return err({ error: error as ErrorCode, message: typeof message === 'string' ? message : '', data })
}
