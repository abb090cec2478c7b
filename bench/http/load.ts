import { randomBytes } from 'node:crypto'
import autocannon from 'autocannon'

/** Request that one connection sends repeatedly; `KEY` in the body is replaced by a fresh key per call. */
export type LoadRequest = { readonly body: string; readonly headers?: Readonly<Record<string, string>> }

/** One round of load, as the parent sends it. */
export type LoadOrder = {
  readonly url: string
  readonly connections: number
  readonly seconds: number
  /** The first connection sends the first request, the second the second, and so on. */
  readonly requests: readonly LoadRequest[]
  /** A reply without this text counts as a failure. */
  readonly expected: string
}

export type LoadResult = {
  readonly perSecond: number
  readonly p50Ms: number
  readonly p95Ms: number
  readonly p99Ms: number
  readonly answers: number
  /** Unexpected replies and broken connections. */
  readonly failures: number
}

const HEADERS = { 'content-type': 'application/json', panel: 'frontend' }

/** Runs in a child process, so that load and server never share an event loop. */
process.on('message', (order: LoadOrder) => {
  void fire(order).then((result) => process.send?.(result))
})

async function fire({ url, connections, seconds, requests, expected }: LoadOrder): Promise<LoadResult> {
  const timesMs: number[] = []
  let next = 0
  const instance = autocannon({
    url,
    connections,
    duration: seconds,
    setupClient(client) {
      const { body, headers = {} } = requests[next++ % requests.length] ?? { body: '' }
      client.setRequests([
        {
          method: 'POST',
          headers: { ...HEADERS, ...headers },
          body,
          ...(body.includes('KEY')
            ? { setupRequest: (one) => ({ ...one, body: body.replace('KEY', freshKey()) }) }
            : {}),
        },
      ])
    },
    verifyBody: (body) => body.includes(expected),
  })
  instance.on('response', (_client, _status, _bytes, ms: number) => timesMs.push(ms))
  const summary = await instance
  timesMs.sort((a, b) => a - b)
  const at = (share: number) => timesMs[Math.min(timesMs.length - 1, Math.floor(timesMs.length * share))] ?? 0
  return {
    perSecond: summary.requests.total / summary.duration,
    p50Ms: at(0.5),
    p95Ms: at(0.95),
    p99Ms: at(0.99),
    answers: summary.requests.total,
    failures: summary.non2xx + summary.errors + summary.timeouts + summary.mismatches,
  }
}

const run = randomBytes(6).toString('hex')
let keys = 0

function freshKey(): string {
  return `${run}-${String(++keys).padStart(12, '0')}`
}
