import { loadavg } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { tablesList } from '@poyraz/contract'
import { assert } from '@poyraz/kernel'
import type { TableState } from '@poyraz/tables'
import type { CasinoServerQuestion, CasinoServerReady } from '../http/casino-server.ts'
import { type Child, startChild } from '../http/children.ts'
import { callAs } from '../shared/call.ts'
import { machine, print, quantile, spread } from '../shared/figures.ts'
import { type Burst, compileReference, type Readers } from './reference.ts'
import type { SocketIoReady } from './socket-io.ts'

const CONNECTIONS = 5000
const ROUNDS = 20
const WARM_UP = 3
/** Live tables whose states change together. */
const TABLES = 10
/** Between two broadcasts, so that they are not joined. */
const PAUSE_MS = 60
/** Head of a frame with less than 126 bytes, and of a longer one. */
const HEADS = [2, 4] as const
/** Versions of events have as many digits. */
const VERSION = 1_234_567_890_123_456

/**
 * Fan-out of the socket's public news to 5,000 visitors, by the whole server, in turn with a loop in C that
 * writes the same bytes to as many plain connections. Both are read by the same program in C.
 */
export async function main(): Promise<void> {
  const reference = compileReference()
  if (!reference) return print('fanout: not comparable, there is no gcc')
  print(`fanout · ${machine()}, ${reference.compiler}, load ${loadavg()[0]?.toFixed(1)}`)
  const env = { TRUSTED_PROXIES: '127.0.0.1,::1', PLAYERS: '1', SPORTS_FEED: 'off' }
  const server = startChild('./casino-server.ts', env)
  try {
    const ready = await server.ask<CasinoServerReady>()
    const port = Number(new URL(ready.url).port)
    const [ours, eachKb] = await openAll(server, () => reference.read(port, CONNECTIONS, 'ws'))
    await measure(server, ready, { ours, reference })
    ours.end()
    await compareMemory(reference, eachKb)
  } finally {
    reference.close()
    await server.ask({ ask: 'stop' } satisfies CasinoServerQuestion).catch(() => undefined)
  }
}

type Reference = NonNullable<ReturnType<typeof compileReference>>
type Parts = { readonly ours: Readers; readonly reference: Reference }

/** Opens all connections to a server; returns them and the memory of its process for each, in KB. */
async function openAll(server: Child, open: () => Promise<Readers>): Promise<[Readers, number]> {
  const before = await memoryOf(server)
  const readers = await open()
  return [readers, ((await memoryOf(server)) - before) / CONNECTIONS / 1024]
}

async function measure(server: Child, ready: CasinoServerReady, { ours, reference }: Parts): Promise<void> {
  const writer = await reference.serve(CONNECTIONS)
  const theirs = await reference.read(writer.port, CONNECTIONS, 'raw')
  await writer.ready()
  const states = await statesOf(ready)
  let version = 100_000
  const news = () => void server.ask({ ask: 'news', version: version++ } satisfies CasinoServerQuestion)
  const tables = () => void server.ask({ ask: 'tables', states } satisfies CasinoServerQuestion)
  const size = {
    one: sizeOf([{ topic: 'content', version: VERSION, data: { version } }]),
    ten: sizeOf(states.map((data) => ({ topic: 'tables', version: VERSION, data }))),
  }
  const rounds: Round[] = []
  for (let round = 0; round < ROUNDS + WARM_UP; round++) {
    const one = await paused(() => ours.burst(size.one, news), ours)
    const loop = await paused(() => theirs.burst(size.one, () => writer.send(size.one)), theirs)
    const ten = await paused(() => ours.burst(size.ten, tables), ours)
    if (round >= WARM_UP) rounds.push({ one, loop, ten })
  }
  for (const { end } of [theirs, writer]) end()
  tell(rounds, size)
}

/** Returns the states of ten tables. */
async function statesOf({ routeUrl, bettors: [first] }: CasinoServerReady): Promise<readonly TableState[]> {
  assert(first, 'there is a player')
  const listed = await callAs<readonly { state: TableState }[]>(routeUrl, first, tablesList, { limit: 100 })
  return listed.slice(0, TABLES).map(({ state }) => state)
}

async function compareMemory(reference: Reference, eachKb: number): Promise<void> {
  const heading = `R4 memory per connection ${eachKb.toFixed(1)} KB`
  if (!process.env['SOCKET_IO']) return print(`${heading}; not comparable: SOCKET_IO names no folder`)
  const server = startChild('../fanout/socket-io.ts')
  const { port } = await server.ask<SocketIoReady>()
  const [readers, theirKb] = await openAll(server, () => reference.read(port, CONNECTIONS, 'io'))
  readers.end()
  server.end()
  const ratio = (eachKb / theirKb).toFixed(2)
  print(`${heading}, of socket.io ${theirKb.toFixed(1)} KB: ${ratio}  (goal ≤ 0.4)`)
}

async function memoryOf(server: Child): Promise<number> {
  return (await server.ask<{ usedBytes: number }>({ ask: 'memory' })).usedBytes
}

/** Returns the bytes of the frame with these events, as the server sends them. */
function sizeOf(events: readonly object[]): number {
  const length = Buffer.byteLength(JSON.stringify({ type: 'events', events }))
  return length + HEADS[length < 126 ? 0 : 1]
}

async function paused(burst: () => Promise<Burst>, readers: Readers): Promise<Burst> {
  await readers.mark()
  const measured = await burst()
  await sleep(PAUSE_MS)
  return measured
}

type Round = { readonly one: Burst; readonly loop: Burst; readonly ten: Burst }
type Sizes = { readonly one: number; readonly ten: number }

function tell(rounds: readonly Round[], { one, ten }: Sizes): void {
  const of = (pick: (round: Round) => number) => spread(rounds.map(pick))
  const p99 = (pick: (round: Round) => Burst) =>
    quantile(
      rounds.map((round) => pick(round).lastMs),
      0.99,
    )
  print(`${CONNECTIONS} connections, ${rounds.length} rounds in turn, load ${loadavg()[0]?.toFixed(1)}:`)
  print(`  one event, ${one} bytes    ${of((round) => round.one.lastMs)} ms from the first to the last`)
  print(`  the loop in C, the same   ${of((round) => round.loop.lastMs)} ms`)
  print(`  ten tables, ${ten} bytes ${of((round) => round.ten.lastMs)} ms`)
  print(`R1 fan-out ÷ loop in C: ${of((round) => round.loop.lastMs / round.one.lastMs)}  (goal ≥ 0.75)`)
  const alone = of((round) => (TABLES * round.one.lastMs) / round.ten.lastMs)
  print(`R2 ten updates in one frame ÷ one frame each: ${alone}  (goal ≥ 8)`)
  const lag = p99((round) => round.one) / p99((round) => round.loop)
  print(`R3 last connection, p99, ÷ loop in C: ${lag.toFixed(2)}  (goal ≤ 1.25)`)
}
