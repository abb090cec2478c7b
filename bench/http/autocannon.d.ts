/** The part of autocannon that the benchmarks use; the package carries no types. */
declare module 'autocannon' {
  import type { EventEmitter } from 'node:events'

  export type Options = {
    readonly url: string
    readonly connections: number
    readonly duration: number
    readonly method: string
    readonly headers: Readonly<Record<string, string>>
    readonly requests: readonly {
      readonly body: string
      readonly headers?: Readonly<Record<string, string>>
    }[]
    readonly verifyBody?: (body: string) => boolean
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
