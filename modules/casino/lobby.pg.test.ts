import { casinoGamesList, userFavorites } from '@poyraz/contract'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, openHouse, refused } from './fixtures/house.ts'
import { OTHER } from './testing/coin.ts'

let house: House
let call: House['call']

beforeAll(async () => {
  house = await openHouse()
  call = house.call
})
afterAll(() => house.close())
beforeEach(() => house.clock.advance(10_000))

const player = (balance: bigint) => house.player(balance)

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
