import { randomInt } from 'node:crypto'
import { type Tx, transact } from '@poyraz/db'
import {
  assert,
  DAY_MS,
  err,
  isStaffName,
  type Kurus,
  ok,
  type Result,
  staffActor,
  staffNameOf,
  uuidv7,
} from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { METHODS } from '../methods/list.ts'
import {
  type CardOrder,
  insertCardOrder,
  issuedAloneSince,
  lockCardOrder,
  setApproved,
  waitingCardOrders,
} from '../store/card-orders.ts'
import { insertCard } from '../store/prepaid-cards.ts'
import { TWO_PEOPLE_FROM } from './decide-withdrawal.ts'
import { keyed } from './redeem-card.ts'
import { nameOfActor } from './standing-steps.ts'

const CODE_DIGITS = 16
const PIN_DIGITS = 4
/** Window for the sum that one person issues alone, and lifetime of an order that nobody approved. */
const ORDER_MS = DAY_MS

/** `amount` in kuruş. */
export type Card = { readonly code: string; readonly pin: string; readonly amount: Kurus }
/** `card` is null while the order waits for a second person. */
export type Issued = { readonly orderId: string; readonly card: Card | null }
export type Issue = { readonly amount: Kurus; readonly staff: string; readonly note: string }
export type IssueRefusal = 'staff_name' | 'note_required' | 'amount_range'
export type Approval = { readonly orderId: string; readonly staff: string }
export type ApprovalRefusal = 'staff_name' | 'not_found' | 'same_person'

/**
 * Issues a prepaid card of this amount, within the limits of its method. Code and PIN are returned here and
 * never again. From `TWO_PEOPLE_FROM` on, in one card or several of a day, it only creates an order for a
 * second person.
 */
export async function issueCard(
  ctx: CashierCtx,
  { amount, staff, note }: Issue,
): Promise<Result<Issued, IssueRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  if (note.trim() === '') return err('note_required')
  const method = METHODS.find(({ completion }) => completion === 'prepaid_card')
  assert(method, 'prepaid cards are a way to pay')
  if (amount < method.min || amount > method.max) return err('amount_range')
  const [nowMs, askedBy] = [ctx.clock.nowMs(), staffActor(staff)]
  const order = { id: uuidv7(nowMs), amount, askedBy, reason: note, askedAt: new Date(nowMs) }
  return transact(ctx.database.db, async (tx) => {
    const alone = await issuedAloneSince(tx, staffNameOf(askedBy), new Date(nowMs - ORDER_MS))
    await insertCardOrder(tx, order)
    const needsTwo = alone + amount >= TWO_PEOPLE_FROM
    return ok({ orderId: order.id, card: needsTwo ? null : await makeCard(ctx, tx, order) })
  })
}

/**
 * Issues the card of a waiting order. The approver must not be the person who ordered it, and that person
 * must not have lost the right to issue cards.
 */
export async function approveCard(
  ctx: CashierCtx,
  { orderId, staff }: Approval,
): Promise<Result<Card, ApprovalRefusal>> {
  if (!isStaffName(staff)) return err('staff_name')
  const nowMs = ctx.clock.nowMs()
  return transact(ctx.database.db, async (tx): Promise<Result<Card, ApprovalRefusal>> => {
    const order = await lockCardOrder(tx, orderId, new Date(nowMs - ORDER_MS))
    if (!order) return err('not_found')
    if (await ctx.hasLost(tx, nameOfActor(order.askedBy), 'cards.issue')) return err('not_found')
    const by = staffActor(staff)
    if (staffNameOf(order.askedBy) === staffNameOf(by)) return err('same_person')
    await setApproved(tx, orderId, { by, at: new Date(nowMs) })
    return ok(await makeCard(ctx, tx, order))
  })
}

/** Orders that wait for a second person, oldest first, up to a maximum; with the total count. */
export function waitingCards({
  clock,
  database,
}: CashierCtx): Promise<{ readonly orders: readonly CardOrder[]; readonly total: number }> {
  return waitingCardOrders(database.db, new Date(clock.nowMs() - ORDER_MS))
}

async function makeCard(ctx: CashierCtx, tx: Tx, { id: orderId, amount }: CardOrder): Promise<Card> {
  const [code, pin] = [digits(CODE_DIGITS), digits(PIN_DIGITS)]
  const nowMs = ctx.clock.nowMs()
  await insertCard(tx, {
    id: uuidv7(nowMs),
    orderId,
    codeHash: keyed(ctx, code),
    pinHash: keyed(ctx, `${code}:${pin}`),
    lastDigits: code.slice(-4),
    amount,
    issuedAt: new Date(nowMs),
  })
  return { code, pin, amount }
}

function digits(count: number): string {
  return Array.from({ length: count }, () => randomInt(10)).join('')
}
