import { casinoInitGame, casinoPlay } from '@poyraz/contract'
import { randomId } from '@poyraz/kernel'
import { createLedger } from '@poyraz/ledger'
import { createCaller } from '@poyraz/testkit'
import { expect, it } from 'vitest'
import { openHarness, refused } from './fixtures/harness.ts'
import type { HouseGame } from './house-game.ts'
import { COIN, OTHER } from './testing/coin.ts'

/** Its rules fail for one draw of three. */
const BROKEN: HouseGame = {
  ...COIN,
  decide(draws, stake) {
    const decision = COIN.decide(draws, stake)
    if (decision.win > 0n) throw new Error('the wins do not explain the pay')
    return decision
  },
}

it('a round that cannot be settled takes nothing, is told once and closes its game; others go on (R26)', async () => {
  const told: unknown[] = []
  const harness = await openHarness([BROKEN, OTHER], async (gameId, error) => void told.push(gameId, error))
  const players = await Promise.all(Array.from({ length: 30 }, () => harness.player(1000n)))
  const play = (id: string, key?: string) => harness.play(id, 100, key)
  const keys = new Map(players.map((id) => [id, randomId()]))
  const replies = await Promise.all(players.map((id) => play(id, keys.get(id))))
  const failed = players.filter((_, index) => !replies[index]?.ok)
  expect(failed.length).toBeGreaterThan(0)
  expect(told).toEqual([BROKEN.id, new Error('the wins do not explain the pay')])
  for (const [index, id] of players.entries()) {
    const reply = replies[index]
    const paid = reply?.ok === true ? 100n : 0n
    if (!paid) expect(reply && refused(reply).error).toBe('game_disabled')
    expect([await harness.balanceOf(id), await harness.countRounds(id)]).toEqual([
      1000n - paid,
      Number(paid > 0n),
    ])
    // The same keys again: played rounds are answered, refused ones stay refused.
    const again = await play(id, keys.get(id))
    if (paid) expect(again).toEqual(reply)
    else expect(refused(again).error).toBe('game_disabled')
  }
  const launched = await harness.call(casinoInitGame, { gameID: BROKEN.id }, { playerId: null })
  expect(launched.ok).toBe(false)
  for (const id of failed) expect((await harness.play(id, 100, undefined, OTHER.id)).ok).toBe(true)
  const books = createLedger({ database: harness.test.database, clock: harness.clock })
  expect(await books.audit()).toEqual([])
  await harness.close()
})

it('a game whose rules are not the certified ones takes no round, not even a demo (F28)', async () => {
  const told: number[] = []
  const wrong = { ...COIN, certified: false }
  const harness = await openHarness([wrong, OTHER], async (gameId) => void told.push(gameId))
  expect(told).toEqual([wrong.id])
  const id = await harness.player(1000n)
  expect(refused(await harness.play(id, 100)).error).toBe('game_disabled')
  const demo = { gameID: wrong.id, demo: true }
  expect(refused(await harness.call(casinoInitGame, demo, { playerId: null })).error).toBe('game_disabled')
  const other = await harness.call(casinoPlay, { gameID: OTHER.id, stake: 100 }, { playerId: id })
  expect(other.ok).toBe(true)
  await harness.close()
})

it('a closure that could not be written is written later; the game is closed here meanwhile', async () => {
  const told: number[] = []
  let down = true
  const failing: HouseGame = {
    ...COIN,
    decide() {
      throw new Error('the wins do not explain the pay')
    },
  }
  const harness = await openHarness([failing, OTHER], async (gameId) => {
    if (down) throw new Error('the database is down')
    told.push(gameId)
  })
  const id = await harness.player(1000n)
  await expect(harness.play(id, 100)).rejects.toThrow('the database is down')
  expect(refused(await harness.play(id, 100)).error).toBe('game_disabled')
  await expect(harness.casino.work()).rejects.toThrow('the database is down')
  down = false
  await harness.casino.work()
  await harness.casino.work()
  expect(told).toEqual([COIN.id])
  expect(await harness.balanceOf(id)).toBe(1000n)
  await harness.close()
})

it('a game whose rules change while the server runs is closed by its next work (R60)', async () => {
  const told: number[] = []
  let certified = true
  const changing: HouseGame = {
    ...COIN,
    get certified() {
      return certified
    },
  }
  const harness = await openHarness([changing, OTHER], async (gameId) => void told.push(gameId))
  const id = await harness.player(1000n)
  await harness.casino.work()
  expect((await harness.play(id, 100)).ok).toBe(true)
  certified = false
  await harness.casino.work()
  expect(told).toEqual([COIN.id])
  expect(refused(await harness.play(id, 100)).error).toBe('game_disabled')
  expect((await harness.play(id, 100, undefined, OTHER.id)).ok).toBe(true)
  await harness.close()
})

it('a game that broke and was opened again is played on at once, by every server that heard of it (R26)', async () => {
  let isBroken = true
  const failing: HouseGame = {
    ...COIN,
    decide(draws, stake) {
      if (isBroken) throw new Error('the wins do not explain the pay')
      return COIN.decide(draws, stake)
    },
  }
  const told: number[] = []
  const harness = await openHarness([failing, OTHER], async (gameId) => void told.push(gameId))
  const other = harness.openCasino(0)
  const callOther = createCaller((registry) => other.register(registry))
  const id = await harness.player(1000n)
  const played = async () => {
    const onOther = await callOther(casinoPlay, { gameID: failing.id, stake: 100 }, { playerId: id })
    return [(await harness.play(id, 100)).ok, onOther.ok]
  }
  expect(await played()).toEqual([false, false])
  expect(harness.closed).toContain(`game:${failing.id}`)
  isBroken = false
  expect(await played()).toEqual([false, false])
  harness.closed.delete(`game:${failing.id}`)
  harness.notifyClosed()
  expect(await played()).toEqual([true, true])
  // It broke for the first time: its next failure is told as well.
  isBroken = true
  expect(await played()).toEqual([false, false])
  expect(told).toEqual([failing.id, failing.id])
  await harness.close()
})

it('a game whose rules are not the certified ones on one server stays closed there, whoever opens it (R60)', async () => {
  const told: number[] = []
  const harness = await openHarness([COIN, OTHER], async (gameId) => void told.push(gameId))
  const wrong = harness.openCasino(0, [{ ...COIN, certified: false }, OTHER])
  const callWrong = createCaller((registry) => wrong.register(registry))
  // Before any work, too: a command does none.
  expect(wrong.staysClosed(COIN.id)).toBe(true)
  const id = await harness.player(1000n)
  const onWrong = async (gameID: number) =>
    (await callWrong(casinoPlay, { gameID, stake: 100 }, { playerId: id })).ok
  await wrong.work()
  harness.notifyClosed()
  expect([told, refused(await harness.play(id, 100)).error]).toEqual([[COIN.id], 'game_disabled'])
  harness.closed.delete(`game:${COIN.id}`)
  harness.notifyClosed()
  await wrong.work()
  expect(told).toEqual([COIN.id])
  expect((await harness.play(id, 100)).ok).toBe(true)
  expect([await onWrong(COIN.id), await onWrong(OTHER.id)]).toEqual([false, true])
  expect([wrong.staysClosed(COIN.id), harness.casino.staysClosed(COIN.id)]).toEqual([true, false])
  await harness.close()
})
