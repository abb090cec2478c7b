import {
  casinoPlay,
  fairnessCurrent,
  fairnessRotate,
  fairnessSetNext,
  fairnessVerify,
  type Refusal,
} from '@poyraz/contract'
import { type Database, openDatabase } from '@poyraz/db'
import { commitSeed, fromHex, soloDraws, toHex } from '@poyraz/fairness'
import { DAY_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller, createTestDatabase, fakeClock, fund, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TEST_KEYS } from './fixtures/keys.ts'
import { wageringOf } from './fixtures/wagering.ts'
import type { HouseGame } from './house-game.ts'
import { createCasino } from './index.ts'

const DIE: HouseGame = {
  id: 903,
  slug: 'test-die',
  name: { tr: 'Zar', en: 'Die' },
  image: '1f3b2',
  rulesHash: 'b'.repeat(64),
  certified: true,
  rtpBp: 10_000,
  volatility: 'low',
  stakes: [kurus(100), kurus(1000)],
  features: [],
  types: ['classic'],
  categories: [98],
  decide: (draws, stake) => {
    const face = draws.int(6) + 1
    return { outcome: { face }, win: face === 6 ? kurus(stake * 6n) : kurus(0) }
  },
}

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let test: TestDatabase
let call: ReturnType<typeof createCaller>

function makeCasino(spinIntervalMs: number) {
  return createCasino({
    database: test.database,
    clock,
    ...TEST_KEYS,
    spinIntervalMs,
    wagering: wageringOf({ database: test.database, clock }),
    games: [DIE],
  })
}
const open = (spinIntervalMs: number) =>
  createCaller((registry) => makeCasino(spinIntervalMs).register(registry))

beforeAll(async () => {
  test = await createTestDatabase()
  await makeCasino(0).sync()
  call = open(0)
})
afterAll(() => test.close())

async function player(balance: bigint): Promise<string> {
  const id = uuidv7(clock.nowMs())
  if (balance > 0n) await fund({ database: test.database, clock }, id, balance)
  return id
}

const current = async (playerId: string) => {
  const reply = await call(fairnessCurrent, {}, { playerId })
  if (!reply.ok) throw new Error('refused')
  return reply.value
}
const play = (playerId: string, stake = 100) => call(casinoPlay, { gameID: DIE.id, stake }, { playerId })

async function rotate(playerId: string, clientSeed = 'lale', key?: string) {
  const reply = await call(fairnessRotate, { clientSeed }, { playerId, ...(key ? { key } : {}) })
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value
}

async function played(playerId: string, stake = 100) {
  const reply = await play(playerId, stake)
  if (!reply.ok) throw new Error(reply.error.error)
  return reply.value
}

describe('a pair of seeds', () => {
  it('opens to the commitment that was shown, and decides every round by seed and nonce alone (R10)', async () => {
    for (const [balance, stake] of [
      [1000n, 100],
      [90_000_000n, 1000],
    ] as const) {
      const id = await player(balance)
      const { commitment, clientSeed } = await current(id)
      const rounds = []
      for (let n = 0; n < 5; n++) rounds.push(await played(id, stake))
      const { revealed } = await rotate(id)
      expect(toHex(commitSeed(fromHex(revealed.serverSeed)))).toBe(commitment)
      expect(revealed).toMatchObject({ commitment, rounds: 5 })
      for (const [index, round] of rounds.entries()) {
        const nonce = index + 1
        const draws = soloDraws({
          serverSeed: fromHex(revealed.serverSeed),
          clientSeed,
          gameId: DIE.slug,
          rulesHash: DIE.rulesHash,
          nonce,
          stream: 'main',
        })
        expect(DIE.decide(draws, kurus(stake)).outcome).toEqual(round.outcome)
        const proof = await call(fairnessVerify, { roundID: round.roundID }, { playerId: null })
        expect(proof.ok && proof.value).toMatchObject({
          gameID: DIE.slug,
          serverSeed: revealed.serverSeed,
          nonce,
          streams: [{ name: 'main', words: draws.words, rejects: draws.rejects }],
        })
      }
    }
  })

  it('says of each round who made its client seed, the player from round one or the server', async () => {
    const [chosen, left] = [await player(1000n), await player(1000n)]
    const { nextCommitment } = await current(chosen)
    await call(fairnessRotate, { clientSeed: 'lale', nextCommitment }, { playerId: chosen })
    const first = (await played(chosen)).fairness
    expect(first).toEqual({ commitment: nextCommitment, clientSeed: 'lale', nonce: 1, staleSeed: false })
    const without = await played(left)
    expect(without.fairness).toMatchObject({ nonce: 1, staleSeed: true })
    const { roundID, fairness } = without
    const proof = await call(fairnessVerify, { roundID }, { playerId: null })
    expect(proof.ok && proof.value).toMatchObject({ staleSeed: true, clientSeed: fairness.clientSeed })
  })

  it('tells nothing of the server seed before it is retired, and nothing of the player ever', async () => {
    const id = await player(1000n)
    const round = await played(id)
    const proof = await call(fairnessVerify, { roundID: round.roundID }, { playerId: null })
    if (!proof.ok) throw new Error('refused')
    expect(proof.value.serverSeed).toBeNull()
    expect(Object.keys(proof.value).sort()).toEqual(
      [
        'clientSeed',
        'commitment',
        'gameID',
        'nonce',
        'outcome',
        'rulesHash',
        'serverSeed',
        'staleSeed',
        'streams',
      ].sort(),
    )
  })

  it('is followed after a day by the one committed to before, with the seed the player set (R03)', async () => {
    const id = await player(1000n)
    const before = await current(id)
    expect(before).toMatchObject({ staleSeed: true, nonce: 1 })
    await call(fairnessSetNext, { clientSeed: 'karanfil' }, { playerId: id })
    clock.advance(DAY_MS)
    const after = await current(id)
    expect(after).toMatchObject({
      commitment: before.nextCommitment,
      clientSeed: 'karanfil',
      staleSeed: false,
      nonce: 1,
    })
    expect(after.nextCommitment).not.toBe(before.nextCommitment)
  })

  it('rotates by itself after 10,000 rounds, at the boundary of a round (R03)', async () => {
    const id = await player(10_000n)
    await played(id)
    await sql`
      update casino.seed_pair set nonce = 9999 where player_id = ${id} and state = 'active'`.execute(
      test.database.db,
    )
    const last = await played(id)
    expect(last.fairness.nonce).toBe(10_000)
    const first = await played(id)
    expect(first.fairness).toMatchObject({ nonce: 1 })
    expect(first.fairness.commitment).not.toBe(last.fairness.commitment)
  })

  it('that is due is the one that a rotation on request opens', async () => {
    const id = await player(1000n)
    const round = await played(id)
    clock.advance(DAY_MS)
    const { revealed } = await rotate(id)
    expect(revealed).toMatchObject({ commitment: round.fairness.commitment, rounds: 1 })
  })

  it('takes a seed once per key, and another key of the same text belongs to another player', async () => {
    const [id, other] = [await player(0n), await player(0n)]
    const key = randomId()
    const set = (playerId: string, clientSeed: string) =>
      call(fairnessSetNext, { clientSeed }, { playerId, key })
    expect((await set(id, 'lale')).ok).toBe(true)
    await rotate(id, 'gul')
    expect((await set(id, 'lale')).ok).toBe(true)
    clock.advance(DAY_MS)
    expect(await current(id)).toMatchObject({ staleSeed: true })
    const conflict = await set(id, 'sumbul')
    expect(!conflict.ok && conflict.error.error).toBe('idempotency_conflict')
    expect((await set(other, 'sumbul')).ok).toBe(true)
  })

  it('keeps the time of the last round over a rotation, so that rotating buys no speed', async () => {
    const paced = open(2500)
    const id = await player(1000n)
    const spin = () => paced(casinoPlay, { gameID: DIE.id, stake: 100 }, { playerId: id })
    expect((await spin()).ok).toBe(true)
    await paced(fairnessRotate, { clientSeed: 'lale' }, { playerId: id })
    const early = await spin()
    expect(!early.ok && early.error.error).toBe('too_soon')
    clock.advance(2500)
    expect((await spin()).ok).toBe(true)
  })

  it('answers a repeated rotation with what it revealed, and rotates once', async () => {
    const id = await player(1000n)
    const key = randomId()
    const first = await rotate(id, 'lale', key)
    const again = await rotate(id, 'lale', key)
    expect(again.revealed).toEqual(first.revealed)
    expect(again.current.commitment).toBe(first.current.commitment)
  })

  it('is not revealed while a round is open', async () => {
    const id = await player(1000n)
    await played(id)
    // The application may not reopen a round; the owner of the tables may.
    const owner = openDatabase({ url: test.ownerUrl, max: 1 })
    await sql`update casino.round set state = 'open' where player_id = ${id}`.execute(owner.db)
    await owner.close()
    const reply = await call(fairnessRotate, { clientSeed: 'lale' }, { playerId: id })
    expect(!reply.ok && (reply.error as Refusal).error).toBe('state_conflict')
    const inUse = await current(id)
    clock.advance(DAY_MS)
    expect(await current(id)).toEqual(inUse)
  })

  it('is never revealed while it decides rounds, over 100 parallel plays and rotations', async () => {
    const id = await player(1_000_000n)
    await Promise.all(Array.from({ length: 100 }, (_, n) => (n % 4 === 0 ? rotate(id, `s${n}`) : played(id))))
    const { rows } = await sql<{ bad: bigint; rounds: bigint; nonces: bigint }>`
      select count(*) filter (where p.state = 'active' and p.server_seed is not null) as bad,
        count(r.id) as rounds, count(distinct (r.pair_id, r.nonce)) as nonces
      from casino.round r join casino.seed_pair p on p.id = r.pair_id
      where r.player_id = ${id}`.execute(test.database.db)
    expect(rows[0]).toEqual({ bad: 0n, rounds: 75n, nonces: 75n })
    const gaps = await sql<{ id: string }>`
      select pair_id as id from casino.round where player_id = ${id}
      group by pair_id having max(nonce) <> count(*)`.execute(test.database.db)
    expect(gaps.rows).toEqual([])
  })

  it.each([
    ['commitment', 'B'.repeat(64), 'digest'],
    ['commitment', 'b'.repeat(63), 'digest'],
    ['client_seed', 'a b', 'client_seed'],
    ['client_seed', '', 'client_seed'],
  ])('has a shape that the database keeps, too: %s %j', async (column, value, domain) => {
    const playerId = await player(0n)
    await current(playerId)
    const write = sql`update casino.seed_pair set ${sql.ref(column)} = ${value} where player_id = ${playerId}`
    await expect(write.execute(test.database.db)).rejects.toThrow(`domain casino.${domain} violates`)
  })

  it('cannot be read from a dump of the database, taken while a round is open (R13)', async () => {
    const id = await player(1000n)
    const { commitment } = (await played(id)).fairness
    const owner = openDatabase({ url: test.superuserUrl, max: 1 })
    const turn = (state: string) =>
      sql`update casino.round set state = ${state} where player_id = ${id}`.execute(owner.db)
    await turn('open')
    const dump = await dumpOf(owner)
    await turn('closed')
    await owner.close()
    const seeds = [await rotate(id), await rotate(id)].map(({ revealed }) => revealed)
    // The one in use and the next one.
    for (const { commitment: shown, serverSeed } of seeds) {
      expect(dump).toContain(shown)
      for (const form of ['hex', 'base64', 'base64url'] as const) {
        expect(dump).not.toContain(Buffer.from(serverSeed, 'hex').toString(form))
      }
    }
    expect(seeds[0]?.commitment).toBe(commitment)
  })
})

/** Every row of every table that is ours, as text; bytes are hexadecimal in it. */
async function dumpOf({ db }: Database): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema')`.execute(db)
  expect(tables.map(({ name }) => name)).toContain('casino.seed_pair')
  const texts: string[] = []
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select row_to_json(t)::text as row from ${sql.raw(name)} t`.execute(db)
    texts.push(...rows.map(({ row }) => row))
  }
  return texts.join('\n')
}
