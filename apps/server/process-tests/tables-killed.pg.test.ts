import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { financeCheckBalance, tablesBet, tablesProof, tablesRounds, tablesState } from '@poyraz/contract'
import { assert, randomId } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { REDIS_SERVER, startRedis, type TestRedis } from '@poyraz/testkit/redis'
import { createClient, newPlayer, type TestClient, type WireReply } from '@poyraz/testkit/server'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { auditRows } from '../simulation/auditor/audit-rows.ts'
import { readRows } from '../simulation/auditor/rows.ts'
import { productAudit } from '../simulation/faults/check.ts'
import { asSuperuser } from '../simulation/faults/target.ts'
import { type Node, newNode, startNode, stopNodes } from './fixtures/program.ts'
import { watchTables } from './fixtures/tables-watcher.ts'

const BETTORS = 5
const START_KURUS = 1_000_000
const PAUSE_MS = 60
/** Kills of each of the two servers; `npm run restarts` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
const TIMEOUT_MS = (1 + ROUNDS) * 150_000
/** Time for the next host to take the table and finish a round, on a busy machine. */
const PROGRESS = { timeout: 120_000, interval: 100 }

type Chips = readonly { readonly spot: string; readonly amount: number }[]
type Outcome = Readonly<Record<string, number>>

/** One call a round at a table that is always open, and its return in kuruş, by the rules as printed. */
type Table = {
  readonly tableID: number
  readonly chips: Chips
  readonly target?: number
  returns(outcome: Outcome): number
}

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36])
/** Ace low; a card is rank + 13 * suit, rank 0 to 12 is two to ace. */
const height = (card: number) => ((card % 13) + 1) % 13

const ROULETTE: Table = {
  tableID: 102,
  chips: [
    { spot: 'red', amount: 500 },
    { spot: '17', amount: 100 },
  ],
  returns: ({ number = -1 }) => (RED.has(number) ? 1000 : 0) + (number === 17 ? 3600 : 0),
}
const DRAGON_TIGER: Table = {
  tableID: 111,
  chips: [{ spot: 'dragon', amount: 1000 }],
  returns({ dragon = -1, tiger = -1 }) {
    const ahead = height(dragon) - height(tiger)
    return ahead > 0 ? 2000 : ahead === 0 ? 500 : 0
  },
}
const CRASH: Table = {
  tableID: 131,
  chips: [{ spot: 'kite-1', amount: 1000 }],
  target: 150,
  returns: ({ crash = 0 }) => (crash >= 150 ? 1500 : 0),
}
const TABLES = [ROULETTE, DRAGON_TIGER, CRASH]

/** A player who bets once in each round that it meets, at whichever server answers. */
type Bettor = {
  readonly clients: readonly [TestClient, TestClient]
  /** Accepted bets by round. */
  readonly accepted: Map<string, Table>
  readonly met: Set<string>
  readonly refusals: string[]
}

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

async function newBettor(): Promise<Bettor> {
  const { client } = await newPlayer({ client: () => createClient(nodes[0].url) }, START_KURUS)
  const other = Object.assign(createClient(nodes[1].url), { session: client.session })
  return { clients: [client, other], accepted: new Map(), met: new Set(), refusals: [] }
}

/** Asks the servers in turn, as behind a proxy, until one answers. */
async function untilAnswered<Data>(
  { clients }: Bettor,
  ask: (client: TestClient) => Promise<WireReply<Data>>,
): Promise<WireReply<Data>> {
  for (let attempt = 0; ; attempt++) {
    const client = clients[attempt % 2] ?? clients[0]
    const reply = await ask(client).catch(() => null)
    if (reply && reply.error !== 'unavailable') return reply
    await sleep(PAUSE_MS)
  }
}

const stateOf = async (bettor: Bettor, { tableID }: Table) =>
  (await untilAnswered(bettor, (client) => client.call(tablesState, { tableID }))).data

async function play(bettor: Bettor, isOver: () => boolean): Promise<void> {
  for (let turn = 0; !isOver(); turn++) {
    const table = TABLES[turn % TABLES.length] ?? ROULETTE
    const { state } = await stateOf(bettor, table)
    if (state.phase === 'betting' && !bettor.met.has(state.roundID)) await bet(bettor, table, state.roundID)
    await sleep(PAUSE_MS)
  }
}

async function bet(bettor: Bettor, table: Table, roundID: string): Promise<void> {
  const { tableID, chips, target } = table
  const input = { tableID, roundID, chips: [...chips], ...(target && { target }) }
  const key = randomId()
  const reply = await untilAnswered(bettor, (client) => client.call(tablesBet, input, { key }))
  bettor.met.add(roundID)
  if (reply.result) bettor.accepted.set(roundID, table)
  else if (reply.error !== 'bets_closed') bettor.refusals.push(`${tableID}: ${reply.error}`)
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

/** Compares what a bettor got with the published outcomes, by the rules above. */
async function checkMoney(bettor: Bettor): Promise<void> {
  const { clients, accepted, refusals } = bettor
  expect(refusals).toEqual([])
  const played = async () => (await clients[0].call(tablesRounds, { limit: 200 })).data
  await expect.poll(async () => (await played()).filter(({ win }) => win === null), PROGRESS).toEqual([])
  const rounds = await played()
  expect(new Set(rounds.map(({ roundID }) => roundID))).toEqual(new Set(accepted.keys()))
  let balance = START_KURUS
  for (const { roundID, staked, win } of rounds) {
    const table = accepted.get(roundID)
    assert(table, 'the round was accepted')
    const { data: proof } = await clients[0].call(tablesProof, { roundID })
    const stake = table.chips.reduce((sum, { amount }) => sum + amount, 0)
    const returned = proof.isVoid ? stake : table.returns(proof.outcome as Outcome)
    expect({ staked, win }).toEqual({ staked: stake, win: returned })
    balance += returned - stake
  }
  for (const client of clients)
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance }])
}

it.skipIf(!REDIS_SERVER)(
  'a killed server loses no bet, and both servers show the same rounds (F01, F03, F18)',
  {
    timeout: TIMEOUT_MS,
  },
  async () => {
    const watchers = nodes.map(({ url }) => watchTables(url))
    const bettors: Bettor[] = []
    while (bettors.length < BETTORS) bettors.push(await newBettor())
    const [first] = bettors
    assert(first, 'there are bettors')
    let isOver = false
    const playing = bettors.map((bettor) => play(bettor, () => isOver))
    await progress(first)
    for (let round = 0; round < ROUNDS; round++) {
      await kill(nodes[0], 'betting', first)
      await kill(nodes[1], 'drawing', first)
    }
    isOver = true
    await Promise.all(playing)
    for (const bettor of bettors) await checkMoney(bettor)

    const [one, other] = watchers.map((watcher) => watcher.end())
    assert(one && other, 'each server has a watcher')
    const shared = [...one.keys()].filter((version) => other.has(version))
    expect(shared.length).toBeGreaterThan(0)
    expect(shared.filter((version) => one.get(version) !== other.get(version))).toEqual([])
    expect(auditRows(await asSuperuser(test, readRows))).toEqual([])
    expect(await productAudit(test)).toEqual([])
  },
)
