import { bonusCancel, bonusClaim, bonusList, bonusMine, bonusRequest, bonusRequests } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'

let harness: Harness

beforeAll(async () => {
  harness = await openHarness()
})
afterAll(() => harness.close())
beforeEach(() => harness.clock.set(Math.max(harness.clock.nowMs(), NOON_MS) + DAY_MS))

const refusal = (reply: { ok: boolean; error?: unknown }) => reply.error

async function mine(playerId: string) {
  const reply = await harness.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

describe('requests', () => {
  const ask = (playerId: string, bonusID = 101) =>
    harness.call(bonusRequest, { bonusID, note: 'Doğum günüm' }, { playerId })
  const decide = (requestId: string, amount: bigint | null) =>
    harness.promotions.decide({
      requestId,
      staff: 'ayse',
      amount: amount === null ? null : kurus(amount),
      reason: 'İyi ki doğdun',
      note: 'Regular since 2024',
    })

  async function depositor(): Promise<string> {
    const playerId = harness.player()
    await harness.deposit(playerId, 10_000)
    return playerId
  }

  it('wait for staff, one per offer, and are decided once (S1.14)', async () => {
    const playerId = await depositor()
    const asked = await ask(playerId)
    if (!asked.ok) throw new Error('refused')
    expect(asked.value).toMatchObject({ bonusID: 101, status: 'pending', decidedAt: null })
    expect(refusal(await ask(playerId))).toEqual({ error: 'state_conflict' })
    expect(refusal(await ask(playerId, 77))).toEqual({ error: 'not_found' })
    const { requestID } = asked.value
    expect(await decide(requestID, 50_001n)).toEqual({ ok: false, error: 'amount_range' })
    const decisions = await Promise.all(Array.from({ length: 5 }, () => decide(requestID, 20_000n)))
    expect(decisions.filter((decision) => decision.ok)).toHaveLength(1)
    expect(await harness.money(playerId)).toEqual({ cash: 10_000, bonus: 20_000 })
    const listed = await harness.call(bonusRequests, {}, { playerId })
    expect(listed).toMatchObject({
      value: { total: 1, items: [{ requestID, status: 'approved', reason: 'İyi ki doğdun' }] },
    })
    const { rows } = await sql`
      select staff, action, details ->> 'note' as note from promotions.staff_action where request_id = ${requestID}`.execute(
      harness.db,
    )
    expect(rows).toEqual([{ staff: 'ayse', action: 'bonus_request_approved', note: 'Regular since 2024' }])
  })

  async function asked(playerId: string, bonusID = 101): Promise<string> {
    const reply = await ask(playerId, bonusID)
    if (!reply.ok) throw new Error('refused')
    return reply.value.requestID
  }
  const marksOf = async (id: string) =>
    (await harness.promotions.pendingRequests(100)).items.find((one) => one.id === id)?.marks

  it('are approved only under the terms of a claim, and staff see the reason of a refusal', async () => {
    const playerId = await depositor()
    expect((await decide(await asked(playerId), 20_000n)).ok).toBe(true)
    const again = await asked(playerId)
    expect(await marksOf(again)).toEqual(['taken'])
    expect(await decide(again, 20_000n)).toEqual({ ok: false, error: 'taken' })
    harness.clock.advance(7 * DAY_MS)
    await harness.promotions.work()
    await harness.deposit(playerId, 100_000)
    const other = await harness.call(bonusClaim, { bonusID: 3 }, { playerId })
    expect(await marksOf(again)).toEqual(['active'])
    expect(await decide(again, 20_000n)).toEqual({ ok: false, error: 'active' })
    await harness.call(bonusCancel, { id: other.ok ? other.value.id : '' }, { playerId })
    expect(await marksOf(again)).toEqual([])
    expect((await decide(again, 20_000n)).ok).toBe(true)
    const unconfirmed = harness.player()
    harness.facts.set(unconfirmed, { emailConfirmed: false })
    expect(await decide(await asked(unconfirmed), 20_000n)).toEqual({ ok: false, error: 'email_unconfirmed' })
  })

  it('for a deposit offer need the deposit, which then earns no other bonus', async () => {
    const playerId = harness.player()
    const id = await asked(playerId, 3)
    expect(await decide(id, 5_000n)).toEqual({ ok: false, error: 'no_deposit' })
    await harness.deposit(playerId, 100_000)
    expect((await decide(id, 5_000n)).ok).toBe(true)
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 5_000 })
    const [bonus] = await mine(playerId)
    await harness.call(bonusCancel, { id: bonus?.id ?? '' }, { playerId })
    expect(refusal(await harness.call(bonusClaim, { bonusID: 1 }, { playerId }))).toEqual({
      error: 'bonus_taken',
    })
  })

  it('of a player who shares a device with a taker are flagged, in the list and on the bonus (A18)', async () => {
    const [first, second] = [await depositor(), await depositor()]
    await decide(await asked(first), 20_000n)
    harness.facts.set(second, { linked: [first] })
    const id = await asked(second)
    expect(await marksOf(id)).toEqual(['shared_device'])
    expect(await decide(id, 20_000n)).toEqual({ ok: true, value: 'approved' })
    const { rows } = await sql`
      select flags from promotions.bonus where player_id = ${second}`.execute(harness.db)
    expect(rows).toEqual([{ flags: ['shared_device'] }])
  })

  it('can be refused and made again', async () => {
    const playerId = harness.player()
    const asked = await ask(playerId)
    if (!asked.ok) throw new Error('refused')
    const pending = await harness.promotions.pendingRequests(100)
    expect(pending.items.map(({ id }) => id)).toContain(asked.value.requestID)
    expect(await decide(asked.value.requestID, null)).toEqual({ ok: true, value: 'refused' })
    expect(await decide(uuidv7(1), null)).toEqual({ ok: false, error: 'not_found' })
    const nobody = { requestId: uuidv7(1), amount: null, reason: 'x' }
    expect(await harness.promotions.decide({ ...nobody, staff: 'X Y' })).toEqual({
      ok: false,
      error: 'staff_name',
    })
    expect(await harness.promotions.decide({ ...nobody, staff: 'ayse', reason: '' })).toEqual({
      ok: false,
      error: 'note_required',
    })
    expect((await ask(playerId)).ok).toBe(true)
  })
})

describe('the amount that one staff member may grant alone (R61)', () => {
  const decide = (requestId: string, staff: string, amount: bigint | null) =>
    harness.promotions.decide({
      requestId,
      staff: `${staff}@poyraz`,
      amount: amount === null ? null : kurus(amount),
      reason: 'x',
    })

  /** A request for the deposit bonus of a player who just paid in ₺25.000: the offer gives ₺2.000 at most. */
  async function asked(deposit = 2_500_000): Promise<{ playerId: string; id: string }> {
    const playerId = harness.player()
    await harness.deposit(playerId, deposit)
    const reply = await harness.call(bonusRequest, { bonusID: 3 }, { playerId })
    if (!reply.ok) throw new Error('refused')
    return { playerId, id: reply.value.requestID }
  }

  it('is below ₺10.000 a day over all bonuses, also for concurrent decisions', async () => {
    const requests = await Promise.all(Array.from({ length: 7 }, () => asked()))
    const decided = await Promise.all(requests.map(({ id }) => decide(id, 'ayse', 200_000n)))
    const states = decided.map((one) => (one.ok ? one.value : one.error))
    expect(states.toSorted()).toEqual([
      ...Array<string>(4).fill('approved'),
      ...Array<string>(3).fill('in_review'),
    ])
    const waiting = requests.filter((_, place) => states[place] === 'in_review')
    for (const { playerId } of waiting) expect((await harness.money(playerId)).bonus).toBe(0)
    const [first, second, third] = waiting.map(({ id }) => id)
    if (!first || !second || !third) throw new Error('three wait')
    const { items } = await harness.promotions.pendingRequests(100)
    expect(items.find(({ id }) => id === first)?.proposal).toEqual({ by: 'ayse@poyraz', amount: 200_000n })
    expect(await decide(first, 'ayse', 200_000n)).toEqual({ ok: false, error: 'same_person' })
    // An amount that two people approved does not count as granted alone.
    for (const id of [first, second]) {
      expect(await decide(id, 'mert', 200_000n)).toEqual({ ok: true, value: 'approved' })
    }
    for (const { id } of await Promise.all([asked(), asked(), asked()])) {
      expect(await decide(id, 'mert', 200_000n)).toEqual({ ok: true, value: 'approved' })
    }
    const more = await asked()
    expect(await decide(more.id, 'ayse', 199_999n)).toEqual({ ok: true, value: 'approved' })
    expect(await decide(third, 'ayse', 1n)).toEqual({ ok: true, value: 'in_review' })
    harness.clock.advance(DAY_MS)
    expect(await decide(third, 'ayse', 2n)).toEqual({ ok: true, value: 'approved' })
    const { rows } = await sql`
      select decided_by, proposed_by from promotions.request where id in (${first}, ${third})
      order by decided_by`.execute(harness.db)
    expect(rows).toEqual([
      { decided_by: 'ayse', proposed_by: null },
      { decided_by: 'mert', proposed_by: 'ayse@poyraz' },
    ])
  })

  it('needs another person if the one who proposed it has lost the right', async () => {
    const { id } = await asked(100_000)
    expect(await decide(id, 'veli', 30_000n)).toEqual({ ok: true, value: 'in_review' })
    harness.lost.add('veli')
    expect(await decide(id, 'can', 30_000n)).toEqual({ ok: true, value: 'in_review' })
    harness.lost.clear()
    expect(await decide(id, 'veli', 30_000n)).toEqual({ ok: true, value: 'approved' })
  })

  it('is at most what the offer gives; more needs two people with the same amount', async () => {
    const { playerId, id } = await asked(100_000)
    expect(await decide(id, 'veli', 20_001n)).toEqual({ ok: true, value: 'in_review' })
    expect(await decide(id, 'can', 30_000n)).toEqual({ ok: true, value: 'in_review' })
    expect(await decide(id, 'can', 30_000n)).toEqual({ ok: false, error: 'same_person' })
    expect(await decide(id, 'veli', 30_000n)).toEqual({ ok: true, value: 'approved' })
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 30_000 })
    const { rows } = await sql`
      select staff, action, details ->> 'amount' as amount from promotions.staff_action
      where request_id = ${id} order by id`.execute(harness.db)
    expect(rows).toEqual([
      { staff: 'veli@poyraz', action: 'bonus_request_proposed', amount: '20001' },
      { staff: 'can@poyraz', action: 'bonus_request_proposed', amount: '30000' },
      { staff: 'veli@poyraz', action: 'bonus_request_approved', amount: null },
    ])
    const other = await asked(100_000)
    expect(await decide(other.id, 'veli', 20_000n)).toEqual({ ok: true, value: 'approved' })
  })

  it('does not matter for a refusal: one person refuses', async () => {
    const { id } = await asked(100_000)
    await decide(id, 'veli', 30_000n)
    expect(await decide(id, 'veli', null)).toEqual({ ok: true, value: 'refused' })
  })

  it('is listed with the total number of pending requests', async () => {
    await asked(100_000)
    const { items, total } = await harness.promotions.pendingRequests(1)
    expect(items).toHaveLength(1)
    expect(total).toBeGreaterThan(1)
  })
})

describe('a code that comes with a deposit', () => {
  const attach = (playerId: string, code: string, amount: number, depositKey: string = randomId()) =>
    transact(harness.db, (tx) =>
      harness.promotions.attachCode(tx, { playerId, code, amount: kurus(amount), depositKey }),
    )

  it('grants its bonus with the deposit', async () => {
    const [playerId, key] = [harness.player(), randomId()]
    expect(await attach(playerId, 'hosgeldin', 100_000, key)).toEqual({ ok: true, value: null })
    const listed = await harness.call(bonusList, {}, { playerId })
    expect(listed).toMatchObject({ value: [{ bonusID: 1, attached: 1 }, {}, {}, {}, {}, {}, {}] })
    await harness.deposit(playerId, 100_000, key)
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 50_000 })
    expect(await attach(playerId, 'hosgeldin', 100_000)).toEqual({ ok: false, error: 'promo_used' })
  })

  it('is kept only for that deposit, until it is credited or fails', async () => {
    const [playerId, key] = [harness.player(), randomId()]
    await attach(playerId, 'YATIRIM20', 100_000, key)
    await harness.deposit(playerId, 50_000)
    await harness.promotions.work()
    expect(await mine(playerId)).toHaveLength(0)
    await harness.deposit(playerId, 100_000, key)
    expect(await harness.money(playerId)).toEqual({ cash: 150_000, bonus: 20_000 })
    // A late retry of the same call.
    expect(await attach(playerId, 'YATIRIM20', 100_000, key)).toEqual({ ok: true, value: null })
    const next = harness.player()
    await attach(next, 'YATIRIM20', 100_000, key)
    await transact(harness.db, (tx) => harness.promotions.dropDeposit(tx, next, key))
    await harness.deposit(next, 100_000, key)
    await harness.promotions.work()
    expect(await mine(next)).toHaveLength(0)
  })

  it('waits beside four others at most, and may be sent again', async () => {
    const playerId = harness.player()
    const keys = Array.from({ length: 5 }, () => randomId())
    for (const key of keys) expect((await attach(playerId, 'YATIRIM20', 100_000, key)).ok).toBe(true)
    expect(await attach(playerId, 'YATIRIM20', 100_000)).toEqual({ ok: false, error: 'promo_unfit' })
    expect((await attach(playerId, 'YATIRIM20', 100_000, keys[0])).ok).toBe(true)
  })

  it('of a weekly offer is refused within the week, and granted after it', async () => {
    const playerId = harness.player()
    const give = async (key: string) => {
      const kept = await attach(playerId, 'BEDAVA100', 50_000, key)
      if (kept.ok) await harness.deposit(playerId, 50_000, key)
      return kept.ok ? 'kept' : kept.error
    }
    expect(await give(randomId())).toBe('kept')
    harness.clock.advance(3 * DAY_MS)
    expect(await give(randomId())).toBe('promo_used')
    harness.clock.advance(4 * DAY_MS)
    expect(await give(randomId())).toBe('kept')
    expect((await mine(playerId)).map(({ bonusID }) => bonusID)).toEqual([104, 104])
  })

  it('is refused if it cannot be kept', async () => {
    const playerId = harness.player()
    expect(await attach(playerId, 'yok', 100_000)).toEqual({ ok: false, error: 'promo_unknown' })
    expect(await attach(playerId, 'HOSGELDIN', 9_999)).toEqual({ ok: false, error: 'promo_unfit' })
    await harness.deposit(playerId, 100_000)
    expect(await attach(playerId, 'HOSGELDIN', 100_000)).toEqual({ ok: false, error: 'promo_unfit' })
    expect(await attach(playerId, 'YATIRIM20', 100_000)).toEqual({ ok: true, value: null })
  })

  it('grants its bonus also if the deposit was not reported', async () => {
    const [playerId, key] = [harness.player(), randomId()]
    await attach(playerId, 'HOSGELDIN', 100_000, key)
    await harness.payIn(playerId, 100_000, key)
    await harness.promotions.work()
    expect(await harness.money(playerId)).toEqual({ cash: 100_000, bonus: 50_000 })
    await harness.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
  })

  it('of a new player waits for the confirmed e-mail address', async () => {
    const playerId = harness.player()
    expect(harness.promotions.checkNewcomerCode('HOSGELDIN')).toBeNull()
    expect(harness.promotions.checkNewcomerCode('bilinmez')).toBe('promo_unknown')
    harness.facts.set(playerId, { emailConfirmed: false })
    await transact(harness.db, (tx) => harness.promotions.attachToNewcomer(tx, playerId, 'HOSGELDIN'))
    await harness.deposit(playerId, 100_000)
    expect(await mine(playerId)).toHaveLength(0)
    harness.facts.delete(playerId)
    await harness.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
  })
})
