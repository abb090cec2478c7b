import { type Db, type Tx, transact, waitUpTo } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Head } from '../anchors.ts'

/** Kinds of recorded events: changes to a player's protection, and views of player data (R59). */
export const EVENT_KINDS = [
  'limit',
  'time_out',
  'self_exclusion',
  'return_asked',
  'exclusion_lifted',
  'register',
  'reality_minutes',
  'reality_seen',
  'account_closing',
  'account_closed',
  'account_reopened',
  'dormant',
  'documents_submitted',
  'document_viewed',
  'receipt_viewed',
  'payment_viewed',
  'list_viewed',
  'staff_call',
  'documents_verified',
  'documents_refused',
  'number_release_proposed',
  'number_released',
  'case_viewed',
  'case_noted',
  'case_reported',
  'case_proposed',
  'case_closed',
  'closed_for_bets',
  'opened_for_bets',
  'play_stopped',
  'play_opened',
] as const
type EventKind = (typeof EVENT_KINDS)[number]

export type ProtectionEvent = {
  readonly playerId: string | null
  /** `player`, `system`, or `staff:` and the name. Old events have the bare name of the staff member. */
  readonly actor: string
  readonly kind: EventKind
  /** Details. A change of an earlier value also has `before`. */
  readonly data: object
  readonly at: Date
}

/** Appends an event. Events are never changed or deleted. */
export async function noteEvent(tx: Tx, event: ProtectionEvent): Promise<void> {
  await sql`
    insert into compliance.event (player_id, actor, kind, data, at)
    values (${event.playerId}, ${event.actor}, ${event.kind}, ${JSON.stringify(event.data)}::jsonb,
      ${event.at})`.execute(tx)
}

/** Returns the last seal of the chain; `undefined` before the first event. */
export async function headOfEvents(db: Db): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select seq, encode(hash, 'hex') as hash from compliance.event_seal order by seq desc limit 1`.execute(db)
  return rows[0]
}

/** Returns the time of the first event of the chain; `null` if there is none. */
export async function firstSealedAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from compliance.event
    where id = (select event_id from compliance.event_seal order by seq limit 1)`.execute(db)
  return rows[0]?.at ?? null
}

/** Returns the hashes (hex) of the seals with these sequence numbers. */
export async function sealsAt(db: Db, seqs: readonly bigint[]): Promise<ReadonlyMap<bigint, string>> {
  const { rows } = await sql<Head>`
    select seq, encode(hash, 'hex') as hash from compliance.event_seal
    where seq = any (${seqs.map(String)}::bigint[])`.execute(db)
  return new Map(rows.map(({ seq, hash }) => [seq, hash]))
}

type BrokenSeal = {
  readonly subject: string
  readonly fault: 'unsealed' | 'removed' | 'seal_removed' | 'changed'
}

const AUDIT_MS = HOUR_MS

/** Returns every event and seal that breaks the chain. Reads the whole chain. */
export function brokenSeals(db: Db): Promise<readonly BrokenSeal[]> {
  return transact(db, async (tx) => {
    await waitUpTo(tx, AUDIT_MS)
    const { rows } = await sql<BrokenSeal>`
      select 'event ' || event_id as subject, fault from compliance.audit_events()`.execute(tx)
    return rows
  })
}
