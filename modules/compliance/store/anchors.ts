import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { AnchorLine } from '../anchors.ts'

/** Takes the lock for writing anchor lines, until the transaction ends. */
export async function lockAnchors(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtext('compliance.anchor'))`.execute(tx)
}

/** Returns every anchor line stored in the database, in order. */
export async function listAnchorLines(db: Db): Promise<readonly AnchorLine[]> {
  const { rows } = await sql<AnchorLine>`
    select line::integer as number, encode(hash, 'hex') as hash from compliance.anchor order by line`.execute(
    db,
  )
  return rows
}

/** Stores anchor lines. Never changes a line that is already stored. */
export async function noteAnchorLines(tx: Tx, lines: readonly AnchorLine[]): Promise<void> {
  await sql`
    insert into compliance.anchor (line, hash)
    select number, decode(hash, 'hex')
    from unnest(${lines.map(({ number }) => number)}::integer[], ${lines.map(({ hash }) => hash)}::text[])
      as l (number, hash)
    on conflict do nothing`.execute(tx)
}
