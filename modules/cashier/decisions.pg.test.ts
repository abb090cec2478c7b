import { financeCancelTransfer, financeListCashMethodsNew } from '@poyraz/contract'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { PaymentAdmissionCode } from './ctx.ts'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { ownAccount, withdraw } from './fixtures/payments.ts'
import { AMOUNT, errorOf, payoutsOf } from './fixtures/withdrawals.ts'

/** Answers of other modules in the current test. */
const world = {
  refusal: null as PaymentAdmissionCode | null,
  flags: [] as string[],
  /** Withdrawals of this amount or more get the flag `no_play`. */
  noPlayFrom: null as number | null,
  level: 1 as 0 | 1,
}
let harness: Harness

beforeAll(async () => {
  harness = await openHarness({
    admission: {
      kycLevel: async () => world.level,
      refuseWithdrawal: async () => (world.refusal ? { error: world.refusal } : null),
      flagsOf: async ({ amount }) =>
        world.noPlayFrom !== null && amount >= world.noPlayFrom ? [...world.flags, 'no_play'] : world.flags,
    },
  })
})
afterAll(() => harness.close())
afterEach(async () => {
  Object.assign(world, { refusal: null, flags: [], noPlayFrom: null, level: 1 })
  harness.clock.set(NOON_MS)
  await expectBalancedBooks()
})

const { funded, requested, moneyOf, approve, expectBalancedBooks } = payoutsOf(() => harness)

describe('the cap on withdrawals of one day', () => {
  it('covers all methods and parallel requests; a cancellation or midnight frees it', async () => {
    const playerId = await funded(40_000_000)
    const bankAccountID = await ownAccount(harness, playerId)
    const ask = (amount: number) => withdraw(harness, playerId, amount, { bankAccountID })
    const first = await ask(5_000_000)
    await ask(5_000_000)
    const max = 12_500_000
    const over = { error: 'payout_limit', data: { max, left: 2_500_000 } }
    expect((await ask(2_500_001)).error).toEqual(over)
    const replies = await Promise.all(Array.from({ length: 10 }, () => ask(2_000_000)))
    expect(replies.filter((reply) => reply.ok)).toHaveLength(1)
    expect((await ask(500_001)).error).toMatchObject({ data: { left: 500_000 } })
    const { transactionID } = first.value
    await harness.call(financeCancelTransfer, { transactionID }, { playerId })
    expect((await ask(5_000_000)).ok).toBe(true)
    // Midnight in Istanbul.
    harness.clock.set(Date.parse('2026-11-21T20:59:59.999Z'))
    expect(errorOf(await ask(500_001))).toBe('payout_limit')
    harness.clock.advance(1)
    expect((await ask(5_000_000)).ok).toBe(true)
  })

  it('is listed with the methods, higher for crypto than for banks', async () => {
    const playerId = await funded(1_000_000)
    await requested(playerId, 1_000_000)
    const reply = await harness.call(financeListCashMethodsNew, { Type: 2 }, { playerId })
    const list = reply.ok ? reply.value.methods_list : []
    const all = list.flatMap((one) =>
      one.type === 'group' ? one.methods.map((method) => method.properties) : [one.properties],
    )
    const leftOf = (id: number) => all.find((one) => one.id === id)?.dayLeft
    expect([113, 131, 171].map(leftOf)).toEqual([11_500_000n, 11_500_000n, 24_000_000n])
  })
})

describe('the decision of staff', () => {
  it('needs two different people for a large or flagged withdrawal', async () => {
    const playerId = await funded(1_000_000)
    const large = await requested(playerId, 999_999)
    expect(await approve(large, 'ayse')).toEqual({ ok: true, value: 'approved' })
    await harness.give(playerId, 1_000_000)
    const larger = await requested(playerId, 1_000_000)
    expect(await approve(larger, 'ayse')).toEqual({ ok: true, value: 'in_review' })
    expect(await approve(larger, 'ayse')).toEqual({ ok: false, error: 'same_person' })
    // The same person with another machine account is still the same person. Reserved actor names are
    // refused.
    expect(await approve(larger, 'ayse@root')).toEqual({ ok: false, error: 'same_person' })
    for (const name of ['system', 'player', 'provider', 'staff', 'system@root', 'ayse@'])
      expect(await approve(larger, name)).toEqual({ ok: false, error: 'staff_name' })
    expect(await approve(larger, 'mehmet@root')).toEqual({ ok: true, value: 'approved' })
    expect(await approve(larger, 'fatma')).toEqual({ ok: false, error: 'state_conflict' })
    world.flags = ['structuring']
    const flagged = await requested(await funded(), 10_000)
    expect(await approve(flagged, 'ayse')).toEqual({ ok: true, value: 'in_review' })
  })

  it('needs two people for an amount split over one day, and one person a day later', async () => {
    const playerId = await funded(1_500_000)
    const bankAccountID = await ownAccount(harness, playerId)
    const ask = async () =>
      (await withdraw(harness, playerId, 500_000, { bankAccountID })).value.transactionID
    const [first, second] = [await ask(), await ask()]
    for (const id of [first, second]) expect(await approve(id, 'ayse')).toMatchObject({ value: 'in_review' })
    expect(await approve(second, 'mehmet')).toMatchObject({ value: 'approved' })
    harness.clock.advance(DAY_MS)
    expect(await approve(await ask(), 'ayse')).toMatchObject({ value: 'approved' })
  })

  it('needs two people if a case was opened since the request (R70)', async () => {
    const id = await requested(await funded(), 10_000)
    world.flags = ['no_play']
    const { payments } = await harness.cashier.pendingWithdrawals()
    expect(payments.find((one) => one.id === id)).toMatchObject({ flags: ['no_play'] })
    expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'in_review' })
    // Flags of the first decision are kept for the second one.
    world.flags = ['aggregate']
    const again = (await harness.cashier.pendingWithdrawals()).payments.find((one) => one.id === id)
    expect(again).toMatchObject({ flags: ['no_play', 'aggregate'] })
    expect(await approve(id, 'ayse')).toEqual({ ok: false, error: 'same_person' })
    expect(await approve(id, 'mehmet')).toEqual({ ok: true, value: 'approved' })
  })

  it('flags withdrawals that are suspicious only together (A17)', async () => {
    world.noPlayFrom = 80_000
    const playerId = await funded(100_000)
    const first = await requested(playerId, 40_000)
    const flagsOf = async (id: string) =>
      (await harness.cashier.pendingWithdrawals()).payments.find((one) => one.id === id)?.flags
    expect(await flagsOf(first)).toEqual([])
    const second = await requested(playerId, 40_000)
    expect(await flagsOf(first)).toEqual(['no_play'])
    expect(await flagsOf(second)).toEqual(['no_play'])
    expect(await approve(second, 'ayse')).toEqual({ ok: true, value: 'in_review' })
    await harness.call(financeCancelTransfer, { transactionID: second }, { playerId })
    expect(await flagsOf(first)).toEqual([])
    expect(await approve(first, 'ayse')).toEqual({ ok: true, value: 'approved' })
    // An approved withdrawal counts like a held one.
    expect(await flagsOf(await requested(playerId, 40_000))).toEqual(['no_play'])
  })

  it('refuses to approve a large withdrawal after the verification was revoked', async () => {
    const id = await requested(await funded(2_000_000), 1_000_001)
    world.level = 0
    expect(await approve(id, 'ayse')).toEqual({ ok: false, error: 'kyc_required' })
    world.level = 1
    expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'in_review' })
  })

  it('refuses to approve any withdrawal if admission now refuses the player', async () => {
    const id = await requested(await funded(), 10_000)
    world.refusal = 'kyc_required'
    expect(await approve(id, 'ayse')).toEqual({ ok: false, error: 'kyc_required' })
    world.refusal = null
    expect(await approve(id, 'ayse')).toEqual({ ok: true, value: 'approved' })
  })

  it('to refuse needs a reason and returns the money at once', async () => {
    const playerId = await funded()
    const paymentId = await requested(playerId)
    const refuse = (note: string, staff = 'ayse') =>
      harness.cashier.refuseWithdrawal({ paymentId, staff, note })
    expect(await refuse('')).toEqual({ ok: false, error: 'note_required' })
    expect(await refuse('x', 'Ayşe; drop')).toEqual({ ok: false, error: 'staff_name' })
    expect(await refuse('name does not match')).toEqual({ ok: true, value: 'rejected' })
    expect(await moneyOf(playerId)).toEqual({ cash: AMOUNT, held: 0 })
    expect((await harness.cashier.pendingWithdrawals()).payments).not.toContainEqual(
      expect.objectContaining({ id: paymentId }),
    )
  })
})

describe('push notifications about withdrawals', () => {
  const newsOf = (playerId: string) =>
    harness.pushed.flatMap(([id, kind]) => (id === playerId && kind !== 'deposit_credited' ? [kind] : []))

  it('tell of an approval and of a refusal, and not of what the player did', async () => {
    const playerId = await funded(3 * AMOUNT)
    await approve(await requested(playerId), 'ayse')
    expect(newsOf(playerId)).toEqual(['withdrawal_approved'])
    const paymentId = await requested(playerId)
    await harness.cashier.refuseWithdrawal({ paymentId, staff: 'ayse', note: 'name does not match' })
    expect(newsOf(playerId)).toEqual(['withdrawal_approved', 'withdrawal_refused'])
    const transactionID = await requested(playerId)
    await harness.call(financeCancelTransfer, { transactionID }, { playerId })
    expect(newsOf(playerId)).toHaveLength(2)
  })
})

describe('the view of staff', () => {
  it('lists the oldest first, with the total count and masked accounts (A25)', async () => {
    const ids: string[] = []
    for (let count = 0; count < 3; count++) {
      harness.clock.advance(1000)
      ids.push(await requested(await funded()))
    }
    const { rows } = await sql<{ total: bigint }>`
      select count(*) as total from cashier.payment
      where direction = 2 and state in ('requested', 'in_review')`.execute(harness.database.db)
    const { payments, total } = await harness.cashier.pendingWithdrawals()
    expect(total).toBe(Number(rows[0]?.total))
    expect(payments.map(({ id }) => id).filter((id) => ids.includes(id))).toEqual(ids)
    for (const { account } of payments) expect(account).toMatch(/^TR\d\d…\d{4}$/)
    // The list is limited, the total count is not.
    await sql`
      insert into cashier.payment (id, player_id, direction, method_id, provider, amount, fee, account,
        reference, details, created_at, state, changed_at)
      select gen_random_uuid(), player_id, direction, method_id, provider, amount, fee, account,
        gen_random_uuid()::text, details, created_at + interval '1 second', state, changed_at
      from cashier.payment, generate_series(1, 300) where id = ${ids[2]}`.execute(harness.database.db)
    const long = await harness.cashier.pendingWithdrawals()
    expect([long.payments.length, long.total]).toEqual([250, total + 300])
    expect(long.payments[0]?.id).toBe(payments[0]?.id)
    await sql`
      update cashier.payment set state = 'cancelled'
      where created_at = (select created_at + interval '1 second' from cashier.payment where id = ${ids[2]})`.execute(
      harness.database.db,
    )
  })

  it('shows one payment in full, after the view was recorded', async () => {
    const playerId = await funded()
    const paymentId = await requested(playerId)
    expect(await harness.cashier.openPayment({ paymentId, staff: '' })).toEqual({
      ok: false,
      error: 'staff_name',
    })
    expect(harness.views).toEqual([])
    const found = await harness.cashier.openPayment({ paymentId, staff: 'ayse' })
    expect(found).toMatchObject({
      ok: true,
      value: {
        account: expect.stringMatching(/^TR\d{24}$/),
        steps: [{ actor: 'player', state: 'requested' }],
      },
    })
    expect(harness.views.splice(0)).toEqual([{ kind: 'payment_viewed', playerId, paymentId, staff: 'ayse' }])
    const unknown = { paymentId: '019a0000-0000-7000-8000-000000000000', staff: 'ayse' }
    expect(await harness.cashier.openPayment(unknown)).toEqual({ ok: false, error: 'not_found' })
  })
})
