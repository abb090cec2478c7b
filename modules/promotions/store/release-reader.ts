import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Returns how far releases were read; `null` while another server reads. */
export async function lockReleaseReader(tx: Tx): Promise<Date | null> {
  const { rows } = await sql<{ last_at: Date }>`
    select last_at from promotions.release_reader for update skip locked`.execute(tx)
  return rows[0]?.last_at ?? null
}

export async function moveReleaseReader(tx: Tx, at: Date): Promise<void> {
  await sql`update promotions.release_reader set last_at = ${at}`.execute(tx)
}

/** Returns bonuses whose wagering was completed after `lastAt` and until `until`, the oldest first. */
export async function releasedBetween(
  tx: Tx,
  { lastAt, until, limit }: { readonly lastAt: Date; readonly until: Date; readonly limit: number },
): Promise<readonly { readonly playerId: string; readonly endedAt: Date }[]> {
  const { rows } = await sql<{ playerId: string; endedAt: Date }>`
    select player_id as "playerId", ended_at as "endedAt" from promotions.bonus
    where state = 'released' and ended_at > ${lastAt} and ended_at <= ${until}
    order by ended_at limit ${limit}`.execute(tx)
  return rows
}
