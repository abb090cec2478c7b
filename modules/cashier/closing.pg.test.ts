import { financeListCashMethodsNew } from '@poyraz/contract'
import { transact } from '@poyraz/db'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { type Harness, NOON_MS, openHarness } from './fixtures/harness.ts'
import { CARD, eventOf, paidDeposit, refOf, signed, transfer, withdraw } from './fixtures/payments.ts'

const AMOUNT = 25_000

/** Runs after the order is created and before the provider answers. */
let early: ((paymentId: string) => Promise<void>) | null = null
let harness: Harness
let playerId: string

beforeAll(async () => {
  harness = await openHarness({
    providersOver: (sandbox) => [
      {
        ...sandbox,
        async create(order) {
          const created = await sandbox.create(order)
          await early?.(order.paymentId)
          return created
        },
      },
    ],
  })
})
afterAll(() => harness.close())
beforeEach(() => {
  playerId = harness.player()
})
afterEach(async () => {
  early = null
  await expectBalancedBooks()
})

async function expectBalancedBooks(): Promise<void> {
  expect(await harness.ledger.audit()).toEqual([])
}

const open = () => transfer(harness, playerId, { methodID: CARD, amount: AMOUNT })
const receive = (id: string, type = 'paid') =>
  harness.cashier.receiveWebhook('sandbox', signed(harness, eventOf(id, AMOUNT, { type })))

/** Gate values as protection writes them; all but the last refuse new money. */
const SHUT = {
  closing: sql`closed_at = now()`,
  closed: sql`active = false`,
  excluded: sql`excluded = true`,
  'on a break': sql`timed_out_until = ${new Date(NOON_MS + 1)}`,
  denied: sql`denials = '{"deposit": "play_stopped"}'`,
  'back from a break': sql`timed_out_until = ${new Date(NOON_MS)}`,
} as const

async function shut(what: keyof typeof SHUT): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(harness.database.db)
  await sql`update compliance.gate set ${SHUT[what]} where player_id = ${playerId}`.execute(
    harness.database.db,
  )
}

describe('a deposit that is paid after its account stopped accepting money (R41, R65)', () => {
  it.each(['closing', 'closed', 'excluded', 'on a break', 'denied'] as const)(
    'is parked, then refunded without a staff decision: %s',
    async (what) => {
      const reply = await open()
      const { transactionID: id } = reply.value
      await shut(what)
      await harness.cashier.sandbox.act(refOf(reply), 'approve')
      await harness.cashier.sandbox.deliver()
      expect(await harness.stateOf(id)).toBe('pending_review')
      expect(await harness.cash(playerId)).toBe(0n)
      expect(await harness.cashier.parkedOf(playerId)).toBe(BigInt(AMOUNT))
      await harness.cashier.work()
      expect(await harness.stateOf(id)).toBe('rejected')
      expect(await harness.cashier.parkedOf(playerId)).toBe(0n)
      expect(await harness.cash(playerId)).toBe(0n)
    },
  )

  it('is credited after a break is over', async () => {
    const reply = await open()
    await shut('back from a break')
    await harness.cashier.sandbox.act(refOf(reply), 'approve')
    await harness.cashier.sandbox.deliver()
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
  })

  it('is refunded even if its webhook arrives before the provider answers', async () => {
    early = async (id) => {
      await shut('closing')
      await harness.cashier.sandbox.act(await refIn(id), 'approve')
      await harness.cashier.sandbox.deliver()
    }
    const reply = await open()
    const id = reply.value.transactionID
    expect(await harness.stateOf(id)).toBe('pending_review')
    await harness.cashier.work()
    expect(await harness.stateOf(id)).toBe('rejected')
  })

  it('is not credited if it waits for a closing that is being committed', async () => {
    const { transactionID: id } = (await open()).value
    const { promise: locked, resolve: go } = Promise.withResolvers<void>()
    const paid = locked.then(() => receive(id))
    await transact(harness.database.db, async (tx) => {
      await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(tx)
      go()
      await sql`select pg_sleep(0.2)`.execute(tx)
      await sql`update compliance.gate set closed_at = now() where player_id = ${playerId}`.execute(tx)
    })
    expect(await paid).toBe('taken')
    expect([await harness.stateOf(id), await harness.cash(playerId)]).toEqual(['pending_review', 0n])
  })
})

describe('a closing account with less than the least withdrawal', () => {
  const least = async () => {
    const listed = await harness.call(financeListCashMethodsNew, { Type: 2, methodID: 131 }, { playerId })
    return listed.ok ? listed.value.methods_list.map((one) => one.properties) : []
  }

  it('gives out all of it at once, and no part of it', async () => {
    await harness.give(playerId, 4_037)
    const early = await withdraw(harness, playerId, 4_037)
    expect(early).toMatchObject({ error: { fields: [{ field: 'amount', error: 'amount_range' }] } })
    expect(await least()).toMatchObject([{ min: 10_000n }])
    await shut('closing')
    expect(await least()).toMatchObject([{ min: 4_037n }])
    const part = await withdraw(harness, playerId, 4_036)
    expect(part).toMatchObject({ error: { fields: [{ field: 'amount', error: 'amount_range' }] } })
    expect(await withdraw(harness, playerId, 4_037)).toMatchObject({ ok: true })
    expect(await harness.cash(playerId)).toBe(0n)
    expect(await least()).toMatchObject([{ min: 10_000n }])
  })
})

/** Returns the sandbox's reference of an order that we do not have yet. */
async function refIn(paymentId: string): Promise<string> {
  const { rows } = await sql<{ ref: string }>`
    select ref from cashier.sandbox_payment where payment_id = ${paymentId}`.execute(harness.database.db)
  return rows[0]?.ref ?? ''
}

describe('a debt for a charged-back deposit (A16)', () => {
  it('blocks new withdrawals and flags the pending ones', async () => {
    const id = await paidDeposit(harness, playerId, AMOUNT)
    const pending = (await withdraw(harness, playerId, AMOUNT)).value.transactionID
    const flagsOf = async () =>
      (await harness.cashier.pendingWithdrawals()).payments.find((one) => one.id === pending)?.flags
    expect(await flagsOf()).toEqual([])
    await receive(id, 'charged_back')
    expect(harness.reversed).toContain(`payment:${id}`)
    await harness.give(playerId, AMOUNT)
    expect((await withdraw(harness, playerId, AMOUNT)).error).toEqual({ error: 'debt_open' })
    expect(await harness.cash(playerId)).toBe(BigInt(AMOUNT))
    expect(await flagsOf()).toEqual(['debt'])
    const approve = (staff: string) =>
      harness.cashier.approveWithdrawal({ paymentId: pending, staff, note: '' })
    expect(await approve('ayse')).toEqual({ ok: true, value: 'in_review' })
    expect(await approve('ayse')).toEqual({ ok: false, error: 'same_person' })
    await harness.cashier.settleDebt({ paymentId: id, staff: 'ayse', note: 'bakiyesinden' })
    expect(await harness.cash(playerId), 'what was there pays the debt').toBe(0n)
    await harness.give(playerId, AMOUNT)
    expect((await withdraw(harness, playerId, AMOUNT)).ok).toBe(true)
  })

  it('does not arise if the cash covers the refund; the bonus of the deposit still ends', async () => {
    const id = await paidDeposit(harness, playerId, AMOUNT)
    await receive(id, 'refunded')
    expect(harness.reversed).toContain(`payment:${id}`)
    expect(await harness.cash(playerId)).toBe(0n)
    await harness.give(playerId, AMOUNT)
    expect((await withdraw(harness, playerId, AMOUNT)).ok).toBe(true)
  })
})
