import { bonusCancel, bonusClaim, bonusMine } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { OFFERS, offerById } from './offers.ts'
import type { Offer } from './rules/offer.ts'

const SPIN = 100
const FREE_BET = 104

let harness: Harness

/** The configured offer of free spins, with three spins in the game of the tests. */
function spinsOffer(): Offer {
  const offer = offerById(OFFERS, 103)
  if (offer?.basis.kind !== 'spins') throw new Error('the house gives free spins')
  const basis = { ...offer.basis, game: { ...offer.basis.game, slug: 'test' }, rounds: 3 }
  return { ...offer, basis, amountMax: kurus(300) }
}

beforeAll(async () => {
  harness = await openHarness({ offers: [spinsOffer(), ...OFFERS.filter(({ id }) => id !== 103)] })
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(Math.max(harness.clock.nowMs(), NOON_MS) + DAY_MS))
// The books balance after every test.
afterEach(() => expectBalancedBooks())

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

async function claimed(bonusID: number, deposit = 50_000): Promise<{ playerId: string; id: string }> {
  const playerId = harness.player()
  await harness.deposit(playerId, deposit)
  const reply = await harness.call(bonusClaim, { bonusID }, { playerId })
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.error)}`)
  return { playerId, id: reply.value.id }
}

async function newest(playerId: string) {
  const reply = await harness.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items[0]
}

const spin = async (playerId: string, win = 0, stake = SPIN) =>
  (await harness.play([{ playerId, stake, win, free: true }]))[0]
const pay = async (playerId: string, stake: number, win = 0) =>
  (await harness.play([{ playerId, stake, win }]))[0]?.status
const houseHas = async (code: string) => {
  const { rows } = await sql<{ balance: bigint }>`
    select coalesce(sum(case when credit = ${code} then amount else -amount end), 0)::bigint as balance
    from ledger.transfer where ${code} in (debit, credit)`.execute(harness.db)
  return rows[0]?.balance ?? 0n
}

describe('free spins', () => {
  it('cost the player nothing and the house the stake; their wins are bonus money to be wagered', async () => {
    const { playerId } = await claimed(103)
    expect(await newest(playerId)).toMatchObject({
      kind: 'spins',
      state: 'active',
      amount: 0n,
      wagering: 0n,
      cashOutMax: 3_000n,
      order: 'cash_only',
      spins: { gameID: 1, rounds: 3, left: 3, stake: 100n },
    })
    const [given, played] = [await houseHas('house:bonus'), await houseHas('house:game:test')]
    expect(await spin(playerId, 400)).toEqual({ status: 'created', balanceAfter: 50_400n })
    expect(await spin(playerId)).toEqual({ status: 'created', balanceAfter: 50_400n })
    expect(await houseHas('house:bonus')).toBe(given - 200n)
    expect(await houseHas('house:game:test')).toBe(played + 200n - 400n)
    expect(await newest(playerId)).toMatchObject({
      amount: 400n,
      balance: 400n,
      wagering: 4_000n,
      progress: 0n,
    })
    expect(await spin(playerId, 50)).toMatchObject({ status: 'created' })
    expect(await newest(playerId)).toMatchObject({
      amount: 450n,
      wagering: 4_500n,
      order: 'cash_first',
      spins: { left: 0 },
    })
    expect(await spin(playerId, 900)).toMatchObject({ status: 'free_spins_over', balanceAfter: null })
    expect(await harness.money(playerId)).toEqual({ cash: 50_000, bonus: 450 })
    // The wagering is ten times the wins; the round that completes it releases the bonus.
    expect(await pay(playerId, 4_499)).toBe('created')
    expect(await pay(playerId, 1)).toBe('created')
    expect(await newest(playerId)).toMatchObject({ state: 'released', kept: 450n })
    expect(await harness.money(playerId)).toEqual({ cash: 45_950, bonus: 0 })
  })

  it('work in one game at one stake; until they are used, paid rounds use only cash', async () => {
    const { playerId } = await claimed(103)
    expect(await spin(playerId, 0, 200)).toMatchObject({ status: 'free_spins_over' })
    expect(await spin(harness.player())).toMatchObject({ status: 'free_spins_over' })
    await spin(playerId, 400)
    // Above the maximum stake of the bonus; the balance shown is all of the player's money.
    expect((await harness.play([{ playerId, stake: 49_900, win: 0 }]))[0]).toEqual({
      status: 'created',
      balanceAfter: 500n,
    })
    expect(await harness.money(playerId)).toEqual({ cash: 100, bonus: 400 })
    // More than the cash balance alone.
    expect(await pay(playerId, 200)).toBe('insufficient_funds')
    // The win is cash too.
    expect((await harness.play([{ playerId, stake: 100, win: 250 }]))[0]?.balanceAfter).toBe(650n)
    expect(await harness.money(playerId)).toEqual({ cash: 250, bonus: 400 })
    expect(await newest(playerId)).toMatchObject({
      state: 'active',
      progress: 0n,
      balance: 400n,
      spins: { left: 2 },
    })
  })

  it('end with the last spin if nothing was won, and never drop below zero', async () => {
    const { playerId } = await claimed(103)
    const played = await Promise.all(Array.from({ length: 50 }, () => spin(playerId)))
    expect(played.filter((one) => one?.status === 'created')).toHaveLength(3)
    expect(await newest(playerId)).toMatchObject({ state: 'spent', spins: { left: 0 } })
    expect(await harness.money(playerId)).toEqual({ cash: 50_000, bonus: 0 })
  })

  it('expire together with their wins (A19)', async () => {
    const { playerId } = await claimed(103)
    await spin(playerId, 400)
    harness.sleep(7)
    expect(await spin(playerId, 400)).toMatchObject({ status: 'free_spins_over' })
    await harness.promotions.work()
    expect(await newest(playerId)).toMatchObject({ state: 'expired', removed: 400n })
    expect(await harness.money(playerId)).toEqual({ cash: 50_000, bonus: 0 })
  })

  it('are cancelled with the result that the preview showed', async () => {
    const { playerId, id } = await claimed(103)
    await spin(playerId, 400)
    const preview = await harness.call(bonusCancel, { id, preview: true }, { playerId })
    const done = await harness.call(bonusCancel, { id }, { playerId })
    if (!preview.ok || !done.ok) throw new Error('refused')
    expect(done.value).toEqual({ ...preview.value, preview: 0 })
    expect(done.value).toMatchObject({ kept: 50_000n, removed: 400n })
  })

  it('are granted once for 50 concurrent claims, and one deposit earns one bonus (A18)', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 50_000)
    const claims = Array.from({ length: 50 }, (_, index) => [103, FREE_BET][index % 2] ?? 103)
    const replies = await Promise.all(
      claims.map((bonusID) => harness.call(bonusClaim, { bonusID }, { playerId })),
    )
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
  })
})

describe('a free bet', () => {
  const spend = async (playerId: string, freeBetId: string) => {
    const [placed] = await harness.play([{ playerId, stake: 10_000, win: 0, freeBetId }], 'sports')
    return placed?.status
  }

  it('is held beside a bonus, does not count as money, and pays one coupon', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    expect(await newest(playerId)).toMatchObject({ kind: 'free_bet', state: 'held', amount: 10_000n })
    expect(await harness.money(playerId)).toEqual({ cash: 50_000, bonus: 0 })
    await pay(playerId, 50_000, 50_000)
    await harness.deposit(playerId, 20_000)
    expect((await harness.call(bonusClaim, { bonusID: 103 }, { playerId })).ok).toBe(true)
    expect(await spend(harness.player(), id)).toBe('free_bet_not_found')
    const [given, taken] = [await houseHas('house:bonus'), await houseHas('house:game:test')]
    const stakes = await Promise.all(Array.from({ length: 20 }, () => spend(playerId, id)))
    expect(stakes.filter((status) => status !== 'free_bet_not_found')).toEqual(['created'])
    expect(await houseHas('house:bonus')).toBe(given - 10_000n)
    expect(await houseHas('house:game:test')).toBe(taken + 10_000n)
    expect(await harness.money(playerId)).toEqual({ cash: 70_000, bonus: 0 })
  })

  it('pays no coupon before its deposit was played: the deposit could leave, and the win is cash (C03)', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    expect(await spend(playerId, id)).toBe('free_bet_unplayed')
    await pay(playerId, 49_999, 49_999)
    await harness.deposit(playerId, 20_000)
    expect(await spend(playerId, id)).toBe('free_bet_unplayed')
    expect(await newest(playerId)).toMatchObject({ state: 'held' })
    await pay(playerId, 1)
    expect(await spend(playerId, id)).toBe('created')
  })

  it('needs a stake of its own: one stake plays the older of two deposits, and then the other one (C03)', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    harness.clock.advance(8 * DAY_MS)
    await harness.deposit(playerId, 50_000)
    const again = await harness.call(bonusClaim, { bonusID: FREE_BET }, { playerId })
    const later = again.ok ? again.value.id : expect.fail(`refused: ${again.error.error}`)
    await pay(playerId, 50_000, 50_000)
    expect(await spend(playerId, later)).toBe('free_bet_unplayed')
    expect(await spend(playerId, id)).toBe('created')
    expect(await spend(playerId, later)).toBe('free_bet_unplayed')
    await pay(playerId, 50_000, 50_000)
    expect(await spend(playerId, later)).toBe('created')
  })

  it('needs no stakes for deposits without a free bet, as its terms say (C03)', async () => {
    const { playerId } = await claimed(FREE_BET)
    await pay(playerId, 50_000, 50_000)
    harness.clock.advance(8 * DAY_MS)
    await harness.deposit(playerId, 200_000)
    await harness.deposit(playerId, 50_000)
    const again = await harness.call(bonusClaim, { bonusID: FREE_BET }, { playerId })
    const later = again.ok ? again.value.id : expect.fail(`refused: ${again.error.error}`)
    await pay(playerId, 49_999, 49_999)
    expect(await spend(playerId, later)).toBe('free_bet_unplayed')
    await pay(playerId, 1, 1)
    expect(await spend(playerId, later)).toBe('created')
  })

  it('is cancelled with the result that the preview showed, and the active bonus stays (R53)', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    await harness.deposit(playerId, 20_000)
    expect((await harness.call(bonusClaim, { bonusID: 3 }, { playerId })).ok).toBe(true)
    const before = await harness.money(playerId)
    expect(before).toEqual({ cash: 70_000, bonus: 4_000 })
    const preview = await harness.call(bonusCancel, { id, preview: true }, { playerId })
    const done = await harness.call(bonusCancel, { id }, { playerId })
    if (!preview.ok || !done.ok) throw new Error('refused')
    expect(done.value).toEqual({ ...preview.value, preview: 0 })
    expect(done.value).toMatchObject({ kept: 70_000n, removed: 0n })
    expect(await harness.money(playerId)).toEqual(before)
    expect(await harness.call(bonusCancel, { id, preview: true }, { playerId })).toMatchObject({ ok: false })
  })

  it('cannot be used after its expiry', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    harness.sleep(30)
    expect(await spend(playerId, id)).toBe('free_bet_not_found')
    await harness.promotions.work()
    expect(await newest(playerId)).toMatchObject({ state: 'expired', removed: 0n })
  })
})

describe('an excluded player', () => {
  it('loses bonus, free bets, waiting codes and requests, and keeps the cash', async () => {
    const { playerId, id } = await claimed(FREE_BET)
    await harness.deposit(playerId, 20_000)
    await harness.call(bonusClaim, { bonusID: 103 }, { playerId })
    await spin(playerId, 400)
    await transact(harness.db, (tx) => harness.endAll(tx, playerId))
    const { rows } = await sql<{ id: string; state: string; removed: bigint }>`
      select id, state, removed from promotions.bonus where player_id = ${playerId}
      order by removed`.execute(harness.db)
    expect(rows).toMatchObject([
      { id, state: 'cancelled', removed: 0n },
      { state: 'cancelled', removed: 400n },
    ])
    expect(await harness.money(playerId)).toEqual({ cash: 70_000, bonus: 0 })
    expect(harness.moved).toContain(playerId)
  })
})
