import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { financeCheckBalance } from '@poyraz/contract'
import { SOCKET_CLOSE } from '@poyraz/contract/socket'
import { freePort } from '@poyraz/db'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSockets } from '../http-tests/fixtures/sockets.ts'
import { checkAnswers } from '../simulation/faults/check.ts'
import { startCrowd } from '../simulation/faults/crowd.ts'
import { createPlayer, type Player, repeatRequests } from '../simulation/faults/players.ts'
import { listening, type Run, startProgram } from './fixtures/program.ts'

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url))
const PLAYERS = 4
/** Restarts of each of the two servers; `npm run restarts` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** A restart takes seconds, so the timeout grows with the rounds. */
const TIMEOUT_MS = (1 + ROUNDS) * 120_000

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
  const players = await Promise.all(Array.from({ length: PLAYERS }, () => createPlayer(urls)))
  const crowd = startCrowd(players, 1)
  for (let round = 0; round < 2 * ROUNDS; round++) {
    await crowd.underLoad(0)
    const [first, second] = nodes
    await (round % 2 === 0 ? restart(first, second) : restart(second, first))
  }
  await crowd.underLoad(0)
  await crowd.end()
  expect(await checkAnswers(players, test)).toEqual([])
  for (const player of players) await expectSame(player)
})

/** Checks that either server repeats each reply for its key, and shows the balance that they add up to. */
async function expectSame(player: Player): Promise<void> {
  expect(await repeatRequests(player)).toEqual([])
  const balance = Number(player.answers.reduce((sum, { moved }) => sum + moved, 0n))
  for (const client of player.clients) {
    expect((await client.call(financeCheckBalance, {})).data).toMatchObject([{ balance }])
  }
}
