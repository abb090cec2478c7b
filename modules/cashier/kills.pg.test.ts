import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { DAY_MS, MINUTE_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import type { ProcessInput } from './fixtures/killable-process.ts'

const PROGRAM = fileURLToPath(new URL('./fixtures/killable-process.ts', import.meta.url))
const [PAID_IN, PAID_OUT] = [50_000, 30_000]
/** Time between two processes; a claim of a killed worker is free again after one minute. */
const BETWEEN_LIVES_MS = 6 * MINUTE_MS
/**
 * Minimum number of writes to reach: intent, order, reference, event, credit, account, hold, approval,
 * capture and more.
 */
const WRITES_MIN = 16
const WRITES_MAX = 60

const houses: Harness[] = []
const children = new Set<ChildProcess>()

beforeAll(async () => {
  houses.push(await openHarness(), await openHarness())
})
afterAll(async () => {
  for (const child of children) child.kill('SIGKILL')
  await Promise.all(houses.map((harness) => harness.close()))
})

/** Runs one process; returns how it ended. */
async function live(
  harness: Harness,
  life: Pick<ProcessInput, 'left' | 'playerId' | 'writes'>,
): Promise<'killed' | 'done'> {
  const nowMs = NOON_MS + life.writes * BETWEEN_LIVES_MS
  const given: ProcessInput = {
    ...life,
    appUrl: harness.test.appUrl,
    nowMs,
    paidIn: PAID_IN,
    paidOut: PAID_OUT,
  }
  const env = { ...process.env, NODE_COMPILE_CACHE: join(tmpdir(), 'poyraz-kills') }
  const args = [PROGRAM, JSON.stringify(given)]
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'pipe'] })
  children.add(child)
  let said = ''
  child.stderr.on('data', (chunk) => {
    said += String(chunk)
  })
  const [code, signal] = await once(child, 'close')
  children.delete(child)
  if (signal === 'SIGKILL') return 'killed'
  expect(code, said).toBe(0)
  return 'done'
}

/** Runs processes that are killed at every second write, from `first` on, until one finishes. */
async function killAll(harness: Harness, first: number): Promise<readonly string[]> {
  const players: string[] = []
  for (let writes = first; writes <= WRITES_MAX; writes += 2) {
    const [left, playerId] = [players.at(-1) ?? null, harness.player()]
    players.push(playerId)
    if ((await live(harness, { left, playerId, writes })) === 'done') return players
  }
  throw new Error('nobody came to an end')
}

it('F01 R62: after kill -9 between any two writes, each payment ends with one complete outcome', async () => {
  const lived = await Promise.all(houses.map((harness, index) => killAll(harness, index + 1)))
  expect(lived.flat().length).toBeGreaterThan(WRITES_MIN)
  for (const [index, harness] of houses.entries()) await expectWhole(harness, lived[index] ?? [])
}, 600_000)

async function expectWhole(harness: Harness, players: readonly string[]): Promise<void> {
  const { rows } = await sql`
    select player_id as "playerId", array_agg(state order by direction) as states
    from cashier.payment group by 1 order by 1`.execute(harness.database.db)
  expect(rows).toEqual(players.toSorted().map((playerId) => ({ playerId, states: ['approved', 'paid'] })))
  const left = new Map([
    ['cash', BigInt(PAID_IN - PAID_OUT)],
    ['held', 0n],
  ])
  for (const playerId of players) expect(await harness.balances(playerId)).toEqual(left)
  expect(await harness.ledger.audit()).toEqual([])
  harness.clock.set(NOON_MS + DAY_MS)
  expect(await harness.cashier.reconcile()).toEqual([])
}
