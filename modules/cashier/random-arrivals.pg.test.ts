import { setTimeout } from 'node:timers/promises'
import { financeCancelTransfer } from '@poyraz/contract'
import { DAY_MS, kurus, MINUTE_MS, randomId } from '@poyraz/kernel'
import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type Harness, openHarness } from './fixtures/harness.ts'
import { CARD, ownAccount, PREPAID, transfer, withdraw } from './fixtures/payments.ts'

const RUNS = 30
/** Fixed seed: every run tests the same cases. */
const SEED = 8
const UNVERIFIED_MAX = 1_000_000

let harness: Harness
beforeAll(async () => {
  harness = await openHarness({ admission: { kycLevel: async () => 0 } })
  await harness.ledger.openHouse('house:game:test')
})
afterAll(() => harness.close())

/** Weights of the actions. `close` is rare, because a closing account accepts no deposits. */
const ACTS = {
  open: 4,
  pay: 5,
  lie: 1,
  drop: 1,
  sendBack: 2,
  redeem: 1,
  ask: 4,
  approve: 3,
  cancel: 1,
  refuse: 1,
  return: 2,
  chargeBack: 3,
  win: 1,
  lose: 3,
  settleDebt: 1,
  close: 1,
} as const
/** `pick` selects one of the player's payments, `part` an amount in tenths. */
type Act = { readonly kind: keyof typeof ACTS; readonly pick: number; readonly part: number }
const act: fc.Arbitrary<Act> = fc.record({
  kind: fc.oneof(
    ...Object.entries(ACTS).map(([kind, weight]) => ({
      weight,
      arbitrary: fc.constant(kind as keyof typeof ACTS),
    })),
  ),
  pick: fc.nat(20),
  part: fc.integer({ min: 1, max: 10 }),
})

/** Actions of one step run in parallel; the invariants are checked after every step. */
const story = fc.array(fc.array(act, { minLength: 1, maxLength: 3 }), {
  minLength: 5,
  maxLength: 40,
  size: 'max',
})

it('C02: in random histories, money has an owner, pays debts and stays within thresholds', async () => {
  await fc.assert(fc.asyncProperty(story, tell), { numRuns: RUNS, seed: SEED, endOnFailure: true })
  expect(await harness.ledger.audit()).toEqual([])
  harness.clock.advance(DAY_MS)
  const kinds = (await harness.cashier.reconcile()).map(({ kind }) => kind)
  expect(kinds.filter((kind) => kind !== 'parked_event')).toEqual([])
  await expectEverythingHappened()
  await expectNoDeadlock()
}, 240_000)

/** All commands lock in one order, so the database resolved no deadlock. */
async function expectNoDeadlock(): Promise<void> {
  // A connection reports its statistics after one second of idle time.
  await setTimeout(1_500)
  const { rows } = await sql<{ deadlocks: bigint }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(harness.database.db)
  expect(rows[0]?.deadlocks).toBe(0n)
}

async function tell(steps: readonly (readonly Act[])[]): Promise<void> {
  const playerId = harness.player()
  await harness.give(playerId, UNVERIFIED_MAX / 2)
  const bankAccountID = await ownAccount(harness, playerId)
  for (const acts of steps) {
    await Promise.all(acts.map((one) => happen({ playerId, bankAccountID }, one)))
    harness.clock.advance(MINUTE_MS)
    await harness.cashier.work()
    await harness.cashier.sandbox.deliver()
    await expectInvariants(playerId)
  }
  expect(harness.errors).toEqual([])
}

async function expectInvariants(playerId: string): Promise<void> {
  const { rows } = await sql<
    Record<'cash' | 'held' | 'owed' | 'out' | 'money' | 'unplayed', bigint> & {
      isClosed: boolean
    }
  >`
    select coalesce((select balance from ledger.account where owner = ${playerId} and code = 'cash'), 0) as cash,
      coalesce((select balance from ledger.account where owner = ${playerId} and code = 'held'), 0) as held,
      (select coalesce(sum(owed), 0)::bigint from cashier.payment where player_id = ${playerId}) as owed,
      (select coalesce(sum(amount), 0)::bigint from cashier.counted_payment
        where player_id = ${playerId} and direction = 2) as out,
      exists (select from compliance.gate where player_id = ${playerId} and not active) as "isClosed", m.money,
      m.unplayed
    from compliance.follow_play(${playerId}) m`.execute(harness.database.db)
  const [now] = rows
  if (!now) throw new Error('the player has a row')
  const { cash, held, owed, out, money, unplayed, isClosed } = now
  expect(isClosed && cash + held > 0n, 'a closed account has no money').toBe(false)
  expect(cash > 0n && owed > 0n, 'money pays what is owed').toBe(false)
  expect(out <= BigInt(UNVERIFIED_MAX), 'nobody unverified takes out more').toBe(true)
  expect(money, 'the mark follows the journal').toBe(cash + held)
  expect(unplayed <= money).toBe(true)
}

/** Checks that the histories reached the states under test; otherwise the invariants prove nothing. */
async function expectEverythingHappened(): Promise<void> {
  const { rows } = await sql<{ state: string }>`
    select distinct case direction when 1 then 'in ' else 'out ' end || state as state from cashier.payment
    union all select 'card' where exists (select from cashier.payment where provider = 'prepaid_card')
    union all select 'debt paid' where exists (select from ledger.transfer where key like 'debt:%')
    union all select 'won' where exists (select from ledger.transfer where key like 'chargeback-reversal:%')`.execute(
    harness.database.db,
  )
  const reached = rows.map(({ state }) => state)
  const paidIn = ['in approved', 'in reversed', 'in rejected', 'in cancelled']
  const paidOut = ['out paid', 'out returned', 'out rejected', 'out cancelled']
  expect(reached).toEqual(expect.arrayContaining([...paidIn, ...paidOut, 'card', 'debt paid', 'won']))
  expect(harness.reopened.length, 'accounts that were reopened').toBeGreaterThan(0)
}

type Person = { readonly playerId: string; readonly bankAccountID: string }
type Known = {
  readonly id: string
  readonly amount: bigint
  readonly account: string
  readonly state: string
}

async function happen(person: Person, { kind, pick, part }: Act): Promise<void> {
  const { playerId, bankAccountID } = person
  if (kind === 'open') return open(playerId, part)
  if (kind === 'ask') return void (await withdraw(harness, playerId, part * 50_000, { bankAccountID }))
  if (kind === 'lose') return lose(playerId, part)
  if (kind === 'redeem') return redeem(playerId, part)
  if (kind === 'close') return close(playerId)
  const known = await paymentsOf(playerId, kind)
  const payment = known[pick % Math.max(1, known.length)]
  if (payment) await DOES[kind]({ ...payment, playerId })
}

/** Direction and states of the payments that an action applies to. */
const ABOUT = {
  pay: [1, ['awaiting_payment', 'expired', 'cancelled']],
  lie: [1, ['awaiting_payment', 'expired', 'cancelled']],
  drop: [1, ['awaiting_payment']],
  sendBack: [1, ['pending_review']],
  approve: [2, ['requested', 'in_review']],
  cancel: [2, ['requested', 'in_review']],
  refuse: [2, ['requested', 'in_review', 'approved']],
  return: [2, ['paid']],
  chargeBack: [1, ['approved']],
  win: [1, ['reversed']],
  settleDebt: [1, ['reversed']],
} as const

async function paymentsOf(playerId: string, kind: keyof typeof ABOUT): Promise<readonly Known[]> {
  const [direction, states] = ABOUT[kind]
  const { rows } = await sql<Known>`
    select id, amount, account, state from cashier.payment
    where player_id = ${playerId} and direction = ${direction} and state = any(${[...states]})
    order by created_at, id`.execute(harness.database.db)
  return rows
}

const orderOf = async (id: string) => (await harness.cashier.sandbox.find(id))?.ref ?? ''
const note = 'seen'

const DOES: Readonly<
  Record<keyof typeof ABOUT, (payment: Known & { playerId: string }) => Promise<unknown>>
> = {
  pay: async ({ id }) => harness.cashier.sandbox.act(await orderOf(id), 'approve'),
  lie: async ({ id }) => harness.cashier.sandbox.act(await orderOf(id), 'lie'),
  drop: ({ id, playerId }) => harness.call(financeCancelTransfer, { transactionID: id }, { playerId }),
  async sendBack({ id: paymentId }) {
    for (const staff of ['ayse', 'mert']) await harness.cashier.refuseDeposit({ paymentId, staff, note })
  },
  async approve({ id: paymentId }) {
    for (const staff of ['ayse', 'mert'])
      await harness.cashier.approveWithdrawal({ paymentId, staff, note: '' })
  },
  cancel: ({ id, playerId }) => harness.call(financeCancelTransfer, { transactionID: id }, { playerId }),
  refuse: ({ id: paymentId }) => harness.cashier.refuseWithdrawal({ paymentId, staff: 'ayse', note }),
  async return({ id }) {
    await harness.cashier.sandbox.chargeBack(await orderOf(id))
  },
  chargeBack: async ({ id }) => harness.cashier.sandbox.chargeBack(await orderOf(id)),
  async win({ id: subject }) {
    await harness.cashier.sandbox.winDispute(await orderOf(subject))
    for (const staff of ['ayse', 'mert']) await harness.cashier.settleDifference({ subject, staff, note })
  },
  async settleDebt({ id: paymentId }) {
    for (const staff of ['ayse', 'mert']) await harness.cashier.settleDebt({ paymentId, staff, note })
  },
}

async function open(playerId: string, part: number): Promise<void> {
  await transfer(harness, playerId, { methodID: CARD, amount: part * 25_000 })
}

async function redeem(playerId: string, part: number): Promise<void> {
  const { code, pin, amount } = await harness.card((part + 4) * 1_000)
  const card = { methodID: PREPAID, amount: Number(amount), cardCode: code, cardPin: pin }
  await transfer(harness, playerId, card)
}

async function lose(owner: string, part: number): Promise<void> {
  const cash = await harness.cash(owner)
  const amount = kurus((cash * BigInt(part)) / 10n)
  if (amount === 0n) return
  const legs = [{ reason: 'bet', debit: 'cash', credit: 'house:game:test', amount }]
  await harness.ledger.post({ owner, key: `play:${randomId()}`, inputHash: '0'.repeat(64), legs })
}

/** Closes the account as compliance does: inactive once its money is gone. */
async function close(playerId: string): Promise<void> {
  await sql`select compliance.lock_gates(array[${playerId}::uuid])`.execute(harness.database.db)
  await sql`
    update compliance.gate set closed_at = coalesce(closed_at, now()),
      active = exists (select from ledger.account
                        where owner = ${playerId} and code in ('cash', 'held') and balance > 0)
    where player_id = ${playerId}`.execute(harness.database.db)
}
