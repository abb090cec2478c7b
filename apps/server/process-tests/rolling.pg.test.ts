import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { financeCheckBalance } from '@poyraz/contract'
import { SOCKET_CLOSE } from '@poyraz/contract/socket'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { openSockets } from '../http-tests/fixtures/sockets.ts'
import { checkAnswers } from '../simulation/faults/check.ts'
import { startCrowd } from '../simulation/faults/crowd.ts'
import { createPlayer, type Player, repeatRequests } from '../simulation/faults/players.ts'
import { type Node, newNode, startNode, stopNodes } from './fixtures/program.ts'

const PLAYERS = 4
const FAST = { SPIN_INTERVAL_MS: '0' }
/** Restarts of each of the two servers; `npm run restarts` sets more. */
const ROUNDS = Number(process.env['ROUNDS'] ?? 1)
/** A restart takes seconds, so the timeout grows with the rounds. */
const TIMEOUT_MS = (1 + ROUNDS) * 120_000

let test: TestDatabase
let dataDir: string
let nodes: [Node, Node]

beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-rolling-'))
  nodes = [await newNode({ test, dataDir }, FAST), await newNode({ test, dataDir }, FAST)]
})
afterAll(async () => {
  await stopNodes(nodes)
  await rm(dataDir, { recursive: true, force: true })
  await test.close()
})

const { openSocket, welcome, closeAll } = openSockets(() => nodes[0])
afterEach(closeAll)

/** Stops a server under load and starts it again. */
async function restart(node: Node, other: Node): Promise<void> {
  const heard = openSocket({}, node)
  await welcome(heard)
  node.run.child.kill('SIGTERM')
  expect(await heard.closes()).toBe(SOCKET_CLOSE.restart)
  await welcome(openSocket({}, other))
  expect(await node.run.ended).toBe(0)
  node.run = await startNode(node.port, { test, dataDir }, FAST)
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
