import type { Db } from '@poyraz/db'
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
