import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Stores selections under a code; returns false if the code has other selections. */
export async function saveShared(db: Db, code: string, selections: object, at: Date): Promise<boolean> {
  const json = JSON.stringify(selections)
  // Sharing a code again extends its retention. The row is not written each time, because many players share
  // it.
  const { rows } = await sql`insert into sports.shared_coupon as s (code, selections, created_at)
    values (${code}, ${json}::jsonb, ${at}) on conflict (code) do update set created_at = excluded.created_at
      where s.selections = excluded.selections and s.created_at < excluded.created_at - interval '30 days'
    returning code`.execute(db)
  if (rows.length > 0) return true
  const known = await sql<{ same: boolean }>`
    select selections = ${json}::jsonb as same from sports.shared_coupon where code = ${code}`.execute(db)
  return known.rows[0]?.same === true
}

export type SharedSelection = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  /** It was shared as an each-way bet. */
  readonly eachWay?: boolean
}

export async function findShared(db: Db, code: string): Promise<readonly SharedSelection[] | undefined> {
  const { rows } = await sql<{ selections: SharedSelection[] }>`
    select selections from sports.shared_coupon where code = ${code}`.execute(db)
  return rows[0]?.selections
}
