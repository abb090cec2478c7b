import { CURRENCY } from '@poyraz/contract'
import { type Database, type Tx, transact } from '@poyraz/db'
import { type Clock, eachOf, MINUTE_MS, randomId, SECOND_MS } from '@poyraz/kernel'
import { DEPOSIT } from '../methods/method.ts'
import type { PaymentProvider, ProviderOrder } from '../payments/provider.ts'
import type { EventKind } from '../payments/states.ts'
import { type EventBody, type SignedMessage, sign } from '../payments/webhook.ts'
import { payToOf } from './pay-to.ts'
import {
  addEvent,
  claimEvents,
  ensureOrder,
  findOrder,
  findOrderOf,
  markDelivered,
  movedOrders,
  moveOrder,
  type SandboxPayment,
} from './store.ts'

const SANDBOX_ID = 'sandbox'
export const PAY_PATH = `/payments/${SANDBOX_ID}/pay/`

/** Actions on the hosted page: a good payment and every failure. */
export const ACTIONS = ['approve', 'refuse', 'delay', 'duplicate', 'lie'] as const
export type SandboxAction = (typeof ACTIONS)[number]

export type Sandbox = PaymentProvider & {
  order(ref: string): Promise<SandboxPayment | undefined>
  /** Applies the player's choice on the page; false if the order is no longer open. */
  act(ref: string, action: SandboxAction): Promise<boolean>
  /** Charges back a paid deposit for the payer's bank; false if the order is not paid. */
  chargeBack(ref: string): Promise<boolean>
  /**
   * Lets the house win the dispute, so that the bank returns the money; false if nothing was charged back.
   */
  winDispute(ref: string): Promise<boolean>
  /** Sends the due events, each as often as its `copies` say. Returns the number of events sent. */
  deliver(): Promise<number>
}

export type SandboxDeps = {
  readonly database: Database
  readonly clock: Clock
  readonly secret: Buffer
  /** Receives a webhook; true if it was accepted. */
  receive(message: SignedMessage): Promise<boolean>
}

/** Delay of a delayed event. */
export const DELAY_MS = 15 * SECOND_MS
const DUPLICATES = 3
/** A slow reply to one event does not delay the other events. */
const EVENTS_AT_ONCE = 4
/** Excess over the paid amount in a false event: ten lira. */
const EXCESS = 1_000n

type Change = {
  readonly from: readonly SandboxPayment['state'][]
  readonly kind: EventKind
  /** Kuruş added to the true amount in the event. */
  readonly more?: bigint
  readonly delayMs?: number
  readonly copies?: number
}

const CHANGES: Readonly<Record<SandboxAction, Change>> = {
  approve: { from: ['open'], kind: 'paid' },
  refuse: { from: ['open'], kind: 'failed' },
  delay: { from: ['open'], kind: 'paid', delayMs: DELAY_MS },
  duplicate: { from: ['open'], kind: 'paid', copies: DUPLICATES },
  lie: { from: ['open'], kind: 'paid', more: EXCESS },
}

/** Creates a provider that moves no real money: it keeps records, serves a pay page and sends webhooks. */
export function createSandbox(deps: SandboxDeps): Sandbox {
  const { db } = deps.database
  const now = () => new Date(deps.clock.nowMs())
  const apply = (ref: string, change: Change) => settle(deps, ref, change)
  return {
    id: SANDBOX_ID,
    secret: deps.secret,
    async create(order) {
      const { ref, payTo } = await ensure(deps, order)
      const redirectUrl = order.direction === DEPOSIT ? `${PAY_PATH}${ref}?lang=${order.lang}` : null
      return { ref, redirectUrl, payTo }
    },
    async capture(ref) {
      await apply(ref, { from: ['open'], kind: 'paid' })
    },
    async cancel(order) {
      const { ref } = await ensure(deps, order)
      // The reply reports the cancellation; no event is sent.
      const moved = { from: ['open', 'failed'], to: 'failed', paidAmount: 0n, at: now() }
      return transact(db, (tx) => moveOrder(tx, ref, moved))
    },
    async refund(ref) {
      await apply(ref, { from: ['paid'], kind: 'refunded' })
    },
    find: async (paymentId) => (await findOrderOf(db, paymentId)) ?? null,
    report: () => movedOrders(db),
    order: (ref) => findOrder(db, ref),
    act: (ref, action) => apply(ref, CHANGES[action]),
    chargeBack: (ref) => apply(ref, { from: ['paid'], kind: 'charged_back' }),
    winDispute: (ref) => apply(ref, { from: ['charged_back'], kind: 'paid' }),
    deliver: () => deliver(deps),
  }
}

function ensure({ database, clock }: SandboxDeps, order: ProviderOrder) {
  const nowMs = clock.nowMs()
  const asked = { ...order, ref: randomId(), currency: CURRENCY }
  return ensureOrder(database.db, { ...asked, payTo: payToOf(asked, nowMs) }, new Date(nowMs))
}

/** Saves the state change and its event; `deliver` sends the event. */
async function settle({ database, clock }: SandboxDeps, ref: string, change: Change): Promise<boolean> {
  const nowMs = clock.nowMs()
  return transact(database.db, async (tx: Tx) => {
    const order = await findOrder(tx, ref)
    if (!order) return false
    const moved = { from: change.from, to: change.kind, paidAmount: order.amount, at: new Date(nowMs) }
    if (!(await moveOrder(tx, ref, moved))) return false
    const body = bodyOf(order, change.kind, order.amount + (change.more ?? 0n))
    const dueAt = new Date(nowMs + (change.delayMs ?? 0))
    await addEvent(tx, { eventId: randomId(), ref, body, copies: change.copies ?? 1, dueAt })
    return true
  })
}

function bodyOf({ paymentId, currency, account }: SandboxPayment, kind: EventKind, amount: bigint): string {
  const event: EventBody = { type: kind, paymentID: paymentId, amount: Number(amount), currency, account }
  return JSON.stringify(event)
}

async function deliver({ database, clock, secret, receive }: SandboxDeps): Promise<number> {
  const at = new Date(clock.nowMs())
  const events = await claimEvents(database.db, at, new Date(at.getTime() + MINUTE_MS))
  await eachOf(events, EVENTS_AT_ONCE, async ({ eventId, body, copies }) => {
    const message = { id: eventId, timestamp: String(Math.floor(at.getTime() / 1000)), body }
    const signed = { ...message, signature: sign(secret, message) }
    const taken = await Promise.all(Array.from({ length: copies }, () => receive(signed)))
    if (taken.every(Boolean)) await markDelivered(database.db, eventId, at)
  })
  return events.length
}
