import { kurus } from '@poyraz/kernel'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { betOf, type Harness, openHarness } from './fixtures/harness.ts'
import { type Command, command, History } from './fixtures/history.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const RUNS = 60
const BONUS = { kind: 'bonus', amount: 5_000, wagering: 6_000, maxStake: 900, deposit: 0, spins: 0 } as const
const OPEN = { kind: 'open', amount: 500, isTable: false } as const
const DISPUTE = { kind: 'dispute', deposit: 0 } as const
const SETTLED = { kind: 'end', how: 'settle', pick: 0, part: 1 } as const
/** Beginnings that few random histories reach. */
const STARTS: Readonly<Record<string, readonly Command[]>> = {
  nothing: [],
  'little cash beside a bonus, so that both pay stakes': [{ kind: 'deposit', amount: 250 }, BONUS],
  'released bonus money in a bet, then a dispute': [
    { ...BONUS, amount: 500, wagering: 400 },
    OPEN,
    { ...SETTLED, win: 700 },
    { ...OPEN, amount: 650 },
    DISPUTE,
  ],
  'a bonus that was lost, then a dispute': [{ ...BONUS, amount: 500 }, OPEN, { ...SETTLED, win: 0 }, DISPUTE],
  'a free bet that won, then a dispute': [
    { kind: 'openFree', amount: 500, cap: 700, deposit: 0, isTable: false },
    { ...SETTLED, win: 900 },
    DISPUTE,
  ],
  'a free bet, then a dispute': [
    { kind: 'openFree', amount: 500, cap: 700, deposit: 0, isTable: false },
    DISPUTE,
  ],
}

async function follow(drawn: readonly Command[], start: string): Promise<void> {
  const player = await harness.player(0)
  await player.limitLosses(1_000_000)
  const history = new History(harness, player)
  const { model } = history
  for (const one of [...(STARTS[start] ?? []), ...drawn]) {
    harness.clock.advance(1_000)
    const [answer, expected] = await history.run(one)
    expect(answer).toBe(expected)
    const money = await player.money()
    expect([money['cash'] ?? 0n, money['bonus'] ?? 0n, money['stake:sports'] ?? 0n].map(Number)).toEqual([
      model.cash,
      model.bonusMoney,
      model.escrow,
    ])
    expect(await player.isClosed()).toBe(model.account === 'closed')
  }
  for (const [index, { state, staked, progress }] of model.bonuses.entries()) {
    expect(await player.bonus(history.bonusIds[index] ?? '')).toEqual({
      state,
      staked: BigInt(staked),
      progressBp: BigInt(progress) * 10_000n,
    })
  }
  expect(await player.lost()).toBe(BigInt(model.lost))
  expect(await player.recountedLoss()).toBe(BigInt(model.lost))
  expect(await player.recountedLoss()).toBe(BigInt(model.lost))
}

it('any history of bets, bonuses and rollbacks moves what the model says, and the journal recounts it', async () => {
  const histories = fc.array(command, { minLength: 5, maxLength: 30 })
  await fc.assert(fc.asyncProperty(histories, fc.constantFrom(...Object.keys(STARTS)), follow), {
    numRuns: RUNS,
    endOnFailure: true,
  })
  expect(await harness.ledger.audit()).toEqual([])
})

it('a server that dies before its commit has placed and settled nothing; the same keys do it once', async () => {
  const player = await harness.player(1_000)
  const bet = betOf(player.playerId, 400, { id: crypto.randomUUID(), key: 'coupon:crash' })
  const die = async (run: (database: Pick<pg.Client, 'query'>) => Promise<unknown>) => {
    const client = new pg.Client({ connectionString: harness.test.appUrl })
    client.on('error', () => undefined)
    await client.connect()
    await client.query('begin')
    await run(client)
    client.connection.stream.destroy()
  }
  const input = JSON.stringify([
    { ...bet, player_id: bet.playerId, stake: 400, input_hash: `\\x${bet.inputHash}` },
  ])
  await die((client) =>
    client.query(
      `select * from wagering.open_bets(
         array(select b from jsonb_populate_recordset(null::wagering.open_input, $1::jsonb) b), false, now())`,
      [input],
    ),
  )
  const opened = await harness.wagering.open(bet)
  expect(opened).toMatchObject({ ok: true, value: { isNew: true, balanceAfter: 600n } })
  player.bet(opened)
  await die((client) =>
    client.query(
      `select * from wagering.settle_bets(
         array[row($1, 'end:crash', 'settle', null, 900, 0)::wagering.settlement_input], now())`,
      [bet.id],
    ),
  )
  expect(await player.settle({ win: kurus(900) }, 'end:crash')).toMatchObject({
    ok: true,
    value: { isNew: true },
  })
  expect(await player.money()).toMatchObject({ cash: 1_500n, 'stake:sports': 0n })
  expect(await harness.ledger.audit()).toEqual([])
})
