import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { ProviderEvent } from '../payments/provider.ts'

export type StoredEvent = {
  readonly provider: string
  readonly event: ProviderEvent
  readonly bodyHash: string
  /** `null`: not one of ours. */
  readonly paymentId: string | null
  readonly outcome: 'applied' | 'ignored' | 'parked'
  readonly reason: string
  readonly at: Date
}

/** The hash of what an event said when it came first. */
export async function eventHash(db: Db, provider: string, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ body_hash: string }>`
    select body_hash from cashier.payment_event where provider = ${provider} and event_id = ${eventId}`.execute(
    db,
  )
  return rows[0]?.body_hash ?? null
}

/** The payment that an event of ours was about; `null` where there is no such event, or it was nobody's. */
export async function paymentOfEvent(db: Db, eventId: string): Promise<string | null> {
  const { rows } = await sql<{ payment_id: string | null }>`
    select payment_id from cashier.payment_event where event_id = ${eventId}`.execute(db)
  return rows[0]?.payment_id ?? null
}

export type Handling = { readonly at: Date; readonly by: string; readonly note: string }

/** Marks what waits for a person, the event of this id or all of this payment, as dealt with. Returns how many. */
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

/** Throws where another worker kept this event since we looked; its sender will try again. */
export async function insertEvent(tx: Tx, stored: StoredEvent): Promise<void> {
  const { provider, event, bodyHash, paymentId, outcome, reason, at } = stored
  await sql`
    insert into cashier.payment_event (provider, event_id, body_hash, payment_id, kind, amount, outcome,
      reason, received_at)
    values (${provider}, ${event.id}, ${bodyHash}, ${paymentId}, ${event.kind}, ${event.amount}, ${outcome},
      ${reason}, ${at})`.execute(tx)
}
