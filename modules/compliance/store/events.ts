import { type Db, type Tx, transact, waitUpTo } from '@poyraz/db'
import { HOUR_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Head } from '../anchors.ts'

/** Everything about a player's protection that somebody changed, or looked at (R59). */
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
  /** `player`, `system`, or `staff:` and who; a member of staff of before the prefix is a bare name. */
  readonly actor: string
  readonly kind: EventKind
  /** Of a change `before`, too, where there was something. */
  readonly data: object
  readonly at: Date
}

/** Keeps who changed what; nothing is ever taken back. */
export async function noteEvent(tx: Tx, event: ProtectionEvent): Promise<void> {
  await sql`
    insert into compliance.event (player_id, actor, kind, data, at)
    values (${event.playerId}, ${event.actor}, ${event.kind}, ${JSON.stringify(event.data)}::jsonb,
      ${event.at})`.execute(tx)
}

/** The last seal of the chain; `undefined` before the first event. */
export async function headOfEvents(db: Db): Promise<Head | undefined> {
  const { rows } = await sql<Head>`
    select seq, encode(hash, 'hex') as hash from compliance.event_seal order by seq desc limit 1`.execute(db)
  return rows[0]
}

/** When the first event of the chain happened; `null` before there is one. */
export async function firstSealedAt(db: Db): Promise<Date | null> {
  const { rows } = await sql<{ at: Date }>`
    select at from compliance.event
    where id = (select event_id from compliance.event_seal order by seq limit 1)`.execute(db)
  return rows[0]?.at ?? null
}

/** The seals at these places, in hexadecimal. */
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

/** Every event and seal at which the chain does not hold. Reads all of it. */
export function brokenSeals(db: Db): Promise<readonly BrokenSeal[]> {
  return transact(db, async (tx) => {
    await waitUpTo(tx, AUDIT_MS)
    const { rows } = await sql<BrokenSeal>`
      select 'event ' || event_id as subject, fault from compliance.audit_events()`.execute(tx)
    return rows
  })
}
