import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Head } from '../anchors.ts'

export type ProtectionEvent = {
  readonly playerId: string | null
  /** `player`, `system`, or the name of a member of staff. */
  readonly actor: string
  readonly kind: string
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

export async function brokenSeals(db: Db): Promise<readonly BrokenSeal[]> {
  const { rows } = await sql<BrokenSeal>`
    select 'event ' || event_id as subject, fault from compliance.audit_events()`.execute(db)
  return rows
}
