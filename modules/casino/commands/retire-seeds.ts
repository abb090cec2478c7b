import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * Retires seeds after a restore. Their rounds may be lost although players saw them, so no further round may
 * be drawn from them. Drops the next pairs and marks each active pair as due, so that the next round (or the
 * one after an open round) rotates it. Needs the rights of the owner and a stopped server.
 */
export async function retireSeeds(tx: Tx): Promise<void> {
  await sql`delete from casino.seed_pair where state = 'next'`.execute(tx)
  await sql`
    update casino.seed_pair set activated_at = activated_at - interval '1 day' where state = 'active'`.execute(
    tx,
  )
}
