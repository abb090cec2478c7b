import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { assert } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { REDIS_SERVER, startRedis, type TestRedis } from '@poyraz/testkit/redis'
import { createClient, newPlayer } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditRows } from '../simulation/auditor/audit-rows.ts'
import { readRows } from '../simulation/auditor/rows.ts'
import { productAudit } from '../simulation/faults/check.ts'
import { asSuperuser } from '../simulation/faults/target.ts'
import { type Node, newNode, startNode, stopNodes } from './fixtures/program.ts'
import {
  type Bettor,
  checkMoney,
  DRAGON_TIGER,
  newBettor,
  PROGRESS,
  playUntil,
  ROULETTE,
  stateOf,
} from './fixtures/table-bettors.ts'
import { watchTables } from './fixtures/tables-watcher.ts'

const BETTORS = 5
const START_KURUS = 1_000_000
/** Kills of each of the two servers; `npm run restarts` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const TIMEOUT_MS = (1 + ROUNDS) * 150_000

let test: TestDatabase
let redis: TestRedis
let dataDir: string
let nodes: [Node, Node]

beforeAll(async () => {
  if (!REDIS_SERVER) return
  redis = await startRedis()
  test = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-killed-'))
  nodes = [await newNode({ test, dataDir }, settings()), await newNode({ test, dataDir }, settings())]
})
afterAll(async () => {
  if (!REDIS_SERVER) return
  await stopNodes(nodes)
  await redis.stop()
  await rm(dataDir, { recursive: true, force: true })
  await test.close()
})

const settings = () => ({ REDIS_URL: redis.url, TABLE_TIME: '10' })

async function register(): Promise<Bettor> {
  const { client } = await newPlayer({ client: () => createClient(nodes[0].url) }, START_KURUS)
  const other = Object.assign(createClient(nodes[1].url), { session: client.session })
  return newBettor([client, other])
}

/** Waits until the tables with rounds of a fixed length have begun the next one. */
async function progress(bettor: Bettor): Promise<void> {
  const rounds = () =>
    Promise.all([ROULETTE, DRAGON_TIGER].map(async (table) => (await stateOf(bettor, table)).state.roundID))
  const before = await rounds()
  const isNext = async () => (await rounds()).every((now, index) => now !== before[index])
  await expect.poll(isNext, PROGRESS).toBe(true)
}

/** Kills a server without notice while the roulette table is in this phase, and starts it again. */
async function kill(node: Node, phase: 'betting' | 'drawing', bettor: Bettor): Promise<void> {
  await expect.poll(async () => (await stateOf(bettor, ROULETTE)).state.phase, PROGRESS).toBe(phase)
  node.run.child.kill('SIGKILL')
  expect(await node.run.ended).toBe('SIGKILL')
  await progress(bettor)
  node.run = await startNode(node.port, { test, dataDir }, settings())
}

it.skipIf(!REDIS_SERVER)(
  'a killed server loses no bet, and both servers show the same rounds (F01, F03, F18)',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const watchers = nodes.map(({ url }) => watchTables(url))
    const bettors: Bettor[] = []
    while (bettors.length < BETTORS) bettors.push(await register())
    const [first] = bettors
    assert(first, 'there are bettors')
    let isOver = false
    const playing = bettors.map((bettor) => playUntil(bettor, () => isOver))
    await progress(first)
    for (let round = 0; round < ROUNDS; round++) {
      await kill(nodes[0], 'betting', first)
      await kill(nodes[1], 'drawing', first)
    }
    isOver = true
    await Promise.all(playing)
    for (const bettor of bettors) await checkMoney(bettor, START_KURUS)

    const [one, other] = watchers.map((watcher) => watcher.end())
    assert(one && other, 'each server has a watcher')
    const shared = [...one.keys()].filter((version) => other.has(version))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.filter((version) => one.get(version) !== other.get(version))).toEqual([])
    expect(auditRows(await asSuperuser(test, readRows))).toEqual([])
    expect(await productAudit(test)).toEqual([])
  },
)
