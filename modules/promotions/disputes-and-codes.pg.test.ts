import { bonusMine, bonusRequests } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { kurus, randomId } from '@poyraz/kernel'
import { sql } from 'kysely'
import { describe, expect, it } from 'vitest'
import { claim, harness, play, playerId, refused, useOnePlayer } from './fixtures/one-player.ts'

const WELCOME = 1
const DISCOUNT = 2
const CASHBACK = 102

useOnePlayer()

describe('C03: a dispute about an older deposit', () => {
  it('C03: does not count as a loss of the last seven days', async () => {
    await harness.deposit(playerId, 200_000, 'payment:old')
    await play(200_000)
    harness.sleep(8)
    await harness.depositAndPlay(playerId, 200_000, 'payment:new')
    await harness.takeBack(playerId, 'payment:old', 200_000)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
  })

  it('C03: claws a released bonus back from later deposits, which does not count as a loss', async () => {
    await harness.deposit(playerId, 200_000, 'payment:old')
    expect((await claim(WELCOME)).ok).toBe(true)
    while ((await harness.money(playerId)).cash > 0) await play(5_000)
    for (let round = 0; (await harness.money(playerId)).bonus > 0 && round < 400; round++) {
      await play(4_900, 4_900)
    }
    const { cash: released } = await harness.money(playerId)
    expect(released).toBeGreaterThan(50_000)
    await play(released)
    harness.sleep(8)
    await harness.depositAndPlay(playerId, 50_000, 'payment:new')
    await transact(harness.db, (tx) => harness.promotions.reverseDeposit(tx, playerId, 'payment:old'))
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    expect(await claim(DISCOUNT)).toMatchObject(refused('loss_small'))
  })
})

describe('C03: a debt for an older dispute', () => {
  it('C03: does not count as a loss if it is paid from a later deposit', async () => {
    await harness.deposit(playerId, 200_000, 'payment:old')
    await play(200_000)
    await harness.takeBack(playerId, 'payment:old', 200_000)
    harness.sleep(8)
    await harness.payIn(playerId, 200_000)
    await harness.payDebt(playerId, 'payment:old', 200_000)
    await harness.depositAndPlay(playerId, 200_000)
    expect(await claim(CASHBACK)).toMatchObject(refused('loss_small'))
    await play(100_000)
    expect((await claim(CASHBACK)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 5_000 })
  })
})

describe('C03: a released bonus of a disputed deposit', () => {
  it('C03: is clawed back from a returned withdrawal, and returned after the dispute is won', async () => {
    await harness.deposit(playerId, 200_000, 'payment:1')
    await play(200_000)
    expect((await claim(DISCOUNT)).ok).toBe(true)
    for (let round = 0; round < 12; round++) await play(5_000, 5_000)
    await harness.depositAndPlay(playerId, 100_000, 'payment:2')
    const hold = await harness.withdraw(playerId, 160_000)
    await transact(harness.db, (tx) => harness.promotions.reverseDeposit(tx, playerId, 'payment:1'))
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    await harness.endHold(playerId, hold, 'returned')
    for (let times = 0; times < 2; times++) {
      await transact(harness.db, (tx) => harness.promotions.collectClaws(tx, playerId))
      expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 0 })
    }
    await transact(harness.db, (tx) => harness.promotions.restoreDeposit(tx, playerId, 'payment:1'))
    expect(await harness.money(playerId)).toEqual({ cash: 160_000, bonus: 0 })
    await transact(harness.db, (tx) => harness.promotions.collectClaws(tx, playerId))
    expect(await harness.money(playerId)).toEqual({ cash: 160_000, bonus: 0 })
  })
})

describe('C03: a waiting code', () => {
  const gate = (change: string) =>
    sql`update compliance.gate set ${sql.raw(change)} where player_id = ${playerId}`.execute(harness.db)

  it.each([
    ['a time-out', `timed_out_until = now() + interval '1000 days'`, 'timed_out_until = null'],
    ['a due location check', 'location_until = to_timestamp(0)', 'location_until = null'],
    ['a requested document', `denials = '{"deposit": "kyc_required"}'`, `denials = '{}'`],
  ])('C03: outlasts %s', async (_, begin, end) => {
    const depositKey = `payment:${randomId()}`
    await transact(harness.db, (tx) =>
      harness.promotions.attachCode(tx, { playerId, code: 'HOSGELDIN', amount: kurus(200_000), depositKey }),
    )
    await gate(begin)
    await harness.deposit(playerId, 200_000, depositKey)
    await harness.promotions.work()
    expect((await harness.money(playerId)).bonus).toBe(0)
    await gate(end)
    await harness.promotions.work()
    expect(await harness.money(playerId)).toEqual({ cash: 200_000, bonus: 99_900 })
    const replies = [
      await harness.call(bonusMine, {}, { playerId }),
      await harness.call(bonusRequests, {}, { playerId }),
    ]
    expect(replies).toMatchObject([{ value: { total: 1 } }, { value: { total: 0 } }])
  })
})
