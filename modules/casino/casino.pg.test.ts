import { casinoInitGame, casinoPlay, casinoRounds } from '@poyraz/contract'
import { DAY_MS, HOUR_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { createCaller } from '@poyraz/testkit'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import type { HouseGame } from './house-game.ts'
import { COIN, OTHER } from './testing/coin.ts'

let harness: Harness
let call: Harness['call']

beforeAll(async () => {
  harness = await openHarness()
  call = harness.call
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.advance(10_000))

const player = (balance: bigint) => harness.player(balance)
const balanceOf = (id: string) => harness.balanceOf(id)
const countRounds = (id: string) => harness.countRounds(id)
const setEnabled = (gameId: number, enabled: boolean) => harness.setEnabled(gameId, enabled)
const play = (id: string, stake: number, key?: string, gameID?: number) =>
  harness.play(id, stake, key, gameID)

/** A game that never pays: what is left is what was there without the stakes. */
const NEVER: HouseGame = { ...COIN, decide: (draws) => ({ outcome: { face: draws.int(3) }, win: kurus(0) }) }

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
    const second = harness.callOf(0)
    const replies = await Promise.all(
      Array.from({ length: 50 }, (_, n) =>
        (n % 2 ? call : second)(casinoPlay, { gameID: COIN.id, stake: 1000 }, { playerId: id }),
      ),
    )
    const won = replies.reduce((sum, reply) => sum + (reply.ok ? reply.value.win - 1000n : 0n), 0n)
    expect(await balanceOf(id)).toBe(1000n + won)
    expect(await countRounds(id)).toBe(replies.filter((reply) => reply.ok).length)
  })

  it('pays 50 rounds of a balance for 50, of 200 parallel calls from two servers (A01)', async () => {
    const dear = await openHarness([NEVER])
    const id = await dear.player(5_000n)
    const second = dear.callOf(0)
    // A server whose nonce the other one used too often answers that it may be asked again with the same key.
    const spin = async (server: Harness['call'], key = randomId()) => {
      const ask = () => server(casinoPlay, { gameID: NEVER.id, stake: 100 }, { playerId: id, key })
      let reply = await ask()
      while (!reply.ok && reply.error.error === 'unavailable') reply = await ask()
      return reply
    }
    const replies = await Promise.all(Array.from({ length: 200 }, (_, n) => spin(n % 2 ? dear.call : second)))
    const errors = replies.flatMap((reply) => (reply.ok ? [] : [reply.error.error]))
    expect(errors).toEqual(Array<string>(150).fill('insufficient_funds'))
    expect([await dear.balanceOf(id), await dear.countRounds(id)]).toEqual([0n, 50])
    await dear.close()
  })

  it('never covers a stake by its own win', async () => {
    // The seeds differ from player to player, so a third of these rounds would have won.
    for (let count = 0; count < 30; count++) {
      const id = await player(0n)
      expect(refused(await play(id, 100)).error).toBe('insufficient_funds')
    }
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

  it('knows no unknown game, plays no closed one and needs a session (S7.22)', async () => {
    const id = await player(10_000n)
    expect(refused(await play(id, 100, undefined, 4711)).error).toBe('not_found')
    expect(refused(await call(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: null })).error).toBe(
      'not_authorized',
    )
    setEnabled(OTHER.id, false)
    expect(refused(await play(id, 100, undefined, OTHER.id)).error).toBe('game_disabled')
    expect(refused(await call(casinoInitGame, { gameID: OTHER.id }, { playerId: id })).error).toBe(
      'game_disabled',
    )
    setEnabled(OTHER.id, true)
  })

  it('answers a repeated key also after its game was closed', async () => {
    const id = await player(10_000n)
    const key = randomId()
    const first = await play(id, 100, key, OTHER.id)
    setEnabled(OTHER.id, false)
    expect(await play(id, 100, key, OTHER.id)).toEqual(first)
    expect(refused(await play(id, 200, key, OTHER.id)).error).toBe('idempotency_conflict')
    expect(refused(await play(id, 100, randomId(), OTHER.id)).error).toBe('game_disabled')
    setEnabled(OTHER.id, true)
    expect(await countRounds(id)).toBe(1)
  })

  it('lets a player go on who has not been here for months', async () => {
    const id = await player(10_000n)
    await play(id, 100)
    harness.clock.advance(100 * DAY_MS)
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
    const open = uuidv7(harness.clock.nowMs())
    await sql`
      insert into casino.round (id, player_id, game_id, pair_id, nonce, rules_hash, stake, win, balance_after,
        outcome, streams, state, key, created_at)
      select ${open}, player_id, game_id, pair_id, 999, rules_hash, stake, 0, 0,
        '{}', '[]', 'open', 'play:open', now()
      from casino.round where player_id = ${id} limit 1`.execute(harness.test.database.db)
    for (const reply of await Promise.all(Array.from({ length: 50 }, () => play(id, 100)))) {
      expect(refused(reply)).toMatchObject({ error: 'round_open', data: { roundID: open } })
    }
    expect((await play(id, 100, undefined, OTHER.id)).ok).toBe(true)
    const launched = await call(casinoInitGame, { gameID: COIN.id }, { playerId: id })
    expect(launched.ok && launched.value.roundInProgress).toBe(open)
  })

  it('keeps the least time between two rounds by the clock of the server, over all games (R48)', async () => {
    const paced = harness.callOf(2500)
    const id = await player(10_000n)
    const spin = (gameID: number) => paced(casinoPlay, { gameID, stake: 100 }, { playerId: id })
    expect((await spin(COIN.id)).ok).toBe(true)
    harness.clock.advance(2400)
    expect(refused(await spin(OTHER.id))).toMatchObject({ error: 'too_soon', data: { waitMs: 100 } })
    harness.clock.advance(100)
    expect((await spin(OTHER.id)).ok).toBe(true)
    expect(await countRounds(id)).toBe(2)
  })

  it('keeps it between two servers whose clocks are further apart (F19)', async () => {
    const [here, there] = [0, 2 * HOUR_MS].map((aheadMs) => {
      const clock = { nowMs: () => harness.clock.nowMs() + aheadMs, isDatabaseTime: true }
      const server = harness.openCasino(HOUR_MS, [COIN], { clock })
      return createCaller((registry) => server.register(registry))
    })
    if (!here || !there) throw new Error('two servers')
    const id = await player(10_000n)
    const spin = (server: typeof here) =>
      server(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })
    expect((await spin(here)).ok).toBe(true)
    expect(refused(await spin(there)).error).toBe('too_soon')
    expect(await countRounds(id)).toBe(1)
  })

  it('answers a repeated key at once, whatever the pace', async () => {
    const paced = harness.callOf(2500)
    const id = await player(10_000n)
    const spin = (key: string) => paced(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id, key })
    const key = randomId()
    const first = await spin(key)
    expect(first.ok).toBe(true)
    expect(refused(await spin(randomId())).error).toBe('too_soon')
    expect(await spin(key)).toEqual(first)
  })

  it('accepts one start of 50 parallel ones at a pace (R47)', async () => {
    const paced = harness.callOf(2500)
    const id = await player(100_000n)
    const replies = await Promise.all(
      Array.from({ length: 50 }, () => paced(casinoPlay, { gameID: COIN.id, stake: 100 }, { playerId: id })),
    )
    expect(replies.filter((reply) => reply.ok).length).toBe(1)
  })
})
