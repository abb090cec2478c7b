import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'

/** A staff order for a prepaid card. */
export type CardOrder = {
  readonly id: string
  readonly amount: Kurus
  /** Actor: `staff:` and the name. */
  readonly askedBy: string
  readonly reason: string
  readonly askedAt: Date
}

type Row = Omit<CardOrder, 'amount'> & { readonly amount: bigint }

const WAITING = sql`
  select o.id, o.amount, o.asked_by as "askedBy", o.reason, o.asked_at as "askedAt"
  from cashier.card_order o
  where not exists (select from cashier.prepaid_card c where c.order_id = o.id)`

/** Maximum number of orders in the list; later ones appear as these are approved or expire. */
const LISTED_MAX = 250

export async function insertCardOrder(tx: Tx, order: CardOrder): Promise<void> {
  const { id, amount, askedBy, reason, askedAt } = order
  await sql`
    insert into cashier.card_order (id, amount, asked_by, reason, asked_at)
    values (${id}, ${amount}, ${askedBy}, ${reason}, ${askedAt})`.execute(tx)
}

/** Locks an order that has no card yet and was requested after `since`; `undefined` if there is none. */
export async function lockCardOrder(tx: Tx, id: string, since: Date): Promise<CardOrder | undefined> {
  await sql`select from cashier.card_order where id = ${id} for update`.execute(tx)
  const { rows } = await sql<Row>`${WAITING} and o.id = ${id} and o.asked_at > ${since}`.execute(tx)
  return rows.map(toOrder)[0]
}

/** Orders that have no card yet and were requested after `since`, oldest first, with their total count. */
export async function waitingCardOrders(
  db: Db,
  since: Date,
): Promise<{ readonly orders: readonly CardOrder[]; readonly total: number }> {
  const { rows } = await sql<Row & { readonly total: bigint }>`
    select *, count(*) over () as total from (${WAITING} and o.asked_at > ${since}) o
    order by "askedAt", id limit ${LISTED_MAX}`.execute(db)
  return { orders: rows.map(toOrder), total: Number(rows[0]?.total ?? 0) }
}

export async function setApproved(
  tx: Tx,
  id: string,
  { by, at }: { readonly by: string; readonly at: Date },
): Promise<void> {
  await sql`
    update cashier.card_order set approved_by = ${by}, approved_at = ${at} where id = ${id}`.execute(tx)
}

/**
 * Returns the sum in kuruş of the cards that this actor (`staff:` and the bare name) issued without a second
 * person after `since`. Locks the actor's issuing until the transaction ends.
 */
export async function issuedAloneSince(tx: Tx, actor: string, since: Date): Promise<bigint> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cashier.card_order:' || ${actor}, 0))`.execute(tx)
  const { rows } = await sql<{ amount: bigint }>`
    select coalesce(sum(o.amount), 0)::bigint as amount
    from cashier.card_order o join cashier.prepaid_card c on c.order_id = o.id
    where o.asked_at > ${since} and o.approved_by is null and split_part(o.asked_by, '@', 1) = ${actor}
  `.execute(tx)
  return rows[0]?.amount ?? 0n
}

function toOrder({ id, amount, askedBy, reason, askedAt }: Row): CardOrder {
  return { id, amount: kurus(amount), askedBy, reason, askedAt }
}
