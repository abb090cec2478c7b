import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

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
