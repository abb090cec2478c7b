import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/**
 * After a restore: seeds may be known from rounds that are lost, so no further round may be drawn from any of
 * them. What was committed to next is dropped, and each active pair is due, so that the next round turns it
 * over to a new one; with a round open, the one after it. Needs the rights of the owner, and a server that is
 * not running.
 */
export async function retireSeeds(tx: Tx): Promise<void> {
  await sql`delete from casino.seed_pair where state = 'next'`.execute(tx)
  await sql`
    update casino.seed_pair set activated_at = activated_at - interval '1 day' where state = 'active'`.execute(
    tx,
  )
}
