import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A proposed release, waiting for a second staff member. */
export type ProposedRelease = {
  readonly playerId: string
  /** Bare name of the staff member. */
  readonly by: string
  readonly reason: string
  readonly at: Date
}

const RELEASE = sql`
  select player_id as "playerId", proposed_by as by, reason, proposed_at as at from compliance.number_release`

/** Returns the proposed releases, oldest first. */
export async function listReleases(db: Db): Promise<readonly ProposedRelease[]> {
  const { rows } = await sql<ProposedRelease>`${RELEASE} order by proposed_at, player_id`.execute(db)
  return rows
}

/** Returns the proposals for these players. Their gates must be locked. */
export async function findReleases(
  tx: Tx,
  playerIds: readonly string[],
): Promise<readonly ProposedRelease[]> {
  const { rows } = await sql<ProposedRelease>`
    ${RELEASE} where player_id = any (${[...playerIds]}::uuid[])`.execute(tx)
  return rows
}

export async function insertRelease(tx: Tx, { playerId, by, reason, at }: ProposedRelease): Promise<void> {
  await sql`
    insert into compliance.number_release (player_id, proposed_by, reason, proposed_at)
    values (${playerId}, ${by}, ${reason}, ${at})`.execute(tx)
}

export async function deleteReleases(tx: Tx, playerIds: readonly string[]): Promise<void> {
  await sql`
    delete from compliance.number_release where player_id = any (${[...playerIds]}::uuid[])`.execute(tx)
}
