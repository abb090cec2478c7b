import { casinoLuck } from '@poyraz/contract'
import { createCaller } from '@poyraz/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness, refused } from './fixtures/harness.ts'
import { COIN } from './testing/coin.ts'

const GAME = { ...COIN, rulesText: '{}' }
const DAYS = { startDate: '2026-11-01', endDate: '2026-11-30' }

let harness: Harness
beforeAll(async () => {
  harness = await openHarness([GAME])
})
afterAll(() => harness.close())

const luckOf = (playerId: string, days = DAYS, gameID = GAME.id) =>
  harness.call(casinoLuck, { gameID, ...days }, { playerId })

it('sums the rounds of the player in order, all of them and of nobody else', async () => {
  const playerId = await harness.player(1_000_000n)
  const other = await harness.player(10_000n)
  const wins: bigint[] = []
  for (let round = 0; round < 130; round++) {
    // Ids of one millisecond have no order.
    harness.clock.advance(1)
    const played = await harness.play(playerId, round < 65 ? 100 : 200)
    if (!played.ok) throw new Error('not played')
    wins.push(played.value.win)
  }
  await harness.play(other, 1000)
  const reply = await luckOf(playerId)
  if (!reply.ok) throw new Error('no luck')
  const { slices, rulesHash } = reply.value
  expect(rulesHash).toBe(GAME.rulesHash)
  expect(slices).toHaveLength(60)
  const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n)
  expect(slices.reduce((total, { rounds }) => total + rounds, 0)).toBe(130)
  expect(sum(slices.map(({ stake }) => stake))).toBe(65n * 100n + 65n * 200n)
  expect(sum(slices.map(({ win }) => win))).toBe(sum(wins))
  const [first] = slices
  expect(first?.win).toBe(sum(wins.slice(0, first?.rounds)))
})

it('counts no rounds of other days or of other rules, and knows only games with published rules', async () => {
  const playerId = await harness.player(10_000n)
  await harness.play(playerId, 100)
  const october = { startDate: '2026-10-01', endDate: '2026-10-31' }
  expect(await luckOf(playerId, october)).toMatchObject({ ok: true, value: { slices: [] } })
  expect(refused(await luckOf(playerId, DAYS, 999)).error).toBe('not_found')
  const changed = harness.openCasino(0, [{ ...GAME, rulesHash: 'e'.repeat(64) }])
  const call = createCaller((registry) => changed.register(registry))
  const reply = await call(casinoLuck, { gameID: GAME.id, ...DAYS }, { playerId })
  expect(reply).toMatchObject({ ok: true, value: { slices: [] } })
})
