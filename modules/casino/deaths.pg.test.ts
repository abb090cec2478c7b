import { casinoPlay, casinoRound } from '@poyraz/contract'
import { openDatabase } from '@poyraz/db'
import type { JackpotPool } from '@poyraz/games/jackpots'
import { randomId } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { createCaller } from '@poyraz/testkit'
import type { Client } from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { TEST_KEYS } from './fixtures/keys.ts'
import { wageringOf } from './fixtures/wagering.ts'
import { createCasino } from './index.ts'
import { COIN } from './testing/coin.ts'
import { ticketPool } from './testing/pools.ts'

const STAKE = 100
const STATEMENTS_MAX = 40

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

/** A server that dies before or after its n-th statement: its connections end, and it says nothing more. */
function killable(n: number, when: 'before' | 'after', pools: readonly JackpotPool[]) {
  const database = openDatabase({ url: harness.test.appUrl })
  const clients: Client[] = []
  let left = n
  const die = () => {
    for (const client of clients) client.connection.stream.destroy()
    throw new Error('killed')
  }
  database.pool.on('connect', (client) => {
    clients.push(client as unknown as Client)
    const query = client.query.bind(client) as (...args: unknown[]) => Promise<unknown>
    client.query = (async (...args: unknown[]) => {
      left--
      if (left < 0 || (left === 0 && when === 'before')) die()
      const answer = await query(...args)
      return left === 0 ? die() : answer
    }) as typeof client.query
  })
  const casino = createCasino({
    database,
    clock: harness.clock,
    ...TEST_KEYS,
    spinIntervalMs: 0,
    wagering: wageringOf({ database, clock: harness.clock }),
    games: [COIN],
    pools,
  })
  return {
    call: createCaller((registry) => casino.register(registry)),
    isAlive: () => left > 0,
    close: () => database.close(),
  }
}

/** Lets a server die in a round; the next one is asked with the same key. True where it outlived the round. */
async function liveThrough(
  n: number,
  when: 'before' | 'after',
  pools: readonly JackpotPool[],
): Promise<boolean> {
  const playerId = await harness.player(10_000n)
  const key = randomId()
  const bet = { gameID: COIN.id, stake: STAKE }
  const server = killable(n, when, pools)
  await server.call(casinoPlay, bet, { playerId, key }).catch(() => undefined)
  const outlived = server.isAlive()
  await server.close()
  const next = createCaller((registry) => harness.openCasino(0, [COIN], { pools }).register(registry))
  const played = await next(casinoPlay, bet, { playerId, key })
  if (!played.ok) throw new Error(played.error.error)
  const { roundID, win, balance, outcome, fairness, jackpot } = played.value
  expect(fairness.nonce).toBe(1)
  expect(balance).toBe(10_000n - BigInt(STAKE) + win + (jackpot?.amount ?? 0n))
  expect(jackpot !== undefined).toBe(pools.length > 0)
  const kept = await next(casinoRound, { roundID }, { playerId })
  expect(kept.ok && kept.value).toMatchObject({ state: 'closed', win, outcome, balanceAfter: balance })
  expect([await harness.balanceOf(playerId), await harness.countRounds(playerId)]).toEqual([balance, 1])
  const later = await next(casinoPlay, bet, { playerId })
  expect(later.ok && later.value.fairness.nonce).toBe(2)
  return outlived
}

/** A pool whose every ticket wins at the stake of the test. */
const WON = [ticketPool([10_000])]

it.each([
  ['before', 'a round', []],
  ['after', 'a round', []],
  ['before', 'a round that wins a jackpot', WON],
  ['after', 'a round that wins a jackpot', WON],
] as const)(
  'a server that dies %s any statement of %s leaves it whole or not begun; the next one answers its key (R24)',
  async (when, _, pools) => {
    const casino = harness.openCasino(0, [COIN], { pools })
    await casino.sync()
    let n = 1
    while (!(await liveThrough(n, when, pools))) {
      n++
      expect(n).toBeLessThan(STATEMENTS_MAX)
    }
    expect(n).toBeGreaterThan(5)
    expect(await createLedger({ database: harness.test.database, clock: harness.clock }).audit()).toEqual([])
    expect(await casino.jackpots.differences()).toEqual([])
  },
)
