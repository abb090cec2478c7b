import { type Database, openDatabase } from '@poyraz/db'
import { assert, type Clock, systemClock, uuidv7 } from '@poyraz/kernel'
import pg from 'pg'
import { auditHistory } from '../auditor/audit-history.ts'
import { auditRows } from '../auditor/audit-rows.ts'
import type { Answer, Intent } from '../auditor/history.ts'
import { readRows } from '../auditor/rows.ts'
import { createLedger } from '../ledger.ts'
import { ask } from '../testing/ask.ts'
import { type PostgresEngine, postgresEngine } from '../testing/postgres-engine.ts'
import { type FaultProxy, startFaultProxy, urlThrough } from './fault-proxy.ts'
import { createRandom, type Random } from './random.ts'
import { createWorkload, HOUSES, type Work } from './workload.ts'

export type WorldOptions = {
  readonly seed: number
  /** Total number of operations. */
  readonly steps: number
  /** URL of a freshly migrated database. */
  readonly appUrl: string
  readonly superuserUrl: string
}

export type Report = {
  readonly seed: number
  readonly faults: readonly string[]
  /** Count of each status, including `unknown` and `resolved`. */
  readonly answers: ReadonlyMap<string, number>
}

const PLAYERS = 24
const CLIENTS = 24
const SERVERS = 3
const SKEW_MS_MAX = 3_600_000

type Server = { readonly database: Database; readonly engine: PostgresEngine; readonly proxy: FaultProxy }
type World = {
  readonly servers: readonly Server[]
  readonly intents: Intent[]
  readonly answers: Map<number, Answer>
  readonly unknown: Work[]
}

/**
 * Simulates many clients, several servers with their own clocks, and a network that loses connections and
 * replies. Then it audits the replies against the stored rows. The seed decides the requests and the faults;
 * their interleaving depends on PostgreSQL and the scheduler.
 */
export async function runWorld(options: WorldOptions): Promise<Report> {
  const random = createRandom(options.seed)
  const servers = await Promise.all(
    Array.from({ length: SERVERS }, () =>
      startServer(options.appUrl, random.below(2 * SKEW_MS_MAX) - SKEW_MS_MAX),
    ),
  )
  const world: World = { servers, intents: [], answers: new Map(), unknown: [] }
  try {
    await play(world, options.steps, random)
    const resolved = await resolve(world)
    return { seed: options.seed, ...(await audited(world, options.superuserUrl, resolved)) }
  } finally {
    await Promise.all(servers.map(stopServer))
  }
}

async function startServer(appUrl: string, skewMs: number): Promise<Server> {
  const proxy = await startFaultProxy(Number(new URL(appUrl).port))
  const database = openDatabase({ url: urlThrough(proxy, appUrl), max: 6 })
  const clock: Clock = { nowMs: () => systemClock.nowMs() + skewMs }
  const engine = postgresEngine(createLedger({ database, clock }), database, clock)
  return { database, engine, proxy }
}

async function stopServer({ database, proxy }: Server): Promise<void> {
  await database.close()
  await proxy.close()
}

async function play(world: World, steps: number, random: Random): Promise<void> {
  const [first] = world.servers
  for (const house of HOUSES) await first?.engine.openHouse(house)
  const owners = Array.from({ length: PLAYERS }, () => uuidv7(systemClock.nowMs())) as [string, ...string[]]
  const workload = createWorkload('sim', random, owners)
  let left = steps
  const client = async () => {
    while (left > 0) {
      left -= 1
      const server = world.servers[random.below(SERVERS)] as Server
      if (random.chance(0.004)) server.proxy.cut()
      if (random.chance(0.004)) void server.proxy.mute(random.below(30))
      await attempt(world, server, workload.next(systemClock.nowMs()))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
}

async function attempt(world: World, server: Server, work: Work): Promise<void> {
  const { id } = work.intent
  world.intents.push(work.intent)
  const answer = await ask(server.engine, work)
  world.answers.set(id, answer)
  if (answer.outcome === 'unknown') world.unknown.push(work)
}

/**
 * Repeats every unknown write: the same key must give a definite reply, and the same one again (faults,
 * section 1). Returns the number of unknown writes.
 */
async function resolve(world: World): Promise<number> {
  const [server] = world.servers as [Server]
  const unknown = world.unknown.splice(0)
  let id = Number.MAX_SAFE_INTEGER
  for (const { operation, intent } of unknown) {
    for (let turn = 0; turn < 2; turn++) {
      id -= 1
      await attempt(world, server, { operation, intent: { ...intent, id } })
    }
  }
  assert(world.unknown.length === 0, 'without faults every answer is definite')
  return unknown.length
}

async function audited(world: World, superuserUrl: string, resolved: number) {
  const client = new pg.Client({ connectionString: superuserUrl })
  await client.connect()
  const rows = await readRows(client)
  await client.end()
  const faults = [...auditRows(rows), ...auditHistory(world, rows)]
  const answers = new Map<string, number>([['resolved', resolved]])
  for (const answer of world.answers.values()) {
    const name = answer.outcome === 'unknown' ? 'unknown' : answer.status
    answers.set(name, (answers.get(name) ?? 0) + 1)
  }
  return { faults, answers }
}
