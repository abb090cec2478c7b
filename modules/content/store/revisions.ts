import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Kind } from '../kinds.ts'

/** Author of a version: the seed data or a member of staff. */
export type Origin = 'seed' | 'staff'

export type NewRevision = {
  readonly kind: Kind
  readonly id: number
  readonly status: 0 | 1
  readonly sort: number
  readonly body: unknown
  readonly hash: string
}

export type Latest = NewRevision & { readonly version: bigint; readonly origin: Origin }

/**
 * Key of the lock that serialises writers of content, so that versions become visible in their order. Any
 * constant.
 */
const CONTENT_LOCK = 7_031_978

export async function lockContent(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${CONTENT_LOCK})`.execute(tx)
}

/** The latest version of everything, hidden items included, in the order of the site. */
export async function latestRevisions(db: Db): Promise<readonly Latest[]> {
  const { rows } = await sql<Latest>`
    select version, kind, id, status, sort, body, hash, origin
    from (
      select distinct on (kind, id) version, kind, id, status, sort, body, hash, origin
      from content.revision
      order by kind, id, version desc
    ) latest
    order by kind, sort, id`.execute(db)
  return rows
}

/** Adds versions in the given order and returns the last one. */
export async function addRevisions(
  tx: Tx,
  revisions: readonly NewRevision[],
  { origin, at }: { readonly origin: Origin; readonly at: Date },
): Promise<number> {
  const { rows } = await sql<{ version: bigint }>`
    insert into content.revision (kind, id, status, sort, body, hash, origin, created_at)
    select kind, id, status, sort, body, hash, ${origin}, ${at}
    from rows from (
      jsonb_to_recordset(${JSON.stringify(revisions)}::jsonb)
        as (kind text, id int4, status int2, sort int4, body jsonb, hash text)
    ) with ordinality as added (kind, id, status, sort, body, hash, place)
    order by place
    returning version`.execute(tx)
  return Number(rows.at(-1)?.version ?? 0)
}
