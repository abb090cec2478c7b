import {
  FAVOURITE_BETS_MAX,
  tablesDeleteFavouriteBet,
  tablesFavouriteBets,
  tablesSaveFavouriteBet,
} from '@poyraz/contract'
import { HOUSE_TABLES } from '@poyraz/games/tables'
import { assert, randomId, uuidv7 } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness, TABLE } from '../fixtures/harness.ts'

let house: Harness
beforeAll(async () => {
  house = await openHarness()
})
afterAll(() => house.close())

const newPlayer = () => uuidv7(house.clock.nowMs())
const save = (playerId: string, name: string, spots: Record<string, number> = { red: 500 }) =>
  house.call(
    tablesSaveFavouriteBet,
    { game: 'roulette', name, chips: Object.entries(spots).map(([spot, amount]) => ({ spot, amount })) },
    { playerId, key: randomId() },
  )
async function savedOf(playerId: string, game: 'roulette' | 'baccarat' = 'roulette') {
  const reply = await house.call(tablesFavouriteBets, { game }, { playerId })
  assert(reply.ok, 'a player reads the own layouts')
  return reply.value.bets
}
const namesOf = async (playerId: string) => (await savedOf(playerId)).map(({ name }) => name)

it('keeps layouts of chips per player and game, and replaces one of the same name', async () => {
  const [ada, can] = [newPlayer(), newPlayer()]
  await save(ada, 'Uğurlu', { '17': 500, red: 1000 })
  await save(ada, ' Uğurlu ', { '8-11': 2000 })
  expect(await savedOf(ada)).toMatchObject([{ name: 'Uğurlu', chips: [{ spot: '8-11', amount: 2000n }] }])
  expect([await savedOf(can), await savedOf(ada, 'baccarat')]).toEqual([[], []])
})

it('refuses spots that the layout does not have, and names the place', async () => {
  expect(await save(newPlayer(), 'Bozuk', { red: 500, '99': 500 })).toMatchObject({
    ok: false,
    error: { error: 'invalid_input', fields: [{ field: 'chips.0.spot' }] },
  })
})

it('refuses chips that no table of the game takes together, so that every saved layout can be read', async () => {
  const ada = newPlayer()
  const most = Math.max(...HOUSE_TABLES.filter(({ game }) => game === 'roulette').map(({ maxBet }) => maxBet))
  const chips = Array.from({ length: 64 }, () => ({ spot: 'red', amount: 9_000_000_000_000_000 }))
  const refused = {
    ok: false,
    error: { error: 'invalid_input', fields: [{ field: 'chips', error: 'too_big' }] },
  }
  const huge = { game: 'roulette', name: 'Dev', chips } as const
  expect(await house.call(tablesSaveFavouriteBet, huge, { playerId: ada })).toEqual(refused)
  expect(await save(ada, 'Çok', { red: most, black: 500 })).toEqual(refused)
  expect(
    await save(ada, 'Tam', { red: HOUSE_TABLES.find(({ id }) => id === TABLE)?.maxBet ?? 0 }),
  ).toMatchObject({ ok: true })
  expect(await namesOf(ada)).toEqual(['Tam'])
})

it('has a limit per game, also for saves that arrive together', async () => {
  const ada = newPlayer()
  const names = Array.from({ length: FAVOURITE_BETS_MAX + 4 }, (_, n) => `Bahis ${n}`)
  const replies = await Promise.all(names.map((name) => save(ada, name)))
  expect(replies.filter(({ ok }) => ok)).toHaveLength(FAVOURITE_BETS_MAX)
  expect(replies.find(({ ok }) => !ok)).toEqual({ ok: false, error: { error: 'favourite_limit' } })
  expect(await namesOf(ada)).toHaveLength(FAVOURITE_BETS_MAX)
})

it('deletes a layout of the player, and none of another one', async () => {
  const [ada, can] = [newPlayer(), newPlayer()]
  await save(ada, 'Kırmızı')
  const [bet] = await savedOf(ada)
  assert(bet, 'the layout is saved')
  const remove = (playerId: string) => house.call(tablesDeleteFavouriteBet, { id: bet.id }, { playerId })
  expect(await remove(can)).toEqual({ ok: false, error: { error: 'not_found' } })
  expect(await namesOf(ada)).toEqual(['Kırmızı'])
  await remove(ada)
  expect(await namesOf(ada)).toEqual([])
})
