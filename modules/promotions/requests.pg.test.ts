import { bonusList, bonusMine, bonusRequest, bonusRequests } from '@poyraz/contract'
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
      select staff, action from promotions.staff_action where request_id = ${requestID}`.execute(house.db)
    expect(rows).toEqual([{ staff: 'ayse', action: 'bonus_request_approved' }])
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
  const attach = (playerId: string, code: string, amount: number, key: string | null = null) =>
    house.promotions.attachCode({
      playerId,
      code,
      amount: kurus(amount),
      scope: `${playerId}:deposit`,
      key,
      inputHash: code,
    })

  it('gives its bonus with the deposit', async () => {
    const playerId = house.player()
    expect(await attach(playerId, 'hosgeldin', 100_000)).toEqual({ ok: true, value: null })
    const listed = await house.call(bonusList, {}, { playerId })
    expect(listed).toMatchObject({ value: [{ bonusID: 1, attached: 1 }, {}, {}, {}, {}, {}, {}] })
    await house.deposit(playerId, 100_000)
    expect(await house.money(playerId)).toEqual({ cash: 100_000, bonus: 50_000 })
    expect(await attach(playerId, 'hosgeldin', 100_000)).toEqual({ ok: false, error: 'promo_used' })
  })

  it('is answered the same under the key of its deposit, also once it is used', async () => {
    const playerId = house.player()
    const key = randomId()
    expect(await attach(playerId, 'HOSGELDIN', 100_000, key)).toEqual({ ok: true, value: null })
    await house.deposit(playerId, 100_000)
    expect(await attach(playerId, 'HOSGELDIN', 100_000, key)).toEqual({ ok: true, value: null })
    expect(await attach(playerId, 'YATIRIM20', 100_000, key)).toEqual({
      ok: false,
      error: 'idempotency_conflict',
    })
    await house.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
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
    const playerId = house.player()
    await attach(playerId, 'HOSGELDIN', 100_000)
    await house.payIn(playerId, 100_000)
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
    await attach(playerId, 'HOSGELDIN', 100_000)
    await house.deposit(playerId, 100_000)
    expect(await mine(playerId)).toHaveLength(0)
    house.facts.delete(playerId)
    await house.promotions.work()
    expect(await mine(playerId)).toHaveLength(1)
  })
})
