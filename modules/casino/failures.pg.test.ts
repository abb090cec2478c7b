import { casinoPlay, fairnessCurrent, fairnessRotate, fairnessSetNext } from '@poyraz/contract'
import type { Database } from '@poyraz/db'
import { DAY_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { cashOf, createCaller, createTestDatabase, fakeClock, fund, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import type { PoolClient, QueryConfig } from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KEYS } from './fixtures/keys.ts'
import { wageringOf } from './fixtures/wagering.ts'
import { createCasino } from './index.ts'
import { COIN } from './testing/coin.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let test: TestDatabase

function open(database: Database) {
  const casino = createCasino({
    database,
    clock,
    ...TEST_KEYS,
    spinIntervalMs: 0,
    wagering: wageringOf({ database, clock }),
    games: [COIN],
  })
  return { casino, call: createCaller((registry) => casino.register(registry)) }
}

beforeAll(async () => {
  test = await createTestDatabase()
  await open(test.database).casino.sync()
})
afterAll(() => test.close())
// The books balance after every kind of failure.
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await createLedger({ database: test.database, clock }).audit()).toEqual([])
}

async function player(balance = 10_000n): Promise<string> {
  const id = uuidv7(clock.nowMs())
  await fund({ database: test.database, clock }, id, balance)
  return id
}

async function noncesOf(id: string): Promise<readonly number[]> {
  const { rows } = await sql<{ nonce: number }>`
    select nonce from casino.round where player_id = ${id} order by nonce`.execute(test.database.db)
  return rows.map(({ nonce }) => nonce)
}

type Loss = 'before' | 'after'

/** The database over a network that loses the connection before or after the next statements have been run. */
function losing(losses: Loss[]): Database {
  const connect = async () => {
    const client = await test.database.pool.connect()
    const loss = losses.shift()
    return loss === undefined ? client : losingOneAnswer(client, loss)
  }
  const pool = new Proxy(test.database.pool, {
    get: (target, name) => (name === 'connect' ? connect : Reflect.get(target, name)),
  })
  return { ...test.database, pool }
}

function losingOneAnswer(client: PoolClient, loss: Loss): PoolClient {
  const query = async (config: QueryConfig) => {
    if (loss === 'after') await client.query(config)
    throw new Error('Connection terminated unexpectedly')
  }
  return new Proxy(client, {
    get: (target, name) => {
      if (name === 'query') return query
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

describe('a round whose connection was lost', () => {
  it.each<{ losses: Loss[] }>([
    { losses: ['after'] },
    { losses: ['before'] },
    { losses: ['after', 'after'] },
    { losses: ['before', 'after'] },
  ])('($losses it was written) is played once, and the next one goes on from it', async ({ losses }) => {
    const id = await player()
    const { call } = open(losing([...losses]))
    const key = randomId()
    const spin = (once: string) =>
      call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id, key: once })
    const first = await spin(key)
    if (!first.ok) throw new Error(first.error.error)
    expect(first.value.fairness.nonce).toBe(1)
    expect(await spin(key)).toEqual(first)
    const second = await spin(randomId())
    expect(second.ok && second.value.fairness.nonce).toBe(2)
    expect(await noncesOf(id)).toEqual([1, 2])
    expect(second.ok && second.value.balance).toBe(await cashOf({ database: test.database, clock }, id))
  })

  it('for good is answered by its key later, from another server too (F02, F13)', async () => {
    const id = await player()
    const { call } = open(losing(Array<Loss>(7).fill('after')))
    const key = randomId()
    const spin = (from: typeof call) =>
      from(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id, key })
    await expect(spin(call)).rejects.toMatchObject({ name: 'OutcomeUnknown' })
    const here = await spin(call)
    expect(here.ok && here.value.fairness.nonce).toBe(1)
    expect(await spin(open(test.database).call)).toEqual(here)
    const next = await call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    expect(next.ok && next.value.fairness.nonce).toBe(2)
    expect(await noncesOf(id)).toEqual([1, 2])
  })
})

describe('two servers', () => {
  const both = () => [open(test.database).call, open(test.database).call] as const
  const currentOf = async (call: ReturnType<typeof createCaller>, playerId: string) => {
    const reply = await call(fairnessCurrent, {}, { playerId })
    if (!reply.ok) throw new Error('refused')
    return reply.value
  }

  it('play one sequence of nonces without a gap', async () => {
    const id = await player(100_000n)
    const [one, two] = both()
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, n) =>
        (n % 2 ? one : two)(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id }),
      ),
    )
    const played = replies.filter((reply) => reply.ok).length
    expect(played).toBeGreaterThan(0)
    expect(await noncesOf(id)).toEqual(Array.from({ length: played }, (_, n) => n + 1))
  })

  it('rotate a due pair once', async () => {
    const id = await player()
    const [one, two] = both()
    const before = await currentOf(one, id)
    for (const call of [one, two]) await call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    clock.advance(DAY_MS)
    await one(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    const reply = await two(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    expect(reply.ok && reply.value.fairness).toMatchObject({ commitment: before.nextCommitment, nonce: 2 })
  })

  it('never decide a round with a pair that one of them has revealed (R03)', async () => {
    const id = await player()
    const [one, two] = both()
    const spin = () => two(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    const before = await spin()
    const rotated = await one(fairnessRotate, { clientSeed: 'lale' }, { playerId: id })
    if (!before.ok || !rotated.ok) throw new Error('refused')
    expect(rotated.value.revealed.commitment).toBe(before.value.fairness.commitment)
    const after = await spin()
    const { commitment } = rotated.value.current
    expect(after.ok && after.value.fairness).toEqual({
      commitment,
      clientSeed: 'lale',
      nonce: 1,
      staleSeed: false,
    })
  })

  it('both show the pair that is in use', async () => {
    const id = await player()
    const [one, two] = both()
    await currentOf(two, id)
    await one(fairnessRotate, { clientSeed: 'lale' }, { playerId: id })
    expect(await currentOf(two, id)).toEqual(await currentOf(one, id))
  })

  it('never give a seed to a pair that the player has not seen', async () => {
    const id = await player()
    const [one, two] = both()
    const { nextCommitment } = await currentOf(one, id)
    await two(fairnessRotate, { clientSeed: 'karanfil', nextCommitment }, { playerId: id })
    for (const procedure of [fairnessSetNext, fairnessRotate]) {
      const late = await one(procedure, { clientSeed: 'lale', nextCommitment }, { playerId: id })
      expect(!late.ok && late.error.error).toBe('state_conflict')
    }
    expect(await currentOf(one, id)).toMatchObject({ commitment: nextCommitment, clientSeed: 'karanfil' })
  })
})
