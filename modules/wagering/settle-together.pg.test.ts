import { transact } from '@poyraz/db'
import { kurus } from '@poyraz/kernel'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Bettor, type Harness, openHarness } from './fixtures/harness.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

type Bet = { readonly betId: string; readonly playerId: string }

/** Opens a bet of 400 kuruş. */
async function open(player: Bettor): Promise<Bet> {
  const opened = await player.open(400)
  if (!opened.ok) throw new Error('no bet')
  return { betId: opened.value.betId, playerId: player.playerId }
}

const end = (bet: Bet, win: number, key = `end:${bet.betId}`) => ({
  ...bet,
  key,
  kind: 'settle' as const,
  win: kurus(win),
})
const settleAll = (ends: Parameters<Harness['settleTable']>[0]) =>
  transact(harness.test.database.db, (tx) => harness.wagering.settleAllIn(tx, ends))

/** A player with own cash for one bet, whose bonus pays the second and is released by it. */
async function playerWithTwoBets() {
  const player = await harness.player(500)
  await player.giveBonus(500, 700)
  return { player, first: await open(player), second: await open(player) }
}

it('bets that end together move the money that they move one after the other', async () => {
  const together = await Promise.all([1, 2, 3].map(playerWithTwoBets))
  const alone = await playerWithTwoBets()
  const ends = together.flatMap(({ first, second }) => [end(second, 900), end(first, 300)])
  const settled = await settleAll(ends)
  for (const one of [end(alone.second, 900), end(alone.first, 300)]) await settleAll([one])

  const money = await alone.player.money()
  expect(money).toMatchObject({ 'stake:sports': 0n, bonus: 0n })
  for (const { player } of together) expect(await player.money()).toEqual(money)
  const paid = settled.map((one) => one.ok && one.value.toCash + one.value.toBonus)
  expect(paid).toEqual([900n, 300n, 900n, 300n, 900n, 300n])
})

it('each bet has its own answer, in the order of the input', async () => {
  const [won, repeated, closed, loser] = await Promise.all([0, 0, 0, 0].map(() => harness.player(1_000)))
  if (!(won && repeated && closed && loser)) throw new Error('four players')
  const known = await open(repeated)
  await settleAll([end(known, 700)])
  const bets = [await open(won), await open(closed), await open(loser)] as const
  await closed.close()

  const missing = { betId: crypto.randomUUID(), playerId: won.playerId }
  const again = await open(won)
  const settled = await settleAll([
    end(again, 0),
    end(bets[1], 500),
    end(missing, 1),
    end(known, 700),
    end(known, 701, 'end:other'),
    end(bets[0], 1_000),
    end(bets[2], 0),
    end(known, 800),
  ])
  expect(settled.map((one) => (one.ok ? [one.value.isNew, one.value.toCash] : one.error))).toEqual([
    [true, 0n],
    [true, 500n],
    'bet_not_found',
    [false, 700n],
    'bet_closed',
    [true, 1_000n],
    [true, 0n],
    'exists_with_different_input',
  ])
  expect(await won.money()).toMatchObject({ cash: 1_200n, 'stake:sports': 0n })
  expect(await closed.money()).toMatchObject({ cash: 1_100n })
  expect(await repeated.money()).toMatchObject({ cash: 1_300n })
})
