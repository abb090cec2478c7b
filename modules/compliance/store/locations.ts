import type { Db } from '@poyraz/db'
import { DAY_MS } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { LocationState } from '../licence-gate.ts'

export type Location = {
  readonly at: Date
  readonly address: string
  readonly verdict: LocationState
  readonly country: string | null
  readonly latitude: number | null
  readonly longitude: number | null
}

/** Retention time; the same as for ended sessions, which have the same IP addresses. */
const KEPT_MS = 90 * DAY_MS

export async function lastLocation(db: Db, playerId: string): Promise<Location | undefined> {
  const { rows } = await sql<Location>`
    select at, address, verdict, country, latitude, longitude from compliance.location
    where player_id = ${playerId} order by id desc limit 1`.execute(db)
  return rows[0]
}

export async function putLocation(db: Db, playerId: string, location: Location): Promise<void> {
  const { at, address, verdict, country, latitude, longitude } = location
  await sql`
    insert into compliance.location (player_id, at, address, verdict, country, latitude, longitude)
    values (${playerId}, ${at}, ${address}, ${verdict}, ${country}, ${latitude}, ${longitude})
  `.execute(db)
}

/** Deletes old locations, except of players with an open or reported case. */
export async function purgeLocations(db: Db, nowMs: number): Promise<void> {
  await sql`
    delete from compliance.location l
    where at < ${new Date(nowMs - KEPT_MS)} and not exists (
      select from compliance.case c
      where c.player_id = l.player_id and (c.state <> 'closed' or c.reported_by is not null))`.execute(db)
}
