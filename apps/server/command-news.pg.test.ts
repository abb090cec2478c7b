import { randomUUID } from 'node:crypto'
import { createBus } from '@poyraz/bus'
import { type FaultProxy, startFaultProxy, urlThrough } from '@poyraz/ledger/simulator/fault-proxy'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { balanceChanged } from '@poyraz/wallet'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hearCommands, tellServer } from './command-news.ts'

/** The answer timeout exceeds the interval of the questions, because a busy machine answers slowly. */
const PATIENCE = { beatMs: 50, answerMs: 2_000 }
const [BEFORE, AFTER] = [randomUUID(), randomUUID()] as const

let test: TestDatabase
let proxy: FaultProxy
let heard: string[]
let errors: unknown[]
let stop: () => Promise<void>

beforeEach(async () => {
  test = await createTestDatabase()
  proxy = await startFaultProxy(Number(new URL(test.appUrl).port))
  heard = []
  errors = []
})
afterEach(async () => {
  await stop()
  await proxy.close()
  await test.close()
})

function hear(): void {
  const bus = createBus((error) => errors.push(error))
  bus.subscribe(balanceChanged, ({ playerId }) => heard.push(playerId))
  const onError = (error: unknown) => errors.push(error)
  stop = hearCommands(bus, { url: urlThrough(proxy, test.appUrl), onError, patience: PATIENCE })
}

/** Publishes like a command until the server receives it, because the listener may still be connecting. */
async function tellUntilHeard(playerId: string): Promise<void> {
  await expect
    .poll(async () => {
      const bus = createBus(() => undefined)
      const told = tellServer(bus, test.database)
      bus.publish(balanceChanged, { playerId })
      await told()
      return heard
    })
    .toContain(playerId)
}

it('detects a network that drops packets, reports it once, and receives again afterwards (F15)', async () => {
  hear()
  await tellUntilHeard(BEFORE)
  expect(errors).toEqual([])
  const { release } = proxy.hold()
  await expect.poll(() => errors).toHaveLength(1)
  // New connections are not answered either.
  release()
  await tellUntilHeard(AFTER)
  expect(errors).toHaveLength(1)
})

it('a server that starts while the network drops packets receives messages afterwards (F15)', async () => {
  const { release } = proxy.hold()
  hear()
  await expect.poll(() => errors).toHaveLength(1)
  release()
  await tellUntilHeard(AFTER)
})
