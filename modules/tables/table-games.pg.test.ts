import { fromHex, sharedInput, streamDraws } from '@poyraz/fairness'
import { drawnGameOf, HOUSE_TABLES, tablePayout } from '@poyraz/games/tables'
import { afterAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'

const open: Harness[] = []
afterAll(() => Promise.all(open.map((house) => house.close())))

/** A round at the first table of each game, with chips on spots of which at least one loses. */
it.each([
  ['baccarat', { player: 1000, banker: 500, tie: 500, 'player-pair': 500 }],
  ['dragon-tiger', { dragon: 1000, tiger: 500, tie: 500 }],
  ['money-wheel', { 1: 1000, 2: 500, 5: 500, 10: 500, 20: 500, 40: 500 }],
  ['andar-bahar', { andar: 1000, bahar: 500, 'cards-1-5': 500, 'cards-16-25': 500 }],
  ['sic-bo', { small: 1000, big: 500, 'total-10': 500, 'single-3': 500, 'pair-1-2': 500 }],
] as const)('%s pays each bet once, by the outcome that its seed proves', async (name, chips) => {
  const table = HOUSE_TABLES.find(({ game }) => game === name)
  if (!table) throw new Error(`no table of ${name}`)
  const house = await openHarness({ table })
  open.push(house)
  const ada = await house.player()
  const bets = Object.entries(chips).map(([spot, amount]) => ({ spot, amount }))
  const staked = bets.reduce((sum, { amount }) => sum + amount, 0)
  const { roundID } = (await house.stateOf()).state
  expect(await house.bet(ada, chips)).toMatchObject({ ok: true, value: { staked: BigInt(staked) } })
  expect((await house.proof(roundID)).outcome).toBeNull()
  await house.toDrawing()
  const { outcome } = (await house.stateOf()).state
  await house.toResult()
  const proof = await house.proof(roundID)
  const draws = streamDraws(
    sharedInput({
      gameId: proof.gameID,
      rulesHash: proof.rulesHash,
      seed: fromHex(proof.seed ?? ''),
      salt: new Uint8Array(32),
      beacon: new Uint8Array(0),
      round: proof.number,
      stream: 'main',
    }),
  )
  const game = drawnGameOf(table)
  if (!game) throw new Error('one outcome decides this game')
  expect(game.decide(draws)).toEqual(outcome)
  expect(proof.outcome).toEqual(outcome)
  const win = tablePayout(game, bets, proof.outcome)
  expect(await house.cash(ada)).toBe(BigInt(100_000 - staked + win))
  expect(await house.rounds(ada)).toMatchObject([{ staked: BigInt(staked), win: BigInt(win) }])
  expect(await house.wrongEnds()).toBe(0)
  expect(await house.ledger.audit()).toEqual([])
  expect(house.errors).toEqual([])
})
