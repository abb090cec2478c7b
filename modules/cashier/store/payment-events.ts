import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { ProviderEvent } from '../payments/provider.ts'

export type StoredEvent = {
  readonly provider: string
  readonly event: ProviderEvent
  readonly bodyHash: string
  /** `null`: unknown payment. */
  readonly paymentId: string | null
  readonly outcome: 'applied' | 'ignored' | 'parked'
  readonly reason: string
  readonly at: Date
}

/** Returns the body hash of a stored event; `null` if the event is new. */
export async function eventHash(db: Db, provider: string, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ body_hash: string }>`
    select body_hash from cashier.payment_event where provider = ${provider} and event_id = ${eventId}`.execute(
    db,
  )
  return rows[0]?.body_hash ?? null
}

/** Returns the payment that a stored event is about; `null` if the event or its payment is unknown. */
export async function paymentOfEvent(db: Db, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ payment_id: string | null }>`
    select payment_id from cashier.payment_event where event_id = ${eventId}`.execute(db)
  return rows[0]?.payment_id ?? null
}

export type Handling = { readonly at: Date; readonly by: string; readonly note: string }

/** Marks parked events as handled: the event of this id and all events of this payment. Returns how many. */
export async function handleEvents(
  tx: Tx,
  { eventId, paymentId }: { readonly eventId: string; readonly paymentId: string | null },
  { at, by, note }: Handling,
): Promise<number> {
  const { rows } = await sql`
    update cashier.payment_event set handled_at = ${at}, handled_by = ${by}, handled_note = ${note}
    where outcome = 'parked' and handled_at is null
      and (event_id = ${eventId} or payment_id = ${paymentId}::uuid)
    returning event_id`.execute(tx)
  return rows.length
}

/** Throws if another worker inserted this event meanwhile; the provider then sends it again. */
export async function insertEvent(tx: Tx, stored: StoredEvent): Promise<void> {
  const { provider, event, bodyHash, paymentId, outcome, reason, at } = stored
  await sql`
    insert into cashier.payment_event (provider, event_id, body_hash, payment_id, kind, amount, outcome,
      reason, received_at)
    values (${provider}, ${event.id}, ${bodyHash}, ${paymentId}, ${event.kind}, ${event.amount}, ${outcome},
      ${reason}, ${at})`.execute(tx)
}
