import { bonusCancel, bonusClaim, bonusList, bonusMine } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, kurus, MINUTE_MS, randomId, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { OFFERS } from './offers.ts'
import type { Offer } from './rules/offer.ts'
import { grantBonus } from './store/bonuses.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(Math.max(harness.clock.nowMs(), NOON_MS) + DAY_MS))

const claim = (playerId: string, bonusID = 1, key?: string) =>
  harness.call(bonusClaim, { bonusID }, { playerId, ...(key ? { key } : {}) })
const refusal = (reply: { ok: boolean; error?: unknown }) => reply.error

/** Creates a player with a deposit and its bonus. */
async function claimed(deposit = 150_000, bonusID = 1): Promise<{ playerId: string; id: string }> {
  const playerId = harness.player()
  await harness.deposit(playerId, deposit)
  const reply = await claim(playerId, bonusID)
  if (!reply.ok) throw new Error(`refused: ${JSON.stringify(reply.error)}`)
  return { playerId, id: reply.value.id }
}

async function mine(playerId: string) {
  const reply = await harness.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

const one = async (playerId: string, stake: number, win = 0) =>
  (await harness.play([{ playerId, stake, win }]))[0]?.status

describe('bonus.list', () => {
  it('lists each offer with its terms, and why it cannot be taken now (S1.14)', async () => {
    const playerId = harness.player()
    const list = async () => {
      const reply = await harness.call(bonusList, {}, { playerId, lang: 'en' })
      if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
      return reply.value as readonly {
        bonusID: number
        reason: string | null
        amount: bigint
        terms: string
      }[]
    }
    expect(await list()).toMatchObject([
      { bonusID: 1, reason: 'no_deposit', reasonText: 'This bonus needs a deposit first.', attached: 0 },
      { bonusID: 2, reason: 'loss_small', reasonText: expect.stringMatching(/at least ₺\d/) },
      { bonusID: 3, reason: 'no_deposit' },
      { bonusID: 102, reason: 'loss_small' },
      { bonusID: 103, reason: 'no_deposit', spins: { gameID: 1, rounds: 20, stake: 100n } },
      { bonusID: 104, reason: 'no_deposit' },
      { bonusID: 101, reason: 'no_deposit' },
    ])
    await harness.deposit(playerId, 150_000)
    expect((await list()).at(-1)).toMatchObject({ bonusID: 101, reason: 'on_request' })
    const [welcome, , reload] = await list()
    expect(welcome).toMatchObject({ reason: null, amount: 75_000n, wagering: 10, maxStake: 5_000n })
    expect(welcome?.terms).toContain('₺9,990')
    expect(reload).toMatchObject({ reason: null, amount: 30_000n })
  })
})

describe('offers for the next deposit', () => {
  /** Returns the ids of the offers that a deposit made now may earn. */
  async function offered(playerId: string): Promise<readonly number[]> {
    const reply = await harness.call(bonusList, {}, { playerId })
    if (!reply.ok || !Array.isArray(reply.value)) throw new Error('refused')
    const offers = reply.value as readonly { bonusID: number; withDeposit: 0 | 1 }[]
    return offers.filter(({ withDeposit }) => withDeposit === 1).map(({ bonusID }) => bonusID)
  }

  it('are those with a code that the player has not used', async () => {
    expect(await offered(harness.player())).toEqual([1, 3, 103, 104])
  })

  it('leave out the first deposit bonus after a deposit, however small', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 5_000)
    expect(await offered(playerId)).toEqual([3, 103, 104])
  })

  it('leave out all that cannot be beside the active bonus', async () => {
    const { playerId } = await claimed(100_000)
    expect(await offered(playerId)).toEqual([104])
  })
})

describe('a payout returned by the bank', () => {
  /** Pays a whole deposit out and returns it. */
  async function cameBack(playerId: string, amount: number): Promise<void> {
    await harness.deposit(playerId, amount)
    const hold = await harness.hold(playerId)
    await harness.endHold(playerId, hold, 'paid')
    await harness.sendBack(playerId, hold, amount)
  }

  it('does not count as a withdrawal: money lost afterwards is a loss', async () => {
    const playerId = harness.player()
    await cameBack(playerId, 50_000)
    await one(playerId, 50_000)
    expect(await claim(playerId, 2)).toMatchObject({ value: { amount: 15_000n } })
  })

  it('lets its deposit earn a bonus', async () => {
    const playerId = harness.player()
    await cameBack(playerId, 150_000)
    expect((await claim(playerId)).ok).toBe(true)
  })
})

describe('bonus.claim', () => {
  it('grants the bonus of a deposit and keeps the books balanced', async () => {
    const { playerId, id } = await claimed()
    expect(await harness.money(playerId)).toEqual({ cash: 150_000, bonus: 75_000 })
    expect(harness.moved).toContain(playerId)
    expect(await mine(playerId)).toMatchObject([
      {
        id,
        bonusID: 1,
        title: 'Hoş geldin bonusu',
        state: 'active',
        amount: 75_000n,
        balance: 75_000n,
        wagering: 750_000n,
        progress: 0n,
        cashOutMax: 750_000n,
        expiresAt: new Date(harness.clock.nowMs() + 30 * DAY_MS).toISOString(),
      },
    ])
    expect(await harness.ledger.audit()).toEqual([])
  })

  it('grants one bonus for 50 concurrent claims (A18)', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 200_000)
    const replies = await Promise.all(Array.from({ length: 50 }, () => claim(playerId)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    for (const reply of replies.filter((other) => !other.ok)) {
      expect(refusal(reply)).toEqual({ error: 'bonus_taken' })
    }
    expect(await harness.money(playerId)).toEqual({ cash: 200_000, bonus: 99_900 })
  })

  it('grants once per idempotency key and refuses another input under the key', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 200_000)
    const key = randomId()
    const replies = await Promise.all(Array.from({ length: 20 }, () => claim(playerId, 1, key)))
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(replies[0]?.ok).toBe(true)
    expect(refusal(await claim(playerId, 3, key))).toEqual({ error: 'idempotency_conflict' })
  })

  it('refuses a deposit that was played, was not the first, or already earned a bonus', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 200_000)
    expect(await one(playerId, 100)).toBe('created')
    expect(refusal(await claim(playerId))).toMatchObject({
      error: 'bonus_not_due',
      data: { reason: 'deposit_played' },
    })
    await harness.deposit(playerId, 200_000)
    expect(refusal(await claim(playerId))).toMatchObject({ data: { reason: 'not_first_deposit' } })
    expect((await claim(playerId, 3)).ok).toBe(true)
    const { id } = (await mine(playerId))[0] ?? { id: '' }
    await harness.call(bonusCancel, { id }, { playerId })
    // The same deposit earns nothing on the next day either.
    harness.clock.advance(DAY_MS)
    expect(refusal(await claim(playerId, 3))).toEqual({ error: 'bonus_taken' })
  })

  it('refuses an offer after its cancellation, and a second bonus beside an active one (A18)', async () => {
    const { playerId, id } = await claimed(500_000)
    expect(refusal(await claim(playerId, 3))).toEqual({ error: 'bonus_active' })
    await harness.call(bonusCancel, { id }, { playerId })
    expect(refusal(await claim(playerId))).toEqual({ error: 'bonus_taken' })
  })

  it('grants a share of the net loss if the balance is low', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 200_000)
    await one(playerId, 199_550)
    expect((await claim(playerId, 2)).ok).toBe(true)
    // 30 % of 2.000 − 4,50.
    expect(await harness.money(playerId)).toEqual({ cash: 450, bonus: 59_865 })
  })

  it('flags a player who shares a device with another taker (A18)', async () => {
    const first = await claimed()
    const playerId = harness.player()
    harness.facts.set(playerId, { linked: [first.playerId] })
    await harness.deposit(playerId, 100_000)
    expect((await claim(playerId)).ok).toBe(true)
    const { rows } = await sql<{ flags: string[] }>`
      select flags from promotions.bonus where player_id in (${playerId}, ${first.playerId})
      order by granted_at desc, flags desc`.execute(harness.db)
    expect(rows.map(({ flags }) => flags)).toEqual([['shared_device'], []])
  })

  it('flags a player whose open cases name another account, and no other case', async () => {
    const playerId = harness.player()
    harness.facts.set(playerId, { patterns: ['no_play', 'same_person'] })
    await harness.deposit(playerId, 100_000)
    expect((await claim(playerId)).ok).toBe(true)
    const { rows } = await sql<{ flags: string[] }>`
      select flags from promotions.bonus where player_id = ${playerId}`.execute(harness.db)
    expect(rows).toEqual([{ flags: ['same_person'] }])
  })

  it('accepts a code or an id, and reports an invalid code at its field', async () => {
    const playerId = harness.player()
    await harness.deposit(playerId, 100_000)
    const byCode = (code: string) => harness.call(bonusClaim, { code }, { playerId })
    expect(refusal(await byCode('lale'))).toEqual({
      error: 'invalid_input',
      fields: [{ field: 'code', error: 'promo_unknown' }],
    })
    expect(await byCode('hoşgeldin')).toMatchObject({ ok: true, value: { bonusID: 1 } })
    expect(refusal(await byCode('HOSGELDIN'))).toMatchObject({ fields: [{ error: 'promo_used' }] })
    expect(refusal(await claim(playerId, 99))).toEqual({ error: 'not_found' })
  })
})

describe('the database itself', () => {
  const grant = (playerId: string, offer: Offer, period: string, depositKey: string | null) =>
    transact(harness.db, (tx) => {
      const at = new Date(harness.clock.nowMs())
      const expiresAt = new Date(at.getTime() + DAY_MS)
      const bonus = { id: uuidv7(at.getTime()), playerId, offer, period, depositKey, at, expiresAt }
      return grantBonus(tx, { ...bonus, amount: kurus(100), wagering: kurus(1_000), flags: [], basedOn: [] })
    })

  it('grants one bonus at a time, once per period and once per deposit', async () => {
    const [welcome, , reload] = OFFERS
    if (!welcome || !reload) throw new Error('there are offers')
    const playerId = harness.player()
    const many = await Promise.all(
      Array.from({ length: 10 }, (_, index) => grant(playerId, reload, `day ${index}`, `deposit ${index}`)),
    )
    expect(many.toSorted()).toEqual([...Array<string>(9).fill('bonus_active'), 'granted'])
    const [active] = await mine(playerId)
    await harness.call(bonusCancel, { id: active?.id ?? '' }, { playerId })
    harness.clock.advance(1)
    expect(await grant(playerId, welcome, 'once', 'deposit')).toBe('granted')
    const [other] = await mine(playerId)
    await harness.call(bonusCancel, { id: other?.id ?? '' }, { playerId })
    expect(await grant(playerId, welcome, 'once', null)).toBe('bonus_taken')
    expect(await grant(playerId, reload, 'another day', 'deposit')).toBe('bonus_taken')
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
  })
})

describe('the wallet of a bonus', () => {
  it('pays from cash first and then from the bonus, and counts every stake', async () => {
    const { playerId } = await claimed(10_000)
    expect(await harness.money(playerId)).toEqual({ cash: 10_000, bonus: 5_000 })
    expect(await one(playerId, 5_000)).toBe('created')
    expect(await one(playerId, 4_000)).toBe('created')
    // A stake of ₺10 cash and ₺30 bonus wins ₺80: a quarter of it is cash.
    expect(await one(playerId, 4_000, 8_000)).toBe('created')
    expect(await harness.money(playerId)).toEqual({ cash: 2_000, bonus: 8_000 })
    expect((await mine(playerId))[0]).toMatchObject({ progress: 13_000n, balance: 8_000n, wagering: 50_000n })
  })

  it('and cash for 50 rounds pay exactly 50 of 200 concurrent rounds', async () => {
    const { playerId } = await claimed(100_000)
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 50_000 })
    const statuses = await Promise.all(Array.from({ length: 200 }, () => one(playerId, 3_000)))
    expect(statuses.filter((status) => status === 'created')).toHaveLength(50)
    expect(statuses.filter((status) => status === 'insufficient_funds')).toHaveLength(150)
    expect(await harness.money(playerId)).toEqual({ cash: 0, bonus: 0 })
    expect(await mine(playerId)).toMatchObject([{ state: 'spent', progress: 150_000n }])
    expect(await harness.ledger.audit()).toEqual([])
  })

  it('refuses a stake above its limit, from cash and from bonus money (A18)', async () => {
    const { playerId } = await claimed()
    expect(await one(playerId, 5_001)).toBe('bonus_stake_limit')
    expect(await harness.money(playerId)).toEqual({ cash: 150_000, bonus: 75_000 })
    expect(await one(playerId, 5_000)).toBe('created')
  })

  it('counts other products by their weight', async () => {
    const { playerId } = await claimed()
    await harness.play([{ playerId, stake: 5_000, win: 0 }], 'live')
    expect((await mine(playerId))[0]).toMatchObject({ progress: 500n })
    await harness.play([{ playerId, stake: 5_000, win: 0 }], 'unknown')
    expect((await mine(playerId))[0]).toMatchObject({ progress: 500n })
  })

  it('becomes cash with the round that completes the wagering', async () => {
    const { playerId } = await claimed(10_000)
    for (let round = 0; round < 10; round++) await one(playerId, 5_000, 5_000)
    expect(await mine(playerId)).toMatchObject([
      { state: 'released', progress: 50_000n, kept: 5_000n, removed: 0n, balance: 0n },
    ])
    expect(await harness.money(playerId)).toEqual({ cash: 15_000, bonus: 0 })
    expect(await one(playerId, 10_000)).toBe('created')
  })

  it('is told by push when it is granted, and once when it has become cash', async () => {
    const { playerId } = await claimed(10_000)
    const news = () => harness.pushed.flatMap(([id, kind]) => (id === playerId ? [kind] : []))
    expect(news()).toEqual(['bonus_granted'])
    for (let round = 0; round < 10; round++) await one(playerId, 5_000, 5_000)
    // Younger releases may not be committed yet.
    await harness.promotions.work()
    expect(news()).toEqual(['bonus_granted'])
    harness.clock.advance(MINUTE_MS)
    await harness.promotions.work()
    await harness.promotions.work()
    expect(news()).toEqual(['bonus_granted', 'bonus_released'])
  })

  it('ends when its money is used up, and the player can take another', async () => {
    const { playerId } = await claimed(10_000)
    for (const stake of [5_000, 5_000, 5_000]) await one(playerId, stake)
    expect(await mine(playerId)).toMatchObject([{ state: 'spent', kept: 0n, removed: 0n }])
    await harness.deposit(playerId, 20_000)
    expect(await one(playerId, 6_000)).toBe('created')
  })

  it('releases no more than its cash-out limit', async () => {
    const { playerId } = await claimed(20_000)
    for (let round = 0; round < 4; round++) await one(playerId, 5_000)
    // Now only the bonus pays; it wins ₺5.300 and completes the wagering.
    await one(playerId, 5_000, 525_000)
    for (let round = 0; round < 15; round++) await one(playerId, 5_000, 5_000)
    expect(await mine(playerId)).toMatchObject([{ state: 'released', kept: 100_000n, removed: 430_000n }])
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 0 })
    expect(await harness.ledger.audit()).toEqual([])
  })

  it('pays nothing after its expiry and ends with the next round or the background work (A19)', async () => {
    const [first, second] = [await claimed(10_000), await claimed(10_000)]
    for (const { playerId } of [first, second]) await one(playerId, 5_000)
    harness.sleep(30)
    // ₺50 of cash are left: the bonus does not pay the rest of a stake of ₺60, and gets no share of a win.
    expect(await one(first.playerId, 6_000)).toBe('insufficient_funds')
    expect(await one(first.playerId, 5_000, 90_000)).toBe('created')
    expect(await harness.money(first.playerId)).toEqual({ cash: 90_000, bonus: 0 })
    await harness.promotions.work()
    expect(await harness.money(second.playerId)).toEqual({ cash: 5_000, bonus: 0 })
    for (const { playerId } of [first, second]) {
      expect(await mine(playerId)).toMatchObject([{ state: 'expired', kept: 0n, removed: 5_000n }])
    }
  })

  it('runs on after its last day while it is wagered and has money in open bets', async () => {
    const { playerId } = await claimed(10_000)
    for (const stake of [5_000, 5_000]) await one(playerId, stake)
    await harness.play([{ playerId, stake: 1_000, win: 0, isOpen: true }])
    for (let round = 0; round < 10; round++) await one(playerId, 4_000, 4_000)
    harness.sleep(30)
    await harness.promotions.work()
    expect(await mine(playerId)).toMatchObject([{ state: 'active', progress: 50_000n, balance: 4_000n }])
    expect(await one(playerId, 4_000, 4_000)).toBe('created')
    expect(await mine(playerId)).toMatchObject([{ state: 'active', balance: 4_000n }])
    await harness.deposit(playerId, 10_000)
    expect(refusal(await claim(playerId, 3))).toEqual({ error: 'bonus_active' })
    const running = await transact(harness.db, (tx) => harness.promotions.runningBonus(tx, playerId))
    expect(running).not.toBeNull()
  })

  it('settles rounds of many players in one batch, each with his own bonus', async () => {
    const [rich, bonus, plain] = [await claimed(), await claimed(10_000), harness.player()]
    await harness.deposit(plain, 6_000)
    await one(bonus.playerId, 5_000)
    await one(bonus.playerId, 5_000)
    const stake = 5_000
    const settled = await harness.play([
      { playerId: rich.playerId, stake: 5_001, win: 0 },
      { playerId: bonus.playerId, stake, win: 700 },
      { playerId: plain, stake: 6_000, win: 100 },
    ])
    expect(settled).toMatchObject([
      { status: 'bonus_stake_limit' },
      { status: 'created', balanceAfter: 700n },
      { status: 'created', balanceAfter: 100n },
    ])
    expect(await harness.money(bonus.playerId)).toEqual({ cash: 0, bonus: 700 })
  })
})

describe('bonus.cancel', () => {
  it('has the result that its preview showed', async () => {
    const { playerId, id } = await claimed(20_000)
    for (let round = 0; round < 5; round++) await one(playerId, 5_000, 2_000)
    const before = await harness.money(playerId)
    const preview = await harness.call(bonusCancel, { id, preview: true }, { playerId })
    expect(preview).toMatchObject({
      value: { id, preview: 1, kept: BigInt(before.cash), removed: BigInt(before.bonus) },
    })
    expect(await harness.money(playerId)).toEqual(before)
    const done = await harness.call(bonusCancel, { id }, { playerId })
    if (!preview.ok || !done.ok) throw new Error('refused')
    expect(done.value).toEqual({ ...preview.value, preview: 0 })
    expect(await harness.money(playerId)).toEqual({ cash: before.cash, bonus: 0 })
    expect(refusal(await harness.call(bonusCancel, { id }, { playerId }))).toEqual({
      error: 'state_conflict',
    })
  })

  it('happens once for twenty calls with one key, and cannot end the bonus of another player', async () => {
    const { playerId, id } = await claimed(20_000)
    const stranger = { playerId: harness.player() }
    for (const preview of [true, false]) {
      expect(refusal(await harness.call(bonusCancel, { id, preview }, stranger))).toEqual({
        error: 'not_found',
      })
    }
    const key = randomId()
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => harness.call(bonusCancel, { id }, { playerId, key })),
    )
    for (const reply of replies) expect(reply).toEqual(replies[0])
    expect(replies[0]).toMatchObject({ ok: true, value: { kept: 20_000n, removed: 10_000n } })
  })
})
