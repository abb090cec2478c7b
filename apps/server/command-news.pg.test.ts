import { randomUUID } from 'node:crypto'
import { createBus } from '@poyraz/bus'
import { type FaultProxy, startFaultProxy, urlThrough } from '@poyraz/ledger/simulator/fault-proxy'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { balanceChanged } from '@poyraz/wallet'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { hearCommands, tellServer } from './command-news.ts'

/** The answer takes a busy machine longer than it takes until the next is asked for. */
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

/** As a command does; until it is heard, for whoever listens may just be on the way. */
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

it('a network that swallows what it carries is noticed, told once, and heard through again (F15)', async () => {
  hear()
  await tellUntilHeard(BEFORE)
  expect(errors).toEqual([])
  const { release } = proxy.hold()
  await expect.poll(() => errors).toHaveLength(1)
  // What connects now is not answered either.
  release()
  await tellUntilHeard(AFTER)
  expect(errors).toHaveLength(1)
})

it('a server that starts while the network swallows everything hears once it does not (F15)', async () => {
  const { release } = proxy.hold()
  hear()
  await expect.poll(() => errors).toHaveLength(1)
  release()
  await tellUntilHeard(AFTER)
})
