import {
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  casinoRound,
  casinoRounds,
  type Refusal,
  userFavorites,
} from '@poyraz/contract'
import { DAY_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { cashOf, createCaller, createTestDatabase, fakeClock, fund, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Casino, createCasino } from './index.ts'
import { COIN, OTHER } from './testing/coin.ts'

const clock = fakeClock(Date.parse('2026-11-21T09:00:00Z'))
let test: TestDatabase
let casino: Casino
let call: ReturnType<typeof createCaller>

function openCasino(spinIntervalMs: number): Casino {
  return createCasino({
    database: test.database,
    clock,
    seedKey: new Uint8Array(32).fill(7),
    demoKey: new Uint8Array(32).fill(9),
    spinIntervalMs,
    games: [COIN, OTHER],
  })
}

beforeAll(async () => {
  test = await createTestDatabase()
  casino = openCasino(0)
  await casino.sync()
  call = createCaller((registry) => casino.register(registry))
})
afterAll(() => test.close())
beforeEach(() => clock.advance(10_000))

/** A new player with money from the sandbox. */
async function player(balance: bigint): Promise<string> {
  const id = uuidv7(clock.nowMs())
  if (balance > 0n) await deposit(id, balance)
  return id
}

const deposit = (id: string, amount: bigint) => fund({ database: test.database, clock }, id, amount)
const balanceOf = (id: string) => cashOf({ database: test.database, clock }, id)

async function countRounds(id: string): Promise<number> {
  const { rows } = await sql<{
    n: bigint
  }>`select count(*) as n from casino.round where player_id = ${id}`.execute(test.database.db)
  return Number(rows[0]?.n)
}

/** Opens or closes a game, and lets the remembered catalogue run out. */
async function setEnabled(gameId: number, enabled: boolean): Promise<void> {
  await sql`update casino.game set enabled = ${enabled} where id = ${gameId}`.execute(test.database.db)
  clock.advance(31_000)
}

const play = (playerId: string, stake: number, key?: string, gameID = COIN.id) =>
  call(casinoPlay, { gameID, stake }, { playerId, ...(key ? { key } : {}) })

function refused(reply: { ok: boolean; error?: Refusal }): Refusal {
  if (reply.ok || !reply.error) throw new Error('it was not refused')
  return reply.error
}

describe('casino.play', () => {
  it('takes the stake and pays the win in one round that the history and the ledger agree on', async () => {
    const id = await player(10_000n)
    let expected = 10_000n
    for (let round = 1; round <= 12; round++) {
      const reply = await play(id, 200)
      if (!reply.ok) throw new Error(reply.error.error)
      expected += reply.value.win - 200n
      expect(reply.value.balance).toBe(expected)
      expect(reply.value.fairness.nonce).toBe(round)
    }
    expect(await balanceOf(id)).toBe(expected)
    const history = await call(casinoRounds, { limit: 5 }, { playerId: id })
    expect(history.ok && history.value).toMatchObject({ total: 12, limit: 5 })
  })

  it('answers a repeated key with the first round, and refuses it for another stake', async () => {
    const id = await player(10_000n)
    const key = randomId()
    const first = await play(id, 200, key)
    await play(id, 100)
    const again = await play(id, 200, key)
    expect(again).toEqual(first)
    expect(refused(await play(id, 100, key)).error).toBe('idempotency_conflict')
    expect(await countRounds(id)).toBe(2)
  })

  it('plays once for 50 parallel calls with one key (A02)', async () => {
    const id = await player(10_000n)
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => play(id, 1000, key)))
    expect(new Set(replies.map((reply) => (reply.ok ? reply.value.roundID : reply.error.error))).size).toBe(1)
    expect(await countRounds(id)).toBe(1)
  })

  it('never spends a balance twice over 50 parallel calls from two servers (A01)', async () => {
    const id = await player(1000n)
    const second = createCaller((registry) => openCasino(0).register(registry))
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? call : second)(casinoPlay, { gameID: COIN.id, stake: 1000 }, { playerId: id }),
      ),
    )
    const won = replies.reduce((sum, reply) => sum + (reply.ok ? reply.value.win - 1000n : 0n), 0n)
    expect(await balanceOf(id)).toBe(1000n + won)
    expect(await countRounds(id)).toBe(replies.filter((reply) => reply.ok).length)
  })

  it('never covers a stake by its own win', async () => {
    // The seeds differ from player to player, so a third of these rounds would have won.
    for (let count = 0; count < 30; count++) {
      const id = await player(0n)
      expect(refused(await play(id, 100)).error).toBe('insufficient_funds')
    }
  })

  it('uses no nonce for a refused stake, and the refusal does not depend on the outcome', async () => {
    const id = await player(0n)
    for (let round = 0; round < 20; round++) {
      expect(refused(await play(id, 100)).error).toBe('insufficient_funds')
    }
    await deposit(id, 100n)
    const reply = await play(id, 100)
    expect(reply.ok && reply.value.fairness.nonce).toBe(1)
  })

  it.each([50, 150, 1001])('refuses a stake of %d that is not on the ladder', async (stake) => {
    const id = await player(10_000n)
    const refusal = refused(await play(id, stake))
    expect(refusal).toMatchObject({
      error: 'invalid_input',
      fields: [{ field: 'stake', error: 'stake_step' }],
    })
    expect(await balanceOf(id)).toBe(10_000n)
  })

  it('knows no unknown game, plays no closed one and needs a session', async () => {
    const id = await player(10_000n)
    expect(refused(await play(id, 100, undefined, 4711)).error).toBe('not_found')
    expect(refused(await call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: null })).error).toBe(
      'not_authorized',
    )
    await setEnabled(OTHER.id, false)
    expect(refused(await play(id, 100, undefined, OTHER.id)).error).toBe('game_disabled')
    expect(refused(await call(casinoInitGame, { gameID: OTHER.id }, { playerId: id })).error).toBe(
      'game_disabled',
    )
    await setEnabled(OTHER.id, true)
  })

  it('answers a repeated key also after its game was closed', async () => {
    const id = await player(10_000n)
    const key = randomId()
    const first = await play(id, 100, key, OTHER.id)
    await setEnabled(OTHER.id, false)
    expect(await play(id, 100, key, OTHER.id)).toEqual(first)
    expect(refused(await play(id, 200, key, OTHER.id)).error).toBe('idempotency_conflict')
    expect(refused(await play(id, 100, randomId(), OTHER.id)).error).toBe('game_disabled')
    await setEnabled(OTHER.id, true)
    expect(await countRounds(id)).toBe(1)
  })

  it('lets a player go on who has not been here for months', async () => {
    const id = await player(10_000n)
    await play(id, 100)
    clock.advance(100 * DAY_MS)
    const reply = await play(id, 100)
    expect(reply.ok && reply.value.fairness.nonce).toBe(1)
  })

  it.each([
    { gameID: COIN.id },
    { stake: 100 },
    { gameID: COIN.id, stake: 100, choice: 'x' },
    { roundID: uuidv7(1) },
    { roundID: uuidv7(1), choice: 'x', stake: 100 },
    { demoToken: 'x' },
    { demoToken: 'x', stake: 100, roundID: uuidv7(1) },
  ])('refuses %j, which is no way to play', async (input) => {
    const id = await player(1000n)
    expect(refused(await call(casinoPlay, input, { playerId: id })).error).toBe('bad_request')
  })

  it('takes a choice for no round that is over', async () => {
    const id = await player(1000n)
    const reply = await play(id, 100)
    const roundID = reply.ok ? reply.value.roundID : ''
    const choose = (playerId: string) => call(casinoPlay, { roundID, choice: 'x' }, { playerId })
    expect(refused(await choose(id)).error).toBe('state_conflict')
    expect(refused(await choose(await player(0n))).error).toBe('not_found')
  })

  it('refuses a second round of a game while one is open and names it; another game goes on (R20)', async () => {
    const id = await player(10_000n)
    await play(id, 100)
    const open = uuidv7(clock.nowMs())
    await sql`
      insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
        outcome, streams, state, key, created_at)
      select ${open}, player_id, game_id, pair_id, 999, rules_hash, stake, 0, 0,
        '{}', '[]', 'open', 'play:open', now()
      from casino.round where player_id = ${id} limit 1`.execute(test.database.db)
    for (const reply of await Promise.all(Array.from({ length: 50 }, () => play(id, 100)))) {
      expect(refused(reply)).toMatchObject({ error: 'round_open', data: { roundID: open } })
    }
    expect((await play(id, 100, undefined, OTHER.id)).ok).toBe(true)
    const launched = await call(casinoInitGame, { gameID: COIN.id }, { playerId: id })
    expect(launched.ok && launched.value.roundInProgress).toBe(open)
  })

  it('keeps the least time between two rounds by the clock of the server, over all games', async () => {
    const paced = createCaller((registry) => openCasino(2500).register(registry))
    const id = await player(10_000n)
    const spin = (gameID: number) => paced(casinoPlay, { gameID, stake: 100 }, { playerId: id })
    expect((await spin(COIN.id)).ok).toBe(true)
    clock.advance(2400)
    expect(refused(await spin(OTHER.id))).toMatchObject({ error: 'too_soon', data: { waitMs: 100 } })
    clock.advance(100)
    expect((await spin(OTHER.id)).ok).toBe(true)
    expect(await countRounds(id)).toBe(2)
  })

  it('answers a repeated key at once, whatever the pace', async () => {
    const paced = createCaller((registry) => openCasino(2500).register(registry))
    const id = await player(10_000n)
    const spin = (key: string) => paced(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id, key })
    const key = randomId()
    const first = await spin(key)
    expect(first.ok).toBe(true)
    expect(refused(await spin(randomId())).error).toBe('too_soon')
    expect(await spin(key)).toEqual(first)
  })

  it('accepts one start of 50 parallel ones at a pace (R47)', async () => {
    const paced = createCaller((registry) => openCasino(2500).register(registry))
    const id = await player(100_000n)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => paced(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })),
    )
    expect(replies.filter((reply) => reply.ok).length).toBe(1)
  })
})

async function listOf(playerId: string, filter: object) {
  const reply = await call(casinoRounds, filter, { playerId, lang: 'en' })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return { ids: reply.value.items.map((item) => item.roundID), total: reply.value.total }
}

/** What the role of the application may not: a round is never changed. */
async function asOwner(statement: string): Promise<void> {
  const owner = new pg.Client({ connectionString: test.ownerUrl })
  await owner.connect()
  await owner.query(statement)
  await owner.end()
}

describe('rounds', () => {
  it('are shown to their player and to nobody else', async () => {
    const [owner, stranger] = [await player(1000n), await player(1000n)]
    const reply = await play(owner, 100)
    if (!reply.ok) throw new Error('refused')
    const mine = await call(casinoRound, { roundID: reply.value.roundID }, { playerId: owner })
    expect(mine.ok && mine.value).toMatchObject({
      slug: COIN.slug,
      stake: 100n,
      outcome: reply.value.outcome,
    })
    const theirs = await call(casinoRound, { roundID: reply.value.roundID }, { playerId: stranger })
    const unknown = await call(casinoRound, { roundID: uuidv7(1) }, { playerId: stranger })
    expect(theirs).toEqual(unknown)
    expect(refused(theirs).error).toBe('not_found')
    const history = await call(casinoRounds, {}, { playerId: stranger })
    expect(history.ok && history.value).toMatchObject({ items: [], total: 0 })
  })

  it('are listed newest first, by page and by game', async () => {
    const id = await player(10_000n)
    const played: string[] = []
    for (const gameID of [COIN.id, OTHER.id, COIN.id]) {
      const reply = await play(id, 100, undefined, gameID)
      played.unshift(reply.ok ? reply.value.roundID : '')
      clock.advance(1)
    }
    const list = (filter: object) => listOf(id, filter)
    expect(await list({})).toEqual({ ids: played, total: 3 })
    expect(await list({ limit: 1, offset: 1 })).toEqual({ ids: [played[1]], total: 3 })
    expect(await list({ gameID: COIN.id })).toEqual({ ids: [played[0], played[2]], total: 2 })
  })

  it('are listed between two Istanbul days, both of them inside', async () => {
    const id = await player(10_000n)
    const [dayBefore, firstDay, nextDay] = ['2026-12-03', '2026-12-04', '2026-12-05']
    const played: string[] = []
    for (const time of ['T23:59:59.999+03:00', 'T00:00:00+03:00', 'T23:59:59.999+03:00']) {
      const reply = await play(id, 100)
      const roundID = reply.ok ? reply.value.roundID : ''
      played.unshift(roundID)
      const at = new Date(`${played.length === 1 ? dayBefore : firstDay}${time}`)
      await asOwner(`update casino.round set created_at = '${at.toISOString()}' where id = '${roundID}'`)
    }
    // Rounds of one millisecond stand in any order.
    const { ids, total } = await listOf(id, { startDate: firstDay, endDate: firstDay })
    expect({ ids: ids.toSorted(), total }).toEqual({ ids: played.slice(0, 2).toSorted(), total: 2 })
    expect(await listOf(id, { endDate: dayBefore })).toEqual({ ids: played.slice(2), total: 1 })
    expect(await listOf(id, { startDate: nextDay })).toEqual({ ids: [], total: 0 })
  })
})

describe('a demo', () => {
  it('plays the same game without a session and never touches the books', async () => {
    const before = await sql<{ n: bigint }>`select count(*) as n from ledger.transfer`.execute(
      test.database.db,
    )
    const launched = await call(casinoInitGame, { gameID: COIN.id, demo: true }, { playerId: null })
    if (!launched.ok) throw new Error('refused')
    let token = new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? ''
    let balance = 1_000_000n
    for (let round = 0; round < 20; round++) {
      const reply = await call(casinoPlay, { demoToken: token, stake: 1000 }, { playerId: null })
      if (!reply.ok) throw new Error(reply.error.error)
      balance += reply.value.win - 1000n
      expect(reply.value.balance).toBe(balance)
      token = reply.value.demoToken ?? ''
    }
    const after = await sql<{ n: bigint }>`select count(*) as n from ledger.transfer`.execute(
      test.database.db,
    )
    expect(after.rows).toEqual(before.rows)
  })

  it('plays no closed game and no stake off the ladder', async () => {
    const launched = await call(casinoInitGame, { gameID: OTHER.id, demo: true }, { playerId: null })
    const demoToken = launched.ok
      ? (new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? '')
      : ''
    const spin = (stake: number) => call(casinoPlay, { demoToken, stake }, { playerId: null })
    expect(refused(await spin(150)).fields).toEqual([{ field: 'stake', error: 'stake_step' }])
    await setEnabled(OTHER.id, false)
    expect(refused(await spin(100)).error).toBe('game_disabled')
    await setEnabled(OTHER.id, true)
    const reply = await spin(100)
    expect(reply.ok && reply.value.fairness.serverSeed).toMatch(/^[0-9a-f]{64}$/)
  })

  it('refuses a forged, a foreign and an old token', async () => {
    const launched = await call(casinoInitGame, { gameID: COIN.id, demo: true }, { playerId: null })
    const token = launched.ok
      ? (new URL(launched.value.url, 'http://x').searchParams.get('demoToken') ?? '')
      : ''
    const [body = '', signature = ''] = token.split('.')
    const richer = Buffer.from(
      Buffer.from(body, 'base64url').toString().replace('1000000', '9000000'),
    ).toString('base64url')
    const tryToken = (demoToken: string, gameID?: number) =>
      call(casinoPlay, { demoToken, stake: 100, ...(gameID ? { gameID } : {}) }, { playerId: null })
    expect((await tryToken(token)).ok).toBe(true)
    expect(refused(await tryToken(`${richer}.${signature}`)).error).toBe('token_invalid')
    expect(refused(await tryToken('x')).error).toBe('token_invalid')
    expect(refused(await tryToken(token, OTHER.id)).error).toBe('token_invalid')
    clock.advance(DAY_MS)
    expect(refused(await tryToken(token)).error).toBe('token_invalid')
  })
})

describe('the lobby', () => {
  it('marks favourites of the caller and lists them', async () => {
    const id = await player(0n)
    await call(userFavorites, { mode: 'insert', type: 'slot', id: OTHER.id }, { playerId: id })
    const again = await call(
      userFavorites,
      { mode: 'insert', type: 'casino', id: OTHER.id },
      { playerId: id },
    )
    expect(again.ok && again.value).toEqual([{ type: 'casino', id: OTHER.id, gameID: OTHER.id }])
    const mine = await call(casinoGamesList, { favorites: true }, { playerId: id })
    expect(mine.ok && mine.value).toMatchObject({ total: 1, items: [{ gameID: OTHER.id, isFavorite: 1 }] })
    const all = await call(casinoGamesList, {}, { playerId: null })
    expect(all.ok && all.value).toMatchObject({ total: 2, items: [{ isFavorite: 0 }, { isFavorite: 0 }] })
    expect(refused(await call(casinoGamesList, { favorites: true }, { playerId: null })).error).toBe(
      'not_authorized',
    )
    const unknown = await call(userFavorites, { mode: 'insert', type: 'slot', id: 4711 }, { playerId: id })
    expect(refused(unknown).error).toBe('not_found')
    const none = await call(userFavorites, { mode: 'delete', type: 'slot', id: OTHER.id }, { playerId: id })
    expect(none.ok && none.value).toEqual([])
  })
})
