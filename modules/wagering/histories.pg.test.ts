import { kurus, randomId } from '@poyraz/kernel'
import { fund } from '@poyraz/testkit'
import fc from 'fast-check'
import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { betOf, type Harness, openHarness } from './fixtures/harness.ts'
import { PlayerModel } from './fixtures/model.ts'

let harness: Harness
beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())

const RUNS = 30
/** Little cash beside a bonus, so that both pay stakes. */
const MIXED: readonly Command[] = [
  { kind: 'deposit', amount: 250 },
  { kind: 'bonus', amount: 5_000, wagering: 6_000 },
]
const amount = fc.integer({ min: 1, max: 900 })
const pick = fc.nat({ max: 1_000 })
const command = fc.oneof(
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('deposit' as const), amount }) },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('open' as const), amount }) },
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('end' as const),
      how: fc.constantFrom('settle' as const, 'settle' as const, 'void' as const, 'cash_out' as const),
      pick,
      part: fc.constantFrom(0.3, 0.5, 1, 1, 1.1),
      win: fc.oneof(fc.constant(0), amount),
    }),
  },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const), pick }) },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('bonus' as const), amount, wagering: amount }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('cancel' as const) }) },
)
type Command = typeof command extends fc.Arbitrary<infer One> ? One : never

/** One player of the database beside the same player of the model. */
async function follow(drawn: readonly Command[], isMixed: boolean): Promise<void> {
  const player = await harness.player(0)
  await player.limitLosses(1_000_000)
  const model = new PlayerModel()
  const ids: string[] = []
  const ended: { betId: string; key: string }[] = []
  const bonusIds: string[] = []
  const { playerId } = player

  const run = async (one: Command): Promise<readonly [string, string]> => {
    switch (one.kind) {
      case 'deposit':
        model.cash += one.amount
        await fund({ database: harness.test.database, clock: harness.clock }, playerId, BigInt(one.amount))
        return ['ok', 'ok']
      case 'open': {
        const opened = await harness.wagering.open(betOf(playerId, one.amount, { id: crypto.randomUUID() }))
        if (opened.ok) ids.push(opened.value.betId)
        return [opened.ok ? 'ok' : opened.error.error, model.open(one.amount)]
      }
      case 'end': {
        const index = one.pick % Math.max(1, ids.length)
        const bet = model.bets[index]
        if (!bet) return ['ok', 'ok']
        const stake = Math.max(1, Math.floor((bet.cash + bet.bonus) * one.part))
        const key = `end:${randomId()}`
        const ending = { betId: ids[index] ?? '', playerId, key, stake: kurus(stake), win: kurus(one.win) }
        const expected = model.end(bet, one.how, stake, one.win)
        const { wagering } = harness
        const done =
          one.how === 'void'
            ? await wagering.void(ending)
            : await (one.how === 'settle' ? wagering.settle(ending) : wagering.cashOut(ending))
        if (done.ok) ended.push({ betId: ending.betId, key })
        return [done.ok ? 'ok' : done.error, expected]
      }
      case 'undo': {
        const index = one.pick % Math.max(1, ended.length)
        const [end, known] = [model.ends[index], ended[index]]
        if (!end || !known) return ['ok', 'ok']
        const back = { betId: known.betId, playerId, settlementKey: known.key, key: `back:${randomId()}` }
        const done = await harness.wagering.rollback(back)
        return [done.ok ? 'ok' : done.error, model.undo(end)]
      }
      case 'bonus':
        if (model.active) return ['ok', 'ok']
        model.giveBonus(one.amount, one.wagering)
        bonusIds.push(await player.giveBonus(one.amount, one.wagering))
        return ['ok', 'ok']
      case 'cancel':
        for (const [index, { state }] of model.bonuses.entries()) {
          if (state === 'active') await player.cancelBonus(bonusIds[index] ?? '')
        }
        model.cancelBonus()
        return ['ok', 'ok']
    }
  }

  for (const one of [...(isMixed ? MIXED : []), ...drawn]) {
    harness.clock.advance(1_000)
    const [answer, expected] = await run(one)
    expect(answer).toBe(expected)
    const money = await player.money()
    expect([money['cash'] ?? 0n, money['bonus'] ?? 0n, money['stake:sports'] ?? 0n].map(Number)).toEqual([
      model.cash,
      model.bonusMoney,
      model.escrow,
    ])
  }
  for (const [index, { state, staked, progress }] of model.bonuses.entries()) {
    expect(await player.bonus(bonusIds[index] ?? '')).toEqual({
      state,
      staked: BigInt(staked),
      progressBp: BigInt(progress) * 10_000n,
    })
  }
  expect(await player.lost()).toBe(BigInt(model.lost))
  expect(await player.recountedLoss()).toBe(BigInt(model.lost))
}

it('any history of bets, bonuses and rollbacks moves what the model says, and the journal recounts it', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(command, { minLength: 5, maxLength: 30 }), fc.boolean(), follow),
    {
      numRuns: RUNS,
      endOnFailure: true,
    },
  )
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
