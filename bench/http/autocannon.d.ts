/** The part of autocannon that the benchmarks use; the package carries no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Request = {
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly body: string
    /** Called before each sending. */
    readonly setupRequest?: (request: Request) => Request
  }

  export type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    /** Called once per connection. */
    readonly setupClient: (client: { setRequests(requests: readonly Request[]): void }) => void
    readonly verifyBody: (body: string) => boolean
  }

  export type Summary = {
    readonly duration: number
    readonly requests: { readonly total: number }
    readonly non2xx: number
    readonly errors: number
    readonly timeouts: number
    readonly mismatches: number
  }

  /** Emits `response` (client, status, bytes, ms) for every answer. */
  export type Instance = EventEmitter & PromiseLike<Summary>

  export default function autocannon(options: Options): Instance
}
