import { kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { betOf, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const open = (playerId: string) => harness.countOpenBets(playerId)

it('an open stake is counted until it is settled, and again once that is rolled back', async () => {
  const player = await harness.player(500)
  expect(await open(player.playerId)).toBe(0)
  await player.open(500)
  await player.settle({ win: kurus(0), stake: kurus(200) })
  expect(await open(player.playerId)).toBe(1)
  await player.settle({ win: kurus(0) }, 'lost')
  expect(await open(player.playerId)).toBe(0)
  await player.rollback('lost')
  expect(await open(player.playerId)).toBe(1)
})

it('a rollback reopens the account that closed after the bet was lost', async () => {
  const player = await harness.player(500)
  await player.open(500)
  await player.settle({ win: kurus(0) }, 'lost')
  await player.close()
  expect(await player.rollback('lost')).toMatchObject({ ok: true, value: { isNew: true } })
  expect(await player.isClosed()).toBe(false)
  expect(harness.reopened).toContain(player.playerId)
  expect(await player.money()).toMatchObject({ cash: 0n, 'stake:sports': 500n })
})

it('a settlement reopens the account that it pays, and no other one', async () => {
  const player = await harness.player(500)
  await player.open(500)
  await player.close()
  await player.settle({ win: kurus(0), stake: kurus(100) })
  expect(await player.isClosed()).toBe(true)
  expect(await player.settle({ win: kurus(900) }, 'won')).toMatchObject({
    ok: true,
    value: { isNew: true, toCash: 900n },
  })
  expect(await player.isClosed()).toBe(false)
  expect(await player.money()).toMatchObject({ cash: 900n, 'stake:sports': 0n })
})

it('a refused rollback leaves the account closed', async () => {
  const player = await harness.player(500)
  await player.open(500)
  await player.settle({ win: kurus(900) }, 'won')
  await harness.bettorOf(player).open(900)
  await player.close()
  expect(await player.rollback('won')).toEqual({ ok: false, error: 'insufficient_funds' })
  expect(await player.isClosed()).toBe(true)
})

it('the round of a table reopens the accounts of its winners', async () => {
  const players = await Promise.all([300, 300].map(harness.player))
  const bets = players.map(({ playerId }) =>
    betOf(playerId, 300, { id: crypto.randomUUID(), house: 'house:table:tavla', key: 'round:closed' }),
  )
  await harness.openTable(bets)
  for (const player of players) await player.close()
  const done = await harness.settleTable(
    bets.map(({ id: betId, playerId }, seat) => ({
      betId,
      playerId,
      key: 'end:closed',
      kind: 'settle',
      win: kurus(seat === 0 ? 600 : 0),
    })),
  )
  expect(done.every((one) => one.ok && one.value.isNew)).toBe(true)
  expect(await Promise.all(players.map((player) => player.isClosed()))).toEqual([false, true])
})
