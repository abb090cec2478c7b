import { dealerReviews } from '@poyraz/contract/backoffice'
import { HAND_RETURN_MAX } from '@poyraz/games/tables'
import { assert } from '@poyraz/kernel'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type HandHarness, openHandHarness } from '../fixtures/hand-harness.ts'

const AYSE = 'ayse'

let house: HandHarness
beforeAll(async () => {
  house = await openHandHarness('roulette')
})
afterAll(() => house.close())

async function reviews() {
  const list = await house.call(dealerReviews, { limit: 50, offset: 0 }, { staff: 'floor' })
  assert(list.ok && 'items' in list.value, 'the list is readable')
  return list.value.items
}

/** Plays a round in which `player` bets `stake` kuruş on 17 and the dealer enters it. */
async function winOn17(player: string, stake: number) {
  await house.toBets(AYSE)
  expect(await house.bet(player, { 17: stake })).toMatchObject({ ok: true })
  await house.nextStep(AYSE)
  await house.enter(AYSE, 0, 17)
  await house.nextStep(AYSE)
}

describe('the list of what a dealer decided', () => {
  it('has no round that was paid by the first value', async () => {
    await winOn17(await house.player(), 500)
    expect(await reviews()).toEqual([])
  })

  it('names rounds that a dealer voided, and rounds that ran out of time (C04)', async () => {
    const roundID = await house.toBets(AYSE)
    await house.bet(await house.player(), { red: 500 })
    await house.bet(await house.player(), { black: 700 })
    await house.nextStep(AYSE)
    await house.voidRound(AYSE)
    const late = await house.toBets(AYSE)
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    await house.nextStep(AYSE)
    expect(await reviews()).toMatchObject([
      { reason: 'void', round: { roundID: late, dealer: AYSE, players: 1 }, staked: 500n, returned: 500n },
      { reason: 'void', round: { roundID, dealer: AYSE, players: 2 }, staked: 1200n, returned: 1200n },
    ])
  })

  it('names values that were taken back before the payout', async () => {
    const roundID = await house.toBets(AYSE)
    await house.bet(await house.player(), { red: 500 })
    await house.nextStep(AYSE)
    await house.enter(AYSE, 0, 2)
    await house.voidEntry(AYSE, 0)
    await house.enter(AYSE, 0, 3)
    await house.nextStep(AYSE)
    const [first] = await reviews()
    expect(first).toMatchObject({ reason: 'entry_voided', round: { roundID, dealer: AYSE }, returned: 1000n })
  })

  it('adds up the wins of a player within 24 hours, each below the amount (C10)', async () => {
    const ada = await house.player()
    const stake = 10_000
    const rounds = Math.ceil(HAND_RETURN_MAX / (stake * 35))
    for (let round = 1; round < rounds; round++) await winOn17(ada, stake)
    expect((await reviews()).filter(({ reason }) => reason === 'player_wins')).toEqual([])
    await winOn17(ada, stake)
    expect((await reviews()).filter(({ reason }) => reason === 'player_wins')).toMatchObject([
      {
        playerID: ada,
        round: null,
        staked: BigInt(rounds * stake),
        returned: BigInt(rounds * stake * 36),
      },
    ])
  })
})
