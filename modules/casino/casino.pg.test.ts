import {
  casinoGamesList,
  casinoInitGame,
  casinoPlay,
  casinoRound,
  casinoRounds,
  type Refusal,
  userFavorites,
} from '@poyraz/contract'
import { DAY_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { cashOf, createCaller, createTestDatabase, fakeClock, fund, type TestDatabase } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { HouseGame } from './house-game.ts'
import { type Casino, createCasino } from './index.ts'

/** Pays three times the stake on a 0 of `int(3)`, so that the outcome can be read off the words. */
const COIN: HouseGame = {
  id: 901,
  slug: 'test-coin',
  name: { tr: 'Deneme Parası', en: 'Test Coin' },
  image: '1fa99',
  rulesHash: 'a'.repeat(64),
  rtpBp: 10_000,
  volatility: 'low',
  stakes: [kurus(100), kurus(200), kurus(1000)],
  features: [],
  types: ['classic'],
  categories: [98],
  decide: (draws, stake) => {
    const face = draws.int(3)
    return { outcome: { face }, win: face === 0 ? kurus(stake * 3n) : kurus(0) }
  },
}
const OTHER: HouseGame = { ...COIN, id: 902, slug: 'test-other', name: { tr: 'Öteki', en: 'Other' } }

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

  it('plays once for 50 parallel calls with one key', async () => {
    const id = await player(10_000n)
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 50 }, () => play(id, 1000, key)))
    expect(new Set(replies.map((reply) => (reply.ok ? reply.value.roundID : reply.error.error))).size).toBe(1)
    expect(await countRounds(id)).toBe(1)
  })

  it('never spends a balance twice over 50 parallel calls from two servers', async () => {
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
    await sql`update casino.game set enabled = false where id = ${OTHER.id}`.execute(test.database.db)
    clock.advance(31_000)
    expect(refused(await play(id, 100, undefined, OTHER.id)).error).toBe('game_disabled')
    expect(refused(await call(casinoInitGame, { gameID: OTHER.id }, { playerId: id })).error).toBe(
      'game_disabled',
    )
    await sql`update casino.game set enabled = true where id = ${OTHER.id}`.execute(test.database.db)
    clock.advance(31_000)
  })

  it('refuses a second round of a game while one is open and names it; another game goes on', async () => {
    const id = await player(10_000n)
    await play(id, 100)
    const open = uuidv7(clock.nowMs())
    await sql`
      insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
        outcome, streams, state, key, created_at)
      select ${open}, player_id, game_id, pair_id, 999, rules_hash, stake, 0, 0,
        '{}', '[]', 'open', 'play:open', now()
      from casino.round where player_id = ${id} limit 1`.execute(test.database.db)
    const refusal = refused(await play(id, 100))
    expect(refusal).toMatchObject({ error: 'round_open', data: { roundID: open } })
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

  it('accepts one start of 50 parallel ones at a pace', async () => {
    const paced = createCaller((registry) => openCasino(2500).register(registry))
    const id = await player(100_000n)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => paced(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })),
    )
    expect(replies.filter((reply) => reply.ok).length).toBe(1)
  })
})

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
