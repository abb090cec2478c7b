import { casinoPlay, fairnessCurrent } from '@poyraz/contract'
import { openDatabase, transact } from '@poyraz/db'
import { expect, it } from 'vitest'
import { openHarness } from '../fixtures/harness.ts'
import { COIN } from '../testing/coin.ts'
import { retireSeeds } from './retire-seeds.ts'

it('F25: after a restore no round is drawn from a seed that was there before, and rounds go on', async () => {
  const harness = await openHarness()
  const playerId = await harness.player(1_000n)
  const play = async (call: typeof harness.call) => {
    const [stake = 0n] = COIN.stakes
    const round = await call(casinoPlay, { gameID: COIN.id, stake: Number(stake) }, { playerId })
    expect(round.ok).toBe(true)
    const pair = await call(fairnessCurrent, {}, { playerId })
    if (!pair.ok) throw new Error('refused')
    return pair.value
  }
  const before = await play(harness.call)
  const owner = openDatabase({ url: harness.test.ownerUrl, max: 1 })
  await transact(owner.db, retireSeeds)
  await owner.close()
  const after = await play(harness.callOf(0))
  expect([before.commitment, before.nextCommitment]).not.toContain(after.commitment)
  expect([before.commitment, before.nextCommitment]).not.toContain(after.nextCommitment)
  await harness.test.close()
})
