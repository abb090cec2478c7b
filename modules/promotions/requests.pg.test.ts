import { bonusCancel, bonusClaim, bonusList, bonusMine, bonusRequest, bonusRequests } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { DAY_MS, kurus, randomId, uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type House, NOON_MS, openHouse } from './fixtures/house.ts'

let house: House

beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())
beforeEach(() => house.clock.set(Math.max(house.clock.nowMs(), NOON_MS) + DAY_MS))

const refusal = (reply: { ok: boolean; error?: unknown }) => reply.error

async function mine(playerId: string) {
  const reply = await house.call(bonusMine, {}, { playerId })
  if (!reply.ok || !('items' in reply.value)) throw new Error('refused')
  return reply.value.items
}

describe('requests', () => {
  const ask = (playerId: string, bonusID = 101) =>
    house.call(bonusRequest, { bonusID, note: 'Doğum günüm' }, { playerId })
  const decide = (requestId: string, amount: bigint | null) =>
    house.promotions.decide({
      requestId,
      staff: 'ayse',
      amount: amount === null ? null : kurus(amount),
      reason: 'İyi ki doğdun',
      note: 'Regular since 2024',
    })

  it('wait for staff, one for each offer, and are decided once', async () => {
    const playerId = house.player()
    const asked = await ask(playerId)
    if (!asked.ok) throw new Error('refused')
    expect(asked.value).toMatchObject({ bonusID: 101, status: 'pending', decidedAt: null })
    expect(refusal(await ask(playerId))).toEqual({ error: 'state_conflict' })
    expect(refusal(await ask(playerId, 77))).toEqual({ error: 'not_found' })
    const { requestID } = asked.value
    expect(await decide(requestID, 50_001n)).toEqual({ ok: false, error: 'amount_range' })
    const decisions = await Promise.all(Array.from({ length: 5 }, () => decide(requestID, 20_000n)))
    expect(decisions.filter((decision) => decision.ok)).toHaveLength(1)
    expect(await house.money(playerId)).toEqual({ cash: 0, bonus: 20_000 })
    const listed = await house.call(bonusRequests, {}, { playerId })
    expect(listed).toMatchObject({
      value: { total: 1, items: [{ requestID, status: 'approved', reason: 'İyi ki doğdun' }] },
    })
    const { rows } = await sql`
      select staff, action, details ->> 'note' as note from promotions.staff_action where request_id = ${requestID}`.execute(
      house.db,
    )
    expect(rows).toEqual([{ staff: 'ayse', action: 'bonus_request_approved', note: 'Regular since 2024' }])
  })

  async function asked(playerId: string, bonusID = 101): Promise<string> {
    const reply = await ask(playerId, bonusID)
    if (!reply.ok) throw new Error('refused')
    return reply.value.requestID
  }
  const marksOf = async (id: string) =>
    (await house.promotions.pendingRequests(100)).find((one) => one.id === id)?.marks

  it('are approved under the terms of a claim: once a week, one bonus at a time, and staff see why', async () => {
    const playerId = house.player()
    expect((await decide(await asked(playerId), 20_000n)).ok).toBe(true)
    const again = await asked(playerId)
    expect(await marksOf(again)).toEqual(['taken'])
    expect(await decide(again, 20_000n)).toEqual({ ok: false, error: 'taken' })
    house.clock.advance(7 * DAY_MS)
    await house.promotions.work()
    await house.deposit(playerId, 100_000)
    const other = await house.call(bonusClaim, { bonusID: 1 }, { playerId })
    expect(await marksOf(again)).toEqual(['active'])
    expect(await decide(again, 20_000n)).toEqual({ ok: false, error: 'active' })
    await house.call(bonusCancel, { id: other.ok ? other.value.id : '' }, { playerId })
    expect(await marksOf(again)).toEqual([])
    expect((await decide(again, 20_000n)).ok).toBe(true)
    const unconfirmed = house.player()
    house.facts.set(unconfirmed, { emailConfirmed: false })
    expect(await decide(await asked(unconfirmed), 20_000n)).toEqual({ ok: false, error: 'email_unconfirmed' })
  })

  it('of an offer for deposits need the deposit, which earns no other bonus then', async () => {
    const playerId = house.player()
    const id = await asked(playerId, 3)
    expect(await decide(id, 5_000n)).toEqual({ ok: false, error: 'no_deposit' })
    await house.deposit(playerId, 100_000)
    expect((await decide(id, 5_000n)).ok).toBe(true)
    expect(await house.money(playerId)).toEqual({ cash: 100_000, bonus: 5_000 })
    const [bonus] = await mine(playerId)
    await house.call(bonusCancel, { id: bonus?.id ?? '' }, { playerId })
    expect(refusal(await house.call(bonusClaim, { bonusID: 1 }, { playerId }))).toEqual({
      error: 'bonus_taken',
    })
  })

  it('of who shares a device with a taker are marked, for staff and on the bonus (A18)', async () => {
    const [first, second] = [house.player(), house.player()]
    await decide(await asked(first), 20_000n)
    house.facts.set(second, { linked: [first] })
    const id = await asked(second)
    expect(await marksOf(id)).toEqual(['shared_device'])
    const given = await decide(id, 20_000n)
    const { rows } = await sql`
      select flags from promotions.bonus where id = ${given.ok ? given.value : null}`.execute(house.db)
    expect(rows).toEqual([{ flags: ['shared_device'] }])
  })

  it('can be refused, and asked again', async () => {
    const playerId = house.player()
    const asked = await ask(playerId)
    if (!asked.ok) throw new Error('refused')
    expect((await house.promotions.pendingRequests(100)).map(({ id }) => id)).toContain(asked.value.requestID)
    expect(await decide(asked.value.requestID, null)).toEqual({ ok: true, value: null })
    expect(await decide(uuidv7(1), null)).toEqual({ ok: false, error: 'not_found' })
    const nobody = { requestId: uuidv7(1), amount: null, reason: 'x' }
    expect(await house.promotions.decide({ ...nobody, staff: 'X Y' })).toEqual({
      ok: false,
      error: 'staff_name',
    })
    expect(await house.promotions.decide({ ...nobody, staff: 'ayse', reason: '' })).toEqual({
      ok: false,
      error: 'note_required',
    })
    expect((await ask(playerId)).ok).toBe(true)
  })
})

describe('a code that comes with a deposit', () => {
  const attach = (playerId: string, code: string, amount: number, depositKey: string = randomId()) =>
    transact(house.db, (tx) =>
      house.promotions.attachCode(tx, { playerId, code, amount: kurus(amount), depositKey }),
    )

  it('gives its bonus with the deposit', async () => {
    const [playerId, key] = [house.player(), randomId()]
    expect(await attach(playerId, 'hosgeldin', 100_000, key)).toEqual({ ok: true, value: null })
    const listed = await house.call(bonusList, {}, { playerId })
    expect(listed).toMatchObject({ value: [{ bonusID: 1, attached: 1 }, {}, {}, {}, {}, {}, {}] })
    await house.deposit(playerId, 100_000, key)
    expect(await house.money(playerId)).toEqual({ cash: 100_000, bonus: 50_000 })
    expect(await attach(playerId, 'hosgeldin', 100_000)).toEqual({ ok: false, error: 'promo_used' })
  })

  it('is kept for that deposit alone, and no more once it came or is dropped', async () => {
    const [playerId, key] = [house.player(), randomId()]
    await attach(playerId, 'YATIRIM20', 100_000, key)
    await house.deposit(playerId, 50_000)
    await house.promotions.work()
    expect(await mine(playerId)).toHaveLength(0)
    await house.deposit(playerId, 100_000, key)
    expect(await house.money(playerId)).toEqual({ cash: 150_000, bonus: 20_000 })
    // The same call again, late.
    expect(await attach(playerId, 'YATIRIM20', 100_000, key)).toEqual({ ok: true, value: null })
    const next = house.player()
    await attach(next, 'YATIRIM20', 100_000, key)
    await transact(house.db, (tx) => house.promotions.dropDeposit(tx, next, key))
    await house.deposit(next, 100_000, key)
    await house.promotions.work()
    expect(await mine(next)).toHaveLength(0)
  })

  it('is refused where it cannot be kept', async () => {
    const playerId = house.player()
    expect(await attach(playerId, 'yok', 100_000)).toEqual({ ok: false, error: 'promo_unknown' })
    expect(await attach(playerId, 'HOSGELDIN', 9_999)).toEqual({ ok: false, error: 'promo_unfit' })
    await house.deposit(playerId, 100_000)
    expect(await attach(playerId, 'HOSGELDIN', 100_000)).toEqual({ ok: false, error: 'promo_unfit' })
    expect(await attach(playerId, 'YATIRIM20', 100_000)).toEqual({ ok: true, value: null })
  })

  it('gives it although nobody was told of the deposit and a round was played since', async () => {
    const [playerId, key] = [house.player(), randomId()]
    await attach(playerId, 'HOSGELDIN', 100_000, key)
    await house.payIn(playerId, 100_000, key)
    await house.play([{ playerId, stake: 5_000, win: 0 }])
    await house.promotions.work()
    expect(await house.money(playerId)).toEqual({ cash: 95_000, bonus: 50_000 })
    await house.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
  })

  it('of a newcomer waits for the confirmed address', async () => {
    const playerId = house.player()
    expect(house.promotions.checkNewcomerCode('HOSGELDIN')).toBeNull()
    expect(house.promotions.checkNewcomerCode('bilinmez')).toBe('promo_unknown')
    house.facts.set(playerId, { emailConfirmed: false })
    await transact(house.db, (tx) => house.promotions.attachToNewcomer(tx, playerId, 'HOSGELDIN'))
    await house.deposit(playerId, 100_000)
    expect(await mine(playerId)).toHaveLength(0)
    house.facts.delete(playerId)
    await house.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
  })
})
