import { spawnSync } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import {
  casinoGamesList,
  casinoPlay,
  fairnessReceipts,
  fairnessRotate,
  financeCheckBalance,
} from '@poyraz/contract'
import { assert, randomId } from '@poyraz/kernel'
import { createTestDatabase, type TestDatabase } from '@poyraz/testkit'
import { createClient, newPlayer, type TestClient } from '@poyraz/testkit/server'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { auditRows } from '../simulation/auditor/audit-rows.ts'
import { readRows } from '../simulation/auditor/rows.ts'
import { productAudit } from '../simulation/faults/check.ts'
import { asSuperuser } from '../simulation/faults/target.ts'
import { type Node, newNode, startNode, stopNodes } from './fixtures/program.ts'

const CHECKER = fileURLToPath(new URL('../../../tools/verify-round/jackpots.py', import.meta.url))
const hasPython = spawnSync('python3', ['-c', 'pass']).status === 0
const FAST = { SPIN_INTERVAL_MS: '0' }
/** A pool whose pots are won by tickets, and a pool with a hidden trigger, each with a game that feeds it. */
const TICKETS = { pool: 'dort-su', slug: 'zeytinlik' }
const MUST_HIT = { pool: 'dolunay', slug: 'gok-tasi' }
const BETTORS = 8
/** The most that the sandbox takes at once: 200 of the largest stakes. */
const FUNDS_KURUS = 10_000_000
const PAUSE_MS = 100
const TIMEOUT_MS = 300_000
const WAIT = { timeout: 120_000, interval: 50 }
/** Advisory lock on which a win of a jackpot waits, in the middle of its statement. */
const LOCK = 7_417

let test: TestDatabase
let dataDir: string
let nodes: [Node, Node]
let games: ReadonlyMap<string, Game>
let bettors: readonly Bettor[]

beforeAll(async () => {
  test = await createTestDatabase()
  dataDir = await mkdtemp(join(tmpdir(), 'poyraz-jackpots-'))
  nodes = [await newNode({ test, dataDir }, FAST), await newNode({ test, dataDir }, FAST)]
  const { data } = await createClient(nodes[0].url).call(casinoGamesList, { limit: 100 })
  games = new Map(data.map((game) => [game.slug, game]))
})
afterAll(async () => {
  await stopNodes(nodes)
  await rm(dataDir, { recursive: true, force: true })
  await test.close()
})
beforeEach(async () => {
  const made: Bettor[] = []
  while (made.length < BETTORS) made.push(await newBettor())
  bettors = made
})

type Game = { readonly gameID: number; readonly maxBet: number }
const gameOf = ({ slug }: { slug: string }) => games.get(slug) ?? expect.fail(`${slug} is offered`)

/** A player who bets at one server or at both, and repeats a bet with its key until it is answered. */
type Bettor = {
  readonly clients: readonly [TestClient, TestClient]
  /** Jackpots of the answered rounds, in kuruş, by round. */
  readonly jackpots: Map<string, number>
  balance: number
}

async function newBettor(): Promise<Bettor> {
  const { client } = await newPlayer({ client: () => createClient(nodes[0].url) }, FUNDS_KURUS)
  const other = Object.assign(createClient(nodes[1].url), { session: client.session })
  return { clients: [client, other], jackpots: new Map(), balance: FUNDS_KURUS }
}

async function bet(bettor: Bettor, client: TestClient, game: Game): Promise<void> {
  const input = { gameID: game.gameID, stake: game.maxBet }
  for (const key = randomId(); ; await sleep(PAUSE_MS)) {
    const reply = await client.call(casinoPlay, input, { key }).catch(() => null)
    if (!reply || reply.error === 'unavailable') continue
    assert(reply.result, `a bet was refused: ${reply.error}`)
    const { roundID, win, jackpot } = reply.data
    bettor.balance += win + (jackpot?.amount ?? 0) - game.maxBet
    if (jackpot) bettor.jackpots.set(roundID ?? '', jackpot.amount)
    return
  }
}

/** Bettors who bet without a pause, each at the given servers in turn, until they are stopped. */
function crowd(servers: readonly (0 | 1)[], game = gameOf(TICKETS)) {
  let isOver = false
  const playing = bettors.map(async (bettor) => {
    for (let turn = 0; !isOver; turn++)
      await bet(bettor, bettor.clients[servers[turn % servers.length] ?? 0], game)
  })
  const all = Promise.all(playing)
  return {
    /** Waits until this many jackpots are there; fails at once if a bet does. */
    async until(count: () => Promise<number>, least: number): Promise<void> {
      const reached = async () => {
        await expect.poll(count, WAIT).toBeGreaterThanOrEqual(least)
      }
      await Promise.race([all, reached()])
    },
    async stop(): Promise<void> {
      isOver = true
      await all
    },
  }
}

type Win = { readonly round_id: string; readonly amount: string }
const listWins = () =>
  asSuperuser(test, async (client) => {
    const { rows } = await client.query<Win>('select round_id, amount from casino.jackpot_win order by id')
    return rows
  })

/** Wins of pots whose hidden distance is not opened yet. */
const countSealed = () =>
  asSuperuser(test, async (client) => {
    const { rows } = await client.query<{ sealed: number }>(
      `select count(*)::int as sealed from casino.jackpot_win join casino.jackpot_trigger using (jackpot_id, pot)
       where salt is null`,
    )
    return rows[0]?.sealed
  })

/** Compares answers, balances, pots and ledger, then lets the outside checker recompute the pool. */
async function checkAll(before: readonly Win[], pool = TICKETS.pool): Promise<void> {
  const wins = (await listWins()).slice(before.length)
  const answered = new Map(bettors.flatMap(({ jackpots }) => [...jackpots]))
  expect(new Map(wins.map(({ round_id, amount }) => [round_id, Number(amount)]))).toEqual(answered)
  for (const { clients, balance } of bettors)
    expect((await clients[0].call(financeCheckBalance, {})).data).toMatchObject([{ balance }])
  const differences = await asSuperuser(test, (client) =>
    client.query('select * from casino.jackpot_differences()'),
  )
  expect(differences.rows).toEqual([])
  expect(auditRows(await asSuperuser(test, readRows))).toEqual([])
  expect(await productAudit(test)).toEqual([])
  if (hasPython) expect(await askChecker(await allReceipts(), pool)).toMatch(/ 0 faults$/)
}

/** Receipts of all bettors, with their server seeds revealed. */
async function allReceipts(): Promise<readonly object[]> {
  const receipts: object[] = []
  for (const { clients } of bettors) {
    await clients[0].call(fairnessRotate, { clientSeed: randomId() })
    for (let before: string | null | undefined; before !== null; ) {
      const { data } = await clients[0].call(fairnessReceipts, before === undefined ? {} : { before })
      receipts.push(...data.receipts)
      before = data.next
    }
  }
  return receipts
}

async function askChecker(receipts: readonly object[], pool = TICKETS.pool): Promise<string> {
  const file = join(dataDir, `${randomId()}.json`)
  await writeFile(file, JSON.stringify(receipts))
  const run = spawnSync('python3', [CHECKER, nodes[0].url, pool, file], { encoding: 'utf8' })
  expect(run.stderr).toBe('')
  return run.stdout.trim()
}

describe('jackpots on two servers', () => {
  it('of winners at nearly the same time are computed again by an outside program (R51)', {
    timeout: TIMEOUT_MS,
  }, async () => {
    const before = await listWins()
    const playing = crowd([0, 1])
    await playing.until(async () => (await listWins()).length - before.length, 6)
    await playing.stop()
    await checkAll(before)
    if (!hasPython) return
    const [receipt] = await allReceipts()
    const { jackpot } = receipt as { jackpot: { entry: number; ticket: number } }
    const moved = { ...receipt, jackpot: { ...jackpot, entry: jackpot.entry + 1 } }
    expect(await askChecker([moved])).toContain('the record has another receipt there')
  })

  it('are found where the house changes the order of the record, a stake or a win', {
    timeout: TIMEOUT_MS,
  }, async ({ skip }) => {
    if (!hasPython) skip()
    const [last] = (await listWins()).slice(-1)
    const change = (statement: string) =>
      asSuperuser(test, (client) => client.query(statement, [last?.round_id]))
    await change('update casino.jackpot_win set amount = amount + 1 where round_id = $1')
    expect(await askChecker([])).toMatch(/FAIL entry \d+: stated .* 1 faults$/s)
    await change('update casino.jackpot_win set amount = amount - 1 where round_id = $1')
    await change('update casino.round set stake = stake - 100 where id = $1')
    expect(await askChecker([])).toContain('FAIL')
    await change('update casino.round set stake = stake + 100 where id = $1')
    expect(await askChecker([])).toMatch(/ 0 faults$/)
  })

  it('of a hidden trigger are opened and computed again by an outside program (R51)', {
    timeout: TIMEOUT_MS,
  }, async ({ skip }) => {
    if (!hasPython) skip()
    const before = await listWins()
    const playing = crowd([0, 1], gameOf(MUST_HIT))
    await playing.until(async () => (await listWins()).length - before.length, 1)
    await playing.stop()
    await expect.poll(countSealed, WAIT).toBe(0)
    await checkAll(before, MUST_HIT.pool)
    const move = (by: number) =>
      asSuperuser(test, (client) =>
        client.query('update casino.jackpot_trigger set value = value + $1 where value is not null', [by]),
      )
    await move(1)
    expect(await askChecker([], MUST_HIT.pool)).toContain('the commitment is to another distance')
    await move(-1)
    expect(await askChecker([], MUST_HIT.pool)).toMatch(/ 0 faults$/)
  })
})

/** Lets every win of a jackpot wait for an advisory lock after it was written and before it was paid. */
async function holdWins() {
  await asSuperuser(test, (client) =>
    client.query(`
      create or replace function public.hold_win() returns trigger language plpgsql security definer as
        $$ begin perform pg_advisory_xact_lock(${LOCK}); return new; end $$;
      create or replace trigger hold_win after insert on casino.jackpot_win
        for each row execute function public.hold_win()`),
  )
  const holder = new pg.Client({ connectionString: test.superuserUrl })
  await holder.connect()
  await holder.query(`select pg_advisory_lock(${LOCK})`)
  const waiting = async () => {
    const { rows } = await holder.query<{ pid: number }>(
      `select pid from pg_locks where locktype = 'advisory' and objid = ${LOCK} and not granted`,
    )
    return rows.map(({ pid }) => pid)
  }
  return {
    waiting,
    async abort(): Promise<void> {
      for (const pid of await waiting()) await holder.query('select pg_terminate_backend($1)', [pid])
      await expect.poll(waiting, WAIT).toEqual([])
    },
    async release(): Promise<void> {
      await holder.query(`select pg_advisory_unlock(${LOCK})`)
      await holder.query('drop trigger hold_win on casino.jackpot_win')
      await holder.end()
    },
  }
}

describe('a server that is killed inside a win of a jackpot (F01)', () => {
  it.each([
    ['commits', false],
    ['is rolled back', true],
  ])('pays it exactly once when its transaction %s', { timeout: TIMEOUT_MS }, async (_, isAborted) => {
    const before = await listWins()
    const held = await holdWins()
    const playing = crowd([0])
    await playing.until(async () => (await held.waiting()).length, 1)
    nodes[0].run.child.kill('SIGKILL')
    expect(await nodes[0].run.ended).toBe('SIGKILL')
    if (isAborted) await held.abort()
    await held.release()
    nodes[0].run = await startNode(nodes[0].port, { test, dataDir }, FAST)
    await playing.until(async () => (await listWins()).length, before.length + 1)
    await playing.stop()
    await checkAll(before)
  })
})
