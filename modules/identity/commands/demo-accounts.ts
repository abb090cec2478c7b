import { type Tx, transact } from '@poyraz/db'
import { sql } from 'kysely'
import type { IdentityCtx } from '../ctx.ts'
import { endAllSessions } from '../sessions/store.ts'

/** Marks an account whose password is published. */
export async function markDemoAccount(tx: Tx, playerId: string): Promise<void> {
  await sql`insert into identity.demo_account (player_id) values (${playerId})`.execute(tx)
}

/** Deactivates the open demo accounts and ends their sessions. Returns how many there were. */
export function pauseDemoAccounts(ctx: IdentityCtx): Promise<number> {
  return transact(ctx.database.db, async (tx) => {
    const at = new Date(ctx.clock.nowMs())
    const { rows } = await sql<{ player_id: string }>`
      update identity.gate g set active = false, epoch = epoch + 1
      from identity.demo_account d where d.player_id = g.player_id and g.active
      returning g.player_id`.execute(tx)
    for (const { player_id: playerId } of rows) {
      await sql`update identity.demo_account set paused_at = ${at} where player_id = ${playerId}`.execute(tx)
      await endAllSessions(tx, playerId, at, 'protection')
      ctx.sessions.changed(tx, playerId)
    }
    return rows.length
  })
}

/** Reactivates the paused demo accounts. Accounts that were closed for another reason stay closed. */
export function resumeDemoAccounts(ctx: IdentityCtx): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const { rows } = await sql<{ player_id: string }>`
      update identity.demo_account set paused_at = null where paused_at is not null
      returning player_id`.execute(tx)
    await sql`
      update identity.gate set active = true
      where player_id = any(${rows.map((row) => row.player_id)}::uuid[])`.execute(tx)
  })
}
