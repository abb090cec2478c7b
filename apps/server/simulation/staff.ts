import { randomUUID } from 'node:crypto'
import { sign } from '@poyraz/cashier'
import { CURRENCY } from '@poyraz/contract'
import { kurus } from '@poyraz/kernel'
import type { Job } from './bank.ts'
import { followClawBack, readBonus } from './bonus.ts'
import { returnMoney } from './book.ts'
import { count, fault, type Payment, type Player, tally, type World } from './world.ts'

export const FIRST = 'ayla'
export const SECOND = 'baris'

export function withdrawalJobs(world: World): Job[] {
  return [...world.withdrawals].flatMap((payment) => withdrawalJob(world, payment) ?? [])
}

function withdrawalJob(world: World, payment: Payment): Job | null {
  if (payment.isCancelled) {
    world.withdrawals.delete(payment)
    return null
  }
  if (world.random.chance(0.3)) return null
  return world.random.chance(0.15) ? refuse(world, payment) : approve(world, payment)
}

function refuse(world: World, payment: Payment): Job {
  let isRefused = false
  return {
    player: payment.player,
    async run() {
      const decision = { paymentId: payment.id, staff: FIRST, note: 'belge gerekli' }
      const done = await world.context.cashier.refuseWithdrawal(decision)
      count(world, 'staff refuse a payout', done.ok ? 'done' : done.error)
      isRefused = done.ok
    },
    async settle() {
      expectDecided(world, payment, isRefused)
      if (isRefused) await giveBack(world, payment)
    },
  }
}

/** Approves a withdrawal; large ones need two people. Some of the approved ones fail at the provider. */
function approve(world: World, payment: Payment): Job {
  const fails = world.random.chance(0.06)
  const staff = payment.state === 'in_review' && world.random.chance(0.8) ? SECOND : FIRST
  let outcome = ''
  return {
    player: payment.player,
    async run() {
      const done = await world.context.cashier.approveWithdrawal({ paymentId: payment.id, staff, note: '' })
      outcome = done.ok ? done.value : done.error
      count(world, 'staff approve a payout', outcome)
      if (outcome === 'approved' && fails) await tellFailed(world, payment)
    },
    async settle() {
      if (outcome === 'in_review') payment.state = 'in_review'
      else if (outcome === 'approved' && fails) await giveBack(world, payment)
      else if (outcome === 'approved') paid(world, payment)
      else if (outcome !== 'same_person') expectDecided(world, payment, false)
    },
  }
}

/** A staff decision may fail only if the player cancelled first. */
function expectDecided(world: World, payment: Payment, isDone: boolean): void {
  if (isDone === payment.isCancelled)
    fault(world, `${payment.id}: ${isDone ? 'decided and cancelled' : 'neither decided nor cancelled'}`)
}

async function giveBack(world: World, payment: Payment): Promise<void> {
  await followClawBack(world, payment.player)
  tally(world, 'chargeback', returnMoney(payment.player.book, payment.amount))
  payment.state = 'gone'
  world.withdrawals.delete(payment)
}

function paid(world: World, payment: Payment): void {
  payment.player.book.held -= payment.amount
  payment.state = 'paid'
  world.withdrawals.delete(payment)
  tally(world, 'withdrawal', payment.amount)
}

async function tellFailed(world: World, payment: Payment): Promise<void> {
  const text = await orderText(world, payment, 'failed')
  count(world, 'a payout failed at the provider', await post(world, randomUUID(), text()))
}

/** Returns what writes an event about the very account and amount that were asked for, or about some kuruş more. */
async function orderText({ context }: World, { id }: Payment, type: 'failed' | 'paid') {
  const { rows } = await context.database.pool.query<{ account: string; amount: bigint }>(
    `select account, case when direction = 2 then amount - fee else amount end as amount
       from cashier.payment where id = $1`,
    [id],
  )
  const [{ account, amount } = { account: '', amount: 0n }] = rows
  return (more = 0) =>
    JSON.stringify({ type, paymentID: id, amount: Number(amount) + more, currency: CURRENCY, account })
}

/**
 * Sends webhooks with a wrong signature or with other content under a used id: none of them may move money.
 */
export async function forge(world: World): Promise<void> {
  const payment = world.credited.at(-1)
  if (!payment || !world.random.chance(0.2)) return
  const [id, text] = [randomUUID(), await orderText(world, payment, 'paid')]
  await expectAnswer(world, 'taken', post(world, id, text()))
  await expectAnswer(world, 'conflict', post(world, id, text(1000)))
  await expectAnswer(world, 'not_authentic', post(world, randomUUID(), text(), Buffer.alloc(32, 1)))
}

async function expectAnswer(world: World, wanted: string, answer: Promise<string>): Promise<void> {
  const got = await answer
  count(world, 'a forged or repeated webhook', got)
  if (got !== wanted) fault(world, `a webhook was answered ${got} and not ${wanted}`)
}

function post(
  { clock, context: { cashier } }: World,
  id: string,
  body: string,
  secret: Buffer = cashier.sandbox.secret,
): Promise<string> {
  const message = { id, timestamp: String(Math.floor(clock.nowMs() / 1000)), body }
  return cashier.receiveWebhook(cashier.sandbox.id, { ...message, signature: sign(secret, message) })
}

/**
 * Decides bonus requests of players who are idle in this wave, because a bonus changes the source of stakes.
 */
export function requestJobs(world: World, busy: ReadonlySet<Player>): Job[] {
  const index = world.requests.findIndex(({ player }) => !busy.has(player))
  const [request] = index < 0 ? [] : world.requests.splice(index, 1)
  if (!request) return []
  const amount = world.random.chance(0.7) ? kurus(5_000) : null
  return [
    {
      player: request.player,
      async run() {
        const decision = { requestId: request.id, staff: FIRST, amount, reason: 'iyi şanslar' }
        const done = await world.context.promotions.decide(decision)
        count(world, 'staff decide on a bonus', done.ok ? 'done' : done.error)
      },
      settle: () => readBonus(world, request.player),
    },
  ]
}
