import { transact } from '@poyraz/db'
import { kurus, MINUTE_MS, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bettor, betOf, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const TABLE = 'house:table:tavla'
const STAKE = 300

/** A coin flip at a table: everybody stakes the same, one takes it all but the rake. */
const seats = (players: readonly Bettor[], round: string) =>
  players.map(({ playerId }) =>
    betOf(playerId, STAKE, {
      id: uuidv7(harness.clock.nowMs()),
      product: 'tavla',
      item: 'table:1',
      game: 'coin',
      house: TABLE,
      key: `round:${round}`,
    }),
  )
type Seats = ReturnType<typeof seats>
const openTable = (bets: Seats) => harness.openTable(bets)
const settleTable = (ends: ReturnType<typeof results>) => harness.settleTable(ends)
const results = (bets: Seats, wins: readonly number[], key: string, rake = 0) =>
  bets.map(({ id: betId, playerId }, seat) => ({
    betId,
    playerId,
    key,
    kind: 'settle' as const,
    win: kurus(wins[seat] ?? 0),
    ...(seat === 0 ? { rake: kurus(rake) } : {}),
  }))
const cashOf = (players: readonly Bettor[]) =>
  Promise.all(players.map(async (player) => (await player.money())['cash'] ?? 0n))
const openOf = (players: readonly Bettor[]) =>
  Promise.all(players.map(async (player) => (await player.money())['stake:tavla'] ?? 0n))

it('three players stake, one takes it all but the rake, and the account of the table keeps nothing', async () => {
  const players = await Promise.all([1_000, 1_000, 300].map(harness.player))
  const bets = seats(players, 'a')
  expect((await openTable(bets)).every(({ ok }) => ok)).toBe(true)
  expect(await openOf(players)).toEqual([300n, 300n, 300n])
  const raked = await harness.ledger.houseBalance('house:rake')
  const done = await settleTable(results(bets, [855, 0, 0], 'end:a', 45))
  expect(done.map((one) => one.ok && one.value.toCash)).toEqual([855n, 0n, 0n])
  expect(await cashOf(players)).toEqual([1_555n, 700n, 0n])
  expect(await harness.ledger.houseBalance(TABLE)).toBe(0n)
  expect(await harness.ledger.houseBalance('house:rake')).toBe(raked + 45n)
  expect(await harness.ledger.audit()).toEqual([])
})

it('where one has a reality check due nobody has paid, and it stays due until it was seen (R44)', async () => {
  const players = await Promise.all([1_000, 1_000].map(harness.player))
  await openTable(seats(players, 'due:1'))
  const playerId = players[1]?.playerId
  await sql`
    update compliance.gate set playing_since = ${at(-61)}, last_bet_at = ${at(-1)}
    where player_id = ${playerId}`.execute(harness.db)
  const refused = await openTable(seats(players, 'due:2'))
  expect(refused.map((one) => one.ok || one.error.error)).toEqual(['state_conflict', 'reality_check'])
  const { rows } = await sql`
    select reality_due as due from compliance.gate where player_id = ${playerId}`.execute(harness.db)
  expect(rows).toEqual([{ due: true }])
  expect(await cashOf(players)).toEqual([700n, 700n])
})

const at = (minutes: number) => new Date(harness.clock.nowMs() + minutes * MINUTE_MS)

it('where one cannot pay nobody has paid, and the others may sit down again under the same key', async () => {
  const players = await Promise.all([1_000, 1_000, 299].map(harness.player))
  const refused = await openTable(seats(players, 'b'))
  expect(refused).toEqual([
    { ok: false, error: { error: 'state_conflict' } },
    { ok: false, error: { error: 'state_conflict' } },
    { ok: false, error: { error: 'insufficient_funds' } },
  ])
  expect(await cashOf(players)).toEqual([1_000n, 1_000n, 299n])
  expect(await Promise.all(players.map((player) => player.history()))).toEqual([[], [], []])
  const two = players.slice(0, 2)
  expect((await openTable(seats(two, 'b'))).every(({ ok }) => ok)).toBe(true)
})

it('money moves with the transaction that holds the record of the round, or not at all', async () => {
  const players = await Promise.all([300, 300].map(harness.player))
  const bets = seats(players, 'h')
  const moved = harness.moved.length
  const failing = transact(harness.db, async (tx) => {
    expect((await harness.wagering.openTable(tx, bets)).every(({ ok }) => ok)).toBe(true)
    throw new Error('the record is refused')
  })
  await expect(failing).rejects.toThrow('the record is refused')
  expect(await cashOf(players)).toEqual([300n, 300n])
  expect(harness.moved.length).toBe(moved)
  await openTable(bets)
  expect(harness.moved.length).toBe(moved + 2)
})

it('a bonus pays no stake at a table of players', async () => {
  const player = await harness.player(100)
  await player.giveBonus(5_000, 100_000)
  expect(await openTable(seats([player], 'c'))).toEqual([
    { ok: false, error: { error: 'insufficient_funds' } },
  ])
  expect(await player.money()).toMatchObject({ cash: 100n, bonus: 5_000n })
})

it('settles all or none, and only what the stakes pay for', async () => {
  const players = await Promise.all([300, 300, 300].map(harness.player))
  const bets = seats(players, 'd')
  await openTable(bets)
  const unbalanced = await settleTable(results(bets, [901, 0, 0], 'end:d'))
  expect(unbalanced).toEqual(bets.map(() => ({ ok: false, error: 'table_not_balanced' })))
  await harness.wagering.void({ betId: bets[2]?.id ?? '', playerId: bets[2]?.playerId ?? '', key: 'void:d' })
  const closed = await settleTable(results(bets, [900, 0, 0], 'end:d'))
  expect(closed).toEqual([
    { ok: false, error: 'table_refused' },
    { ok: false, error: 'table_refused' },
    { ok: false, error: 'bet_closed' },
  ])
  expect(await openOf(players)).toEqual([300n, 300n, 0n])
})

it('a round that is settled wrongly is rolled back and settled again', async () => {
  const players = await Promise.all([300, 300, 300].map(harness.player))
  const bets = seats(players, 'e')
  await openTable(bets)
  await settleTable(results(bets, [900, 0, 0], 'end:e'))
  for (const { id: betId, playerId } of bets) {
    const back = { betId, playerId, settlementKey: 'end:e', key: 'back:e' }
    expect(await harness.wagering.rollback(back)).toMatchObject({ ok: true })
  }
  expect(await openOf(players)).toEqual([300n, 300n, 300n])
  expect((await settleTable(results(bets, [0, 900, 0], 'again:e'))).every(({ ok }) => ok)).toBe(true)
  expect(await cashOf(players)).toEqual([0n, 900n, 0n])
  expect(await harness.ledger.houseBalance(TABLE)).toBe(0n)
})

it('the same call again opens and settles a round once, from several servers at the same time', async () => {
  const players = await Promise.all([300, 300, 300].map(harness.player))
  const bets = seats(players, 'f')
  const opened = await Promise.all([1, 2, 3, 4].map(() => openTable(bets)))
  expect(opened.flat().filter((one) => one.ok && one.value.isNew)).toHaveLength(3)
  expect(opened.flat().every(({ ok }) => ok)).toBe(true)
  const ends = await Promise.all([1, 2, 3, 4].map(() => settleTable(results(bets, [900, 0, 0], 'end:f'))))
  expect(ends.flat().filter((one) => one.ok && one.value.isNew)).toHaveLength(3)
  expect(await cashOf(players)).toEqual([900n, 0n, 0n])
})

it('tables that share players in another order do not lock each other out', async () => {
  const players = await Promise.all(Array.from({ length: 6 }, () => harness.player(3_000)))
  const rounds = Array.from({ length: 10 }, (_, round) => {
    const seated = round % 2 ? players : players.toReversed()
    return seats(seated.slice(round % 3, (round % 3) + 3), `g${round}`)
  })
  const opened = await Promise.all(rounds.map((bets) => openTable(bets)))
  expect(opened.flat().every(({ ok }) => ok)).toBe(true)
  await Promise.all(rounds.map((bets, round) => settleTable(results(bets, [300, 300, 300], `end:g${round}`))))
  expect(await cashOf(players)).toEqual(players.map(() => 3_000n))
})
