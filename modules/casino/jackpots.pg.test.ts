import { createHash, randomBytes } from 'node:crypto'
import {
  casinoJackpots,
  casinoPlay,
  casinoRounds,
  fairnessReceipt,
  habaneroGetJackpots,
} from '@poyraz/contract'
import { isSigned, readReceipt } from '@poyraz/fairness/verify'
import type { JackpotPool } from '@poyraz/games/jackpots'
import { kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { createCaller, runJob } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { type HashedPool, hashPools } from './jackpots/feeds.ts'
import { type PlaySubmission, playBatch, TriggerUnknown } from './store/play-batch.ts'
import { COIN } from './testing/coin.ts'
import { mustHitPool, ticketPool } from './testing/pools.ts'

const SEED = 5_000n
const RATE = 2_500n
const MICRO = 1_000_000n
/** So many tickets that none of a test wins. */
const RARE = Number.MAX_SAFE_INTEGER

const opened: Harness[] = []
afterAll(() => Promise.all(opened.map((harness) => harness.close())))

/** Servers over one new database whose coin feeds this pool. */
async function openPool(pool: JackpotPool, servers = 1) {
  const harness = await openHarness()
  opened.push(harness)
  const publicWins = {
    bus: NO_BUS,
    usernamesOf: async () => new Map(),
    withheldOf: async () => new Set<string>(),
  }
  const casinos = Array.from({ length: servers }, () =>
    harness.openCasino(0, [COIN], { pools: [pool], publicWins }),
  )
  for (const casino of casinos) await casino.sync()
  const calls = casinos.map((casino) => createCaller((registry) => casino.register(registry)))
  const { db } = harness.test.database
  let turn = 0
  return {
    harness,
    db,
    casino: casinos[0] as (typeof casinos)[number],
    call: calls[0] as (typeof calls)[number],
    play: (playerId: string, stake: number) =>
      (calls[turn++ % servers] as (typeof calls)[number])(
        casinoPlay,
        { gameID: COIN.id, stake },
        { playerId },
      ),
    players: (count: number, balance: bigint) =>
      Promise.all(Array.from({ length: count }, () => harness.player(balance))),
    /** Runs the background job of jackpots. */
    async work(): Promise<void> {
      for (const { jobs } of casinos) await runJob(jobs, 'casino.jackpots')
    },
    async pots() {
      const { rows } = await sql<{ id: number; amount_micro: bigint; pot: number }>`
        select id, amount_micro, pot from casino.jackpot order by id`.execute(db)
      return rows
    },
    async wins() {
      const { rows } = await sql<WinRow>`select * from casino.jackpot_win order by id`.execute(db)
      return rows
    },
    /** Faults of the ledger, and pots that differ from it. */
    async faults() {
      const ledger = createLedger({ database: harness.test.database, clock: harness.clock })
      return [...(await ledger.audit()), ...(await (casinos[0]?.jackpots.differences() ?? []))]
    },
  }
}

const NO_BUS = { publish: () => undefined, subscribe: () => () => undefined } as never

type WinRow = {
  jackpot_id: number
  pot: number
  player_id: string
  stake: bigint
  amount: bigint
  from_micro: bigint
  to_micro: bigint
}

describe('contributions', () => {
  let pool: Awaited<ReturnType<typeof openPool>>
  beforeAll(async () => {
    pool = await openPool(ticketPool([1, 1], RARE), 2)
  })

  it('of parallel stakes are kept to the millionth of a kuruş, and the ledger has the whole kuruş (R50)', async () => {
    const players = await pool.players(20, 10_000n)
    const stakes = [100, 200, 1000]
    const replies = await Promise.all(players.flatMap((id) => stakes.map((stake) => pool.play(id, stake))))
    expect(replies.every(({ ok }) => ok)).toBe(true)
    const added = 20n * 1300n * RATE
    const amounts = (await pool.pots()).map(({ amount_micro }) => amount_micro)
    expect(amounts).toEqual([SEED * MICRO + added, SEED * MICRO + added])
    expect(await pool.faults()).toEqual([])
  })

  it('are not of a refused stake, nor of a repeated key (A42)', async () => {
    const before = await pool.pots()
    const [poor = ''] = await pool.players(1, 50n)
    expect(refused(await pool.play(poor, 100)).error).toBe('insufficient_funds')
    const [id = ''] = await pool.players(1, 1000n)
    const key = 'k'.repeat(25)
    const ask = () => pool.call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id, key })
    await Promise.all([ask(), ask(), ask()])
    const [first] = await pool.pots()
    expect(first?.amount_micro).toBe((before[0]?.amount_micro ?? 0n) + 100n * RATE)
  })

  it('show in both lists of jackpots, as whole kuruş', async () => {
    pool.harness.clock.advance(2_000)
    const [first] = await pool.pots()
    const amount = (first?.amount_micro ?? 0n) / MICRO
    const short = await pool.call(habaneroGetJackpots, { limit: 10, offset: 0 }, { playerId: null })
    expect(short.ok && short.value).toMatchObject([
      {
        jackpots: [{ id: 1, name: 'Deneme', amount, mustHitBy: null, games: [COIN.id] }, {}],
      },
    ])
    const whole = await pool.call(casinoJackpots, {}, { playerId: null })
    expect(whole.ok && whole.value.pools[0]).toMatchObject({
      kind: 'ticket',
      contributed: 5_000,
      pots: [{}, {}],
    })
  })
})

describe('tickets that win', () => {
  it('pay one after the other: each pot once, the next from its seed, nothing lost (R51)', async () => {
    // Every ticket wins: 100 kuruş × 10,000 are all tickets.
    const pool = await openPool(ticketPool([10_000]), 2)
    const players = await pool.players(25, 1_000n)
    const replies = await Promise.all(players.map((id) => pool.play(id, 100)))
    const won = replies.map((reply) => (reply.ok ? reply.value.jackpot?.amount : null))
    const wins = await pool.wins()
    // A quarter of a kuruş is left at each hit, so every fourth pot is one kuruş more.
    expect(wins.map(({ amount }) => amount)).toEqual(wins.map((_, n) => SEED + (n % 4 === 3 ? 1n : 0n)))
    expect(won.toSorted()).toEqual(wins.map(({ amount }) => amount).toSorted())
    expect(wins.map(({ pot }) => pot)).toEqual(Array.from({ length: 25 }, (_, n) => n + 1))
    const [pot] = await pool.pots()
    expect(pot?.amount_micro).toBe(SEED * MICRO + MICRO / 4n)
    expect(await pool.faults()).toEqual([])
  })

  it('are paid in the commit of the round, and stand in its history and statement', async () => {
    const pool = await openPool(ticketPool([10_000]))
    const [id = ''] = await pool.players(1, 1_000n)
    const reply = await pool.play(id, 1000)
    if (!reply.ok) throw new Error(reply.error.error)
    const { roundID, win, balance, jackpot } = reply.value
    expect(jackpot?.amount).toBe(SEED + 2n)
    expect(balance).toBe(1_000n - 1_000n + win + (jackpot?.amount ?? 0n))
    expect(await pool.harness.balanceOf(id)).toBe(balance)
    const { rows } = await sql<{ key: string; debit: string; amount: bigint; xmins: bigint }>`
      select key, debit, amount,
        (select count(distinct xmin::text) from ledger.transfer where owner = ${id} and reason <> 'deposit') as xmins
      from ledger.transfer where owner = ${id} and reason = 'jackpot'`.execute(pool.db)
    const key = `jackpot:${roundID}`
    expect(rows).toEqual([{ key, debit: 'house:jackpot:test-pot-1', amount: SEED + 2n, xmins: 1n }])
    expect(await pool.casino.roundIds(id, [key])).toEqual(new Map([[key, roundID]]))
    const history = await pool.call(casinoRounds, { limit: 5, offset: 0 }, { playerId: id })
    expect(history.ok && history.value).toMatchObject({ items: [{ jackpot: { id: 1, amount: SEED + 2n } }] })
  })

  it('pay at most the cap; what is beyond stays for the next pot', async () => {
    const pool = await openPool(ticketPool([10_000]))
    await asOwner(pool.harness, `update casino.jackpot set cap = ${SEED + 1n}`)
    const [id = ''] = await pool.players(1, 1_000n)
    const reply = await pool.play(id, 1000)
    expect(reply.ok && reply.value.jackpot?.amount).toBe(SEED + 1n)
    const [pot] = await pool.pots()
    expect(pot?.amount_micro).toBe((SEED - 1n) * MICRO + 1000n * RATE)
    expect(await pool.faults()).toEqual([])
  })
})

describe('a must-hit-by pot', () => {
  it('falls to the stake that fills its hidden distance, which was committed to before (R52)', async () => {
    const pool = await openPool(mustHitPool(20), 2)
    const published = await commitments(pool.db)
    const players = await pool.players(30, 100_000n)
    for (let round = 0; round < 10; round++) {
      const replies = await Promise.all(players.map((id) => pool.play(id, 1000)))
      expect(replies.map((reply) => (reply.ok ? '' : reply.error.error)).join('')).toBe('')
    }
    const wins = await pool.wins()
    expect(wins.length).toBeGreaterThan(20)
    expect(wins.map(({ pot }) => pot)).toEqual(wins.map((_, n) => n + 1))
    await pool.work()
    const opened = await commitments(pool.db)
    for (const { pot, from_micro, to_micro, amount } of wins) {
      const trigger = opened.get(pot)
      // The check of an outsider: it uses no code of ours.
      expect(outsidersCommitment('test-pool', pot, trigger)).toBe(trigger?.commitment)
      expect(from_micro < (trigger?.value ?? 0n) && (trigger?.value ?? 0n) <= to_micro).toBe(true)
      expect(amount).toBeLessThanOrEqual(5_024n)
      if (pot <= published.size) expect(trigger?.commitment).toBe(published.get(pot)?.commitment)
    }
    // The open pot and the next one are committed to, and closed.
    const open = opened.get(wins.length + 1)
    expect([open?.value, open?.salt]).toEqual([null, null])
    const paid = wins.reduce((sum, { amount }) => sum + amount, 0n)
    const [pot] = await pool.pots()
    const seeds = BigInt(wins.length + 1) * SEED
    expect(pot?.amount_micro).toBe((seeds - paid) * MICRO + 300n * 1000n * RATE)
    expect(await pool.faults()).toEqual([])
  })
})

describe('the hidden distance', () => {
  /** Writes one batch, in this order, of players with this cash and these stakes. */
  async function batch(
    pool: Awaited<ReturnType<typeof openPool>>,
    players: readonly Bettor[],
    distance: bigint,
  ) {
    const { database } = pool.harness.test
    const plays = await inSeries(players, (player) => submission(pool.harness, player))
    const [open] = await pool.pots()
    const at = open?.pot ?? 0
    const triggers = [at, at + 1].map((pot) => ({ jackpotId: 1, pot, distance }))
    const written = await playBatch(database, plays, { intervalMs: 0, triggers, at: null })
    return written.map(({ status, jackpot }) => [status, jackpot?.amount ?? null])
  }

  it('is not reached by a refused stake, and no play is sent back for it (R52)', async () => {
    const pool = await openPool(mustHitPool(1_000))
    // The refused stake alone would reach the distance; the played one ends before it.
    const distance = 500n * RATE
    const players = [
      { cash: 0n, stake: 1000 },
      { cash: 10_000n, stake: 200 },
      { cash: 0n, stake: 1000 },
      { cash: 10_000n, stake: 200 },
    ]
    expect(await batch(pool, players, distance)).toEqual([
      ['insufficient_funds', null],
      ['created', null],
      ['insufficient_funds', null],
      ['created', null],
    ])
    const [pot] = await pool.pots()
    expect([pot?.pot, pot?.amount_micro]).toEqual([1, SEED * MICRO + 400n * RATE])
    expect(await pool.faults()).toEqual([])
  })

  it('gives the pots of one batch to its plays in their order (R51)', async () => {
    const pool = await openPool(mustHitPool(1_000))
    const rich = { cash: 10_000n, stake: 200 }
    const played = await batch(pool, [rich, rich, rich, rich], 300n * RATE)
    // 400 of 300 at the second play; the next pot begins after it, and falls at the fourth.
    expect(played.map(([, amount]) => amount)).toEqual([null, SEED + 1n, null, SEED + 1n])
    const wins = await pool.wins()
    expect(wins.map(({ pot, from_micro, to_micro }) => [pot, from_micro, to_micro])).toEqual([
      [1, 200n * RATE, 400n * RATE],
      [2, 200n * RATE, 400n * RATE],
    ])
    expect(await pool.faults()).toEqual([])
  })

  it('of a pot that is not passed ends the batch before anything is written', async () => {
    const pool = await openPool(mustHitPool(1_000))
    const rich = { cash: 10_000n, stake: 200 }
    await expect(batch(pool, [rich, rich, rich], 1n)).rejects.toThrow(TriggerUnknown)
    const [pot] = await pool.pots()
    expect([pot?.pot, pot?.amount_micro]).toEqual([1, SEED * MICRO])
    expect(await pool.faults()).toEqual([])
  })
})

it('finds a pot that differs from the stakes that fed it by a millionth of a kuruş', async () => {
  const pool = await openPool(ticketPool([1], RARE))
  const [id = ''] = await pool.players(1, 1_000n)
  await pool.play(id, 200)
  expect(await pool.casino.jackpots.differences()).toEqual([])
  await asOwner(pool.harness, 'update casino.jackpot set amount_micro = amount_micro + 1')
  const due = SEED * MICRO + 200n * RATE
  expect(await pool.casino.jackpots.differences()).toEqual([
    { kind: 'jackpot_stakes', id: 1, level: 'test-pot-1', expected: due, found: due + 1n },
  ])
})

describe('a receipt', () => {
  async function receiptOf(pool: Awaited<ReturnType<typeof openPool>>, playerId: string, roundID: string) {
    const reply = await pool.call(fairnessReceipt, { roundID }, { playerId })
    if (!reply.ok) throw new Error(reply.error.error)
    const receipt = readReceipt(reply.value)
    if (!receipt.ok) throw new Error(`not a receipt: ${receipt.error}`)
    return receipt.value
  }

  it('states the ticket of a round, and the level and amount that it won', async () => {
    const pool = await openPool(ticketPool([10_000]))
    const [id = ''] = await pool.players(1, 1_000n)
    const reply = await pool.play(id, 1000)
    if (!reply.ok) throw new Error(reply.error.error)
    const receipt = await receiptOf(pool, id, reply.value.roundID)
    expect(receipt.jackpot).toMatchObject({
      pool: 'test-pool',
      level: 'test-pot-1',
      amount: String(SEED + 2n),
      ticket: expect.any(Number),
    })
    expect(isSigned(receipt)).toBe(true)
    expect(isSigned({ ...receipt, jackpot: { ...receipt.jackpot, amount: '0' } as never })).toBe(false)
  })

  it('states the place of a stake in a must-hit-by pot, which is opened once the pot was hit', async () => {
    const pool = await openPool(mustHitPool(1_000))
    const [id = ''] = await pool.players(1, 100_000n)
    const first = await pool.play(id, 200)
    if (!first.ok) throw new Error(first.error.error)
    const early = await receiptOf(pool, id, first.value.roundID)
    const [from, to] = ['0', String(200n * RATE)]
    expect([early.jackpot, early.trigger]).toMatchObject([
      { pot: 1, from, to, level: null, amount: '0' },
      null,
    ])
    const playOn = async (): Promise<void> => {
      const played = await pool.play(id, 1000)
      if (played.ok && !played.value.jackpot) await playOn()
    }
    await playOn()
    await pool.work()
    const late = await receiptOf(pool, id, first.value.roundID)
    expect({ ...late, trigger: null }).toEqual(early)
    expect(isSigned(late)).toBe(true)
    expect(outsidersCommitment('test-pool', 1, { ...late.trigger, pot: 1 } as never)).toBe(
      early.jackpot?.commitment,
    )
  })
})

type Bettor = { readonly cash: bigint; readonly stake: number }

async function inSeries<Item, Value>(items: readonly Item[], each: (item: Item) => Promise<Value>) {
  const values: Value[] = []
  for (const item of items) values.push(await each(item))
  return values
}

/** A round of the test pool for a new player, as the server writes it. */
async function submission(
  { test, clock, player }: Harness,
  { cash, stake }: Bettor,
): Promise<PlaySubmission> {
  const playerId = await player(cash)
  const pairId = uuidv7(clock.nowMs())
  await sql`
    insert into casino.seed_pair (id, player_id, state, commitment, sealed_seed, client_seed, activated_at)
    values (${pairId}, ${playerId}, 'active', ${randomHex()}, decode('00', 'hex'), 'lale', clock_timestamp())
  `.execute(test.database.db)
  const feed = { jackpotId: 1, micro: BigInt(stake) * RATE, isHit: false, reports: true }
  const { hash } = hashPools([mustHitPool(1_000)])[0] as HashedPool
  return {
    playerId,
    epoch: 1,
    pairId,
    nonce: 1,
    gameId: COIN.id,
    house: `house:game:${COIN.slug}`,
    roundId: uuidv7(clock.nowMs()),
    key: `play:${randomId()}`,
    inputHash: randomHex(),
    stake: kurus(stake),
    win: kurus(0),
    rulesHash: COIN.rulesHash,
    outcome: '{}',
    streams: '[]',
    facts: randomHex(),
    free: false,
    jackpots: { feeds: [feed], pool: { key: 'test-pool', rulesHash: hash }, ticket: null },
  }
}

function randomHex(): string {
  return randomBytes(32).toString('hex')
}

/** Does what no role of the application may do. */
async function asOwner(harness: Harness, statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: harness.test.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

type TriggerRow = { pot: number; commitment: string; salt: string | null; value: bigint | null }

async function commitments(db: Harness['test']['database']['db']): Promise<ReadonlyMap<number, TriggerRow>> {
  const { rows } = await sql<TriggerRow>`
    select pot, commitment, salt, value from casino.jackpot_trigger order by pot`.execute(db)
  return new Map(rows.map((row) => [row.pot, row]))
}

function outsidersCommitment(pool: string, pot: number, trigger: TriggerRow | undefined): string {
  const field = (text: string) => {
    const length = Buffer.alloc(4)
    length.writeUInt32BE(Buffer.byteLength(text))
    return Buffer.concat([length, Buffer.from(text)])
  }
  const parts = ['poyraz/1/hidden', `${pool}-${pot}`, String(trigger?.value)].map(field)
  return createHash('sha256')
    .update(Buffer.concat([...parts, Buffer.from(trigger?.salt ?? '', 'hex')]))
    .digest('hex')
}
