import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { casinoGamesList, financeCheckBalance } from '@poyraz/contract'
import { SOCKET_CLOSE } from '@poyraz/contract/socket'
import { freePort } from '@poyraz/db'
import { systemClock } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { createClient, type TestClient } from '@poyraz/testkit/server'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSockets } from '../http-tests/fixtures/sockets.ts'
import { ask, type Bettor, betUntil, newBettor, START_KURUS } from './fixtures/bettors.ts'
import { listening, type Run, startProgram } from './fixtures/program.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const BETTORS = 4
/** Restarts of each of the two servers; `npm run restarts` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** A restart takes seconds, so the timeout grows with the rounds. */
const TIMEOUT_MS = (1 + ROUNDS) * 120_000
/** Number of replies before the next server is stopped. */
const LOAD = 20

type Node = { readonly url: string; readonly port: number; run: Run }

let test: TestDatabase
let dataDir: string
let nodes: [Node, Node]

beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-rolling-'))
  nodes = [await newNode(), await newNode()]
})
afterAll(async () => {
  for (const { run } of nodes) run.child.kill('SIGTERM')
  await Promise.all(nodes.map(({ run }) => run.ended))
  await rm(dataDir, { recursive: true, force: true })
  await test.close()
})

const { openSocket, welcome, closeAll } = openSockets(() => nodes[0])
afterEach(closeAll)

async function newNode(): Promise<Node> {
  const port = await freePort()
  return { url: `http://localhost:${port}`, port, run: await startNode(port) }
}

/** Starts a server; all share one database and one folder of keys. */
async function startNode(port: number): Promise<Run> {
  const run = startProgram([MAIN], {
    PORT: String(port),
    DATA_DIR: dataDir,
    DATABASE_URL: test.appUrl,
    DATABASE_OWNER_URL: test.superuserUrl,
    SPIN_INTERVAL_MS: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
  })
  await listening(run)
  return run
}

/** Stops a server under load and starts it again. */
async function restart(node: Node, other: Node): Promise<void> {
  const heard = openSocket({}, node)
  await welcome(heard)
  node.run.child.kill('SIGTERM')
  expect(await heard.closes()).toBe(SOCKET_CLOSE.restart)
  await welcome(openSocket({}, other))
  expect(await node.run.ended).toBe(0)
  node.run = await startNode(node.port)
}

it('two servers restarted in turn under load neither lose, repeat nor refuse a bet (F04)', {
  timeout: TIMEOUT_MS,
}, async () => {
  const urls: [string, string] = [nodes[0].url, nodes[1].url]
  const [game] = (await createClient(urls[0]).call(casinoGamesList, {})).data
  if (!game) throw new Error('the lobby is empty')
  const bet = { gameID: game.gameID, stake: game.minBet }
  const bettors = await Promise.all(Array.from({ length: BETTORS }, () => newBettor(urls)))
  const answered = () => bettors.reduce((count, { answers }) => count + answers.length, 0)
  const stop = new AbortController()
  const playing = bettors.map((bettor) => betUntil(bettor, bet, stop))
  for (let round = 0; round < 2 * ROUNDS; round++) {
    const before = answered()
    await expect.poll(answered).toBeGreaterThan(before + LOAD)
    const [first, second] = nodes
    await (round % 2 === 0 ? restart(first, second) : restart(second, first))
  }
  const before = answered()
  await expect.poll(answered).toBeGreaterThan(before + LOAD)
  stop.abort()
  await Promise.all(playing)
  expect(bettors.flatMap(({ refusals }) => refusals)).toEqual([])
  await Promise.all(bettors.map((bettor) => expectKept(bettor, bet)))
  expect(await createLedger({ database: test.database, clock: systemClock }).audit()).toEqual([])
})

/** Checks that either server repeats each reply for its key, and that the ledger has exactly these bets. */
async function expectKept(
  { clients, answers }: Bettor,
  bet: { gameID: number; stake: number },
): Promise<void> {
  for (const [index, { key, round }] of answers.entries()) {
    const client = clients[index % clients.length] as TestClient
    expect(await ask(client, bet, key)).toMatchObject({ result: true, data: round })
  }
  const { rows } = await test.database.pool.query<{ rounds: number }>(
    'select count(*)::int4 as rounds from casino.round where player_id = $1',
    [clients[0]?.session?.uid],
  )
  expect(rows).toEqual([{ rounds: answers.length }])
  const wins = answers.reduce((sum, { round }) => sum + round.win, 0)
  const balance = START_KURUS - answers.length * bet.stake + wins
  for (const client of clients) {
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance }])
  }
}
