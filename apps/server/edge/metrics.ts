import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MessageCount } from '@poyraz/jobs'
import { SECOND_MS } from '@poyraz/kernel'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { type Audit, gaugeAudits } from './audit-gauges.ts'
import { gaugeBus } from './bus-gauge.ts'
import type { Answer } from './calls.ts'
import { gaugeMessages } from './message-watch.ts'
import { hostName, isLoopbackName } from './origin.ts'
import type { Route } from './registry.ts'
import { gaugeStorage, type Storage } from './storage-watch.ts'

export type Metrics = {
  /** Counts one answered call; `seconds` from body to reply. */
  observe(answer: Answer, seconds: number): void
  text(): Promise<string>
}

export type PoolSize = {
  readonly totalCount: number
  readonly idleCount: number
  readonly waitingCount: number
}

/** Deviation of one figure of a game's live rounds from its mean, in standard deviations. */
export type Return = {
  readonly game: string
  readonly kind: string
  readonly span: string
  readonly rounds: number
  readonly sigmas: number
}

/** Current findings of background work, read when metrics are requested. */
export type Findings = {
  readonly audits?: () => readonly Audit[]
  readonly returns?: () => readonly Return[]
  /** Lead of this machine's clock over the database's, in ms. */
  readonly clockSkewMs?: () => number
  /** State of the disk and of the write-ahead log's archive. */
  readonly storage?: () => Storage
  readonly messages?: () => MessageCount
  /** Returns true while other servers are connected, if there is a Redis. */
  readonly isBusConnected?: (() => boolean) | undefined
  /** Failures of background work since the start, by module. */
  readonly failures?: () => ReadonlyMap<string, number>
}

const BUCKETS_S = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5]
/** Label of calls to unknown procedures, so that a client cannot create time series. */
const UNKNOWN = 'unknown'

export function createMetrics(pool: PoolSize, findings: Findings = {}): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  gaugePool(pool, registry)
  gaugeFindings(findings, registry)
  const calls = new Counter({
    name: 'poyraz_calls_total',
    help: 'Answered calls of the endpoint by class, method and error.',
    labelNames: ['class', 'method', 'error'] as const,
    registers,
  })
  const seconds = new Histogram({
    name: 'poyraz_call_seconds',
    help: 'Time from a request body to its reply.',
    labelNames: ['class', 'method'] as const,
    buckets: BUCKETS_S,
    registers,
  })
  // Finding a series by its labels costs more than counting, so each is looked up once.
  const seriesOf = createSeries((route, error) => {
    const labels = { class: route?.procedure.class ?? UNKNOWN, method: route?.procedure.method ?? UNKNOWN }
    return { calls: calls.labels({ ...labels, error }), seconds: seconds.labels(labels) }
  })
  return {
    observe({ route, reply }, elapsedS) {
      const series = seriesOf(route, reply.error ?? 'none')
      series.calls.inc()
      series.seconds.observe(elapsedS)
    },
    text: () => registry.metrics(),
  }
}

function gaugeFindings(findings: Findings, registry: Registry): void {
  const { audits, returns, clockSkewMs, storage, messages, isBusConnected, failures } = findings
  if (audits) gaugeAudits(audits, registry)
  if (returns) gaugeReturns(returns, registry)
  if (clockSkewMs) gaugeClock(clockSkewMs, registry)
  if (storage) gaugeStorage(storage, registry)
  if (messages) gaugeMessages(messages, registry)
  if (isBusConnected) gaugeBus(isBusConnected, registry)
  if (failures) countFailures(failures, registry)
}

function gaugePool(pool: PoolSize, registry: Registry): Gauge {
  return new Gauge({
    name: 'poyraz_database_connections',
    help: 'Connections of the pool by state; waiting counts callers without one.',
    labelNames: ['state'] as const,
    registers: [registry],
    collect() {
      this.set({ state: 'open' }, pool.totalCount)
      this.set({ state: 'idle' }, pool.idleCount)
      this.set({ state: 'waiting' }, pool.waitingCount)
    },
  })
}

function gaugeClock(clockSkewMs: () => number, registry: Registry): Gauge {
  return new Gauge({
    name: 'poyraz_clock_skew_seconds',
    help: 'How far the clock of this machine is ahead of the database: watch it long before nothing is accepted.',
    registers: [registry],
    collect() {
      this.set(clockSkewMs() / SECOND_MS)
    },
  })
}

function countFailures(failures: () => ReadonlyMap<string, number>, registry: Registry): void {
  new Counter({
    name: 'poyraz_background_failures_total',
    help: 'Rounds and tasks of background work that failed, by module; the log says why.',
    labelNames: ['module'] as const,
    registers: [registry],
    collect() {
      this.reset()
      for (const [module, count] of failures()) this.inc({ module }, count)
    },
  })
}

/** Exports the watched return of each game; `reset` removes series of games that are closed. */
function gaugeReturns(returns: () => readonly Return[], registry: Registry): void {
  const options = { labelNames: ['game', 'kind', 'span'] as const, registers: [registry] }
  new Gauge({
    ...options,
    name: 'poyraz_return_rounds',
    help: 'Live rounds, or free spins, whose return is watched: all of the deployed rules, and the newest block.',
    collect() {
      this.reset()
      for (const { rounds, game, kind, span } of returns()) this.set({ game, kind, span }, rounds)
    },
  })
  new Gauge({
    ...options,
    name: 'poyraz_return_sigmas',
    help: 'Distance of what paid and free spins pay, and of how many are awarded, from the mean, in standard deviations.',
    collect() {
      this.reset()
      for (const { sigmas, game, kind, span } of returns()) this.set({ game, kind, span }, sigmas)
    },
  })
}

function createSeries<T>(
  make: (route: Route | null, error: string) => T,
): (route: Route | null, error: string) => T {
  const byRoute = new Map<Route | null, Map<string, T>>()
  return (route, error) => {
    const byError = byRoute.get(route) ?? new Map<string, T>()
    byRoute.set(route, byError)
    const series = byError.get(error) ?? make(route, error)
    byError.set(error, series)
    return series
  }
}

export type MetricsListener = { readonly url: string; close(): Promise<void> }

/** Serves the metrics on a separate loopback listener. Rejects with `EADDRINUSE` if the port is taken. */
export async function listenMetrics(metrics: Metrics, port: number): Promise<MetricsListener> {
  const server = createServer((request, response) => {
    // Prevents DNS rebinding: a page in a browser on this machine could use a foreign name.
    if (!isLoopbackName(hostName(request.headers.host ?? ''))) return void response.writeHead(421).end()
    if (request.method !== 'GET' || request.url !== '/metrics') return void response.writeHead(404).end()
    metrics.text().then(
      (text) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' }).end(text),
      () => response.writeHead(500).end(),
    )
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', resolve)
  })
  const { port: actual } = server.address() as AddressInfo
  return { url: `http://127.0.0.1:${actual}/metrics`, close: () => closeServer(server) }
}

function closeServer(server: Server): Promise<void> {
  server.closeAllConnections()
  return new Promise((resolve) => server.close(() => resolve()))
}
