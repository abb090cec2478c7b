import { casinoGamesList, casinoInitGame, userFavorites } from '@poyraz/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
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

describe('the lobby', () => {
  it('marks favourites of the caller and lists them (S1.6, S3.26, S7.16, S7.21)', async () => {
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

  const offered = async () => {
    const list = await call(casinoGamesList, {}, { playerId: null })
    return list.ok && 'items' in list.value ? list.value.items.map(({ gameID }) => gameID) : []
  }

  it.each([
    [`game:${COIN.id}`, [OTHER.id]],
    ['slots', []],
    ['all', []],
    ['sports', [COIN.id, OTHER.id]],
    ['game:4711', [COIN.id, OTHER.id]],
  ])('while %s is closed for bets offers %j, and opens nothing else', async (scope, open) => {
    harness.closed.add(scope)
    harness.clock.advance(30_000)
    expect(await offered()).toEqual(open)
    const id = await player(0n)
    for (const gameID of [COIN.id, OTHER.id]) {
      for (const demo of [true, false]) {
        const launched = await call(casinoInitGame, { gameID, demo }, { playerId: demo ? null : id })
        expect(launched.ok || launched.error.error).toBe(open.includes(gameID) || 'game_disabled')
      }
    }
    harness.closed.delete(scope)
    harness.clock.advance(30_000)
    expect(await offered()).toEqual([COIN.id, OTHER.id])
  })

  it('closes a game that is deployed no more, and opens it when it is back', async () => {
    await harness.openCasino(0, [COIN]).sync()
    harness.clock.advance(30_000)
    expect(await offered()).toEqual([COIN.id])
    const launched = await call(casinoInitGame, { gameID: OTHER.id }, { playerId: await player(0n) })
    expect(refused(launched).error).toBe('game_disabled')
    await harness.openCasino(0).sync()
    harness.clock.advance(30_000)
    expect(await offered()).toEqual([COIN.id, OTHER.id])
  })
})
