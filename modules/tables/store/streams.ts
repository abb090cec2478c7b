import type { Db } from '@poyraz/db'
import { sql } from 'kysely'

/** Video of a table: an HLS playlist, or an endpoint of WHEP. */
export type Stream = { readonly kind: 'hls' | 'whep'; readonly url: string }

/** Returns the video of a table, or `null`. */
export async function findStream(db: Db, tableId: number): Promise<Stream | null> {
  const { rows } = await sql<{ kind: Stream['kind'] | null; url: string | null }>`
    select kind, url from tables.stream where table_id = ${tableId} order by id desc limit 1`.execute(db)
  const { kind, url } = rows[0] ?? { kind: null, url: null }
  return kind !== null && url !== null ? { kind, url } : null
}

/** Sets the video of a table, or removes it. */
export async function insertStream(
  db: Db,
  { tableId, stream, by, at }: { tableId: number; stream: Stream | null; by: string; at: Date },
): Promise<void> {
  await sql`
    insert into tables.stream (table_id, kind, url, set_by, set_at)
    values (${tableId}, ${stream?.kind ?? null}, ${stream?.url ?? null}, ${by}, ${at})`.execute(db)
}
