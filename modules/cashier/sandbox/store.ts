import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { PayTo, ProviderOrder, ProviderPayment } from '../payments/provider.ts'

/** An order of the sandbox. */
export type SandboxPayment = ProviderPayment & { readonly paidAmount: bigint; readonly returnUrl: string }

export type SandboxEvent = {
  readonly eventId: string
  readonly body: string
  /** Number of times that it is sent, because real services repeat events. */
  readonly copies: number
}

const COLUMNS = sql`
  ref, payment_id as "paymentId", direction, amount, currency, account, reference, return_url as "returnUrl", state,
  paid_amount as "paidAmount", changed_at as "changedAt"`

type CreatedOrder = { readonly ref: string; readonly payTo: PayTo | null }

/** Returns the order of this payment: the existing one, or a new one under `ref`. */
export async function ensureOrder(
  db: Db,
  order: ProviderOrder & CreatedOrder & { currency: string },
  at: Date,
): Promise<CreatedOrder> {
  const { ref, payTo } = order
  await sql`
    insert into cashier.sandbox_payment (ref, payment_id, direction, amount, currency, account, reference,
      return_url, state, changed_at, pay_to)
    values (${ref}, ${order.paymentId}, ${order.direction}, ${order.amount}, ${order.currency},
      ${order.account}, ${order.reference}, ${order.returnUrl}, 'open', ${at},
      ${payTo && JSON.stringify(payTo)}::jsonb)
    on conflict (payment_id) do nothing`.execute(db)
  const { rows } = await sql<CreatedOrder>`
    select ref, pay_to as "payTo" from cashier.sandbox_payment
    where payment_id = ${order.paymentId}`.execute(db)
  return rows[0] ?? { ref, payTo }
}

export async function findOrder(db: Db, ref: string): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`
    select ${COLUMNS} from cashier.sandbox_payment where ref = ${ref}`.execute(db)
  return rows[0]
}

export async function findOrderOf(db: Db, paymentId: string): Promise<SandboxPayment | undefined> {
  const { rows } = await sql<SandboxPayment>`
    select ${COLUMNS} from cashier.sandbox_payment where payment_id = ${paymentId}`.execute(db)
  return rows[0]
}

/** Moves the order if it is in one of the states `from`; returns whether it was. */
export async function moveOrder(
  tx: Tx,
  ref: string,
  { from, to, paidAmount, at }: { from: readonly string[]; to: string; paidAmount: bigint; at: Date },
): Promise<boolean> {
  const { rows } = await sql`
    update cashier.sandbox_payment set state = ${to}, paid_amount = ${paidAmount}, changed_at = ${at}
    where ref = ${ref} and state = any (${[...from]}) returning ref`.execute(tx)
  return rows.length > 0
}

export async function addEvent(tx: Tx, event: SandboxEvent & { ref: string; dueAt: Date }): Promise<void> {
  const { eventId, ref, body, copies, dueAt } = event
  await sql`
    insert into cashier.sandbox_event (event_id, ref, body, copies, due_at)
    values (${eventId}, ${ref}, ${body}, ${copies}, ${dueAt})`.execute(tx)
}

/** Claims due events. If the sender dies, they are due again at `until`. */
export async function claimEvents(db: Db, at: Date, until: Date): Promise<readonly SandboxEvent[]> {
  const { rows } = await sql<SandboxEvent>`
    update cashier.sandbox_event set due_at = ${until}
    where event_id in (select event_id from cashier.sandbox_event
                       where delivered_at is null and due_at <= ${at} order by due_at limit 100
                       for update skip locked)
    returning event_id as "eventId", body, copies`.execute(db)
  return rows
}

export async function markDelivered(db: Db, eventId: string, at: Date): Promise<void> {
  await sql`update cashier.sandbox_event set delivered_at = ${at} where event_id = ${eventId}`.execute(db)
}

/** Lists all orders that moved money; `amount` is the amount that really moved. */
export async function movedOrders(db: Db): Promise<readonly ProviderPayment[]> {
  const { rows } = await sql<ProviderPayment>`
    select ref, payment_id as "paymentId", direction, state, paid_amount as amount, currency, account,
      reference, changed_at as "changedAt"
    from cashier.sandbox_payment where state in ('paid', 'refunded', 'charged_back')`.execute(db)
  return rows
}
