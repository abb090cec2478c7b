import type { DocumentKind } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { staffActor } from '@poyraz/kernel'
import { sql } from 'kysely'

export type DocumentState = 'draft' | 'submitted' | 'accepted' | 'refused'

export type Document = {
  readonly id: string
  readonly playerId: string
  readonly kind: DocumentKind
  readonly state: DocumentState
  /** File name in the vault. */
  readonly file: string
  readonly bytes: number
  readonly uploadedAt: Date
}

const DOCUMENT = sql`
  select id, player_id as "playerId", kind, state, file, bytes, uploaded_at as "uploadedAt"
  from compliance.document`

/** Returns the player's documents, oldest first. */
export async function listDocuments(db: Db, playerId: string): Promise<readonly Document[]> {
  const { rows } = await sql<Document>`
    ${DOCUMENT} where player_id = ${playerId} order by uploaded_at, id`.execute(db)
  return rows
}

export type Submitted = Pick<Document, 'id' | 'playerId' | 'kind'> & { readonly submittedAt: Date }

/** Maximum number of listed players. */
const LISTED_MAX = 250

/**
 * Returns the submitted pictures of the players who wait longest, and the total number of waiting players.
 */
export async function listSubmitted(
  db: Db,
): Promise<{ readonly documents: readonly Submitted[]; readonly total: number }> {
  const { rows } = await sql<Submitted & { readonly total: bigint }>`
    select d.id, d.player_id as "playerId", d.kind, i.submitted_at as "submittedAt", i.total
    from (
      select player_id, submitted_at, count(*) over () as total from compliance.identity w
      where state = 'pending' and exists (
        select from compliance.document where player_id = w.player_id and state = 'submitted')
      order by submitted_at, player_id limit ${LISTED_MAX}
    ) i join compliance.document d using (player_id)
    where d.state = 'submitted'
    order by i.submitted_at, d.player_id, d.uploaded_at, d.id`.execute(db)
  const documents = rows.map(({ id, playerId, kind, submittedAt }) => ({ id, playerId, kind, submittedAt }))
  return { documents, total: Number(rows[0]?.total ?? 0) }
}

/** True if this staff member (bare name) viewed every submitted picture after the submission. */
export async function areAllViewed(tx: Tx, playerId: string, name: string): Promise<boolean> {
  // Compares event ids, not times: clocks of servers differ.
  const { rows } = await sql`
    select from compliance.document d
    where d.player_id = ${playerId} and d.state = 'submitted' and not exists (
      select from compliance.event e
      where e.player_id = d.player_id and e.kind = 'document_viewed' and e.data ->> 'id' = d.id::text
        and split_part(e.actor, '@', 1) = ${staffActor(name)}
        and e.id > (select max(s.id) from compliance.event s
                    where s.player_id = d.player_id and s.kind = 'documents_submitted'))
    limit 1`.execute(tx)
  return rows.length === 0
}

export async function findDocument(db: Db, id: string): Promise<Document | undefined> {
  const { rows } = await sql<Document>`${DOCUMENT} where id = ${id}`.execute(db)
  return rows[0]
}

export async function insertDocument(tx: Tx, document: Document): Promise<void> {
  const { id, playerId, kind, state, file, bytes, uploadedAt } = document
  await sql`
    insert into compliance.document (id, player_id, kind, state, file, bytes, uploaded_at)
    values (${id}, ${playerId}, ${kind}, ${state}, ${file}, ${bytes}, ${uploadedAt})`.execute(tx)
}

/** Deletes the drafts of a kind and returns their file names. */
export async function deleteDrafts(tx: Tx, playerId: string, kind: DocumentKind): Promise<readonly string[]> {
  const { rows } = await sql<{ file: string }>`
    delete from compliance.document
    where player_id = ${playerId} and kind = ${kind} and state = 'draft' returning file`.execute(tx)
  return rows.map((row) => row.file)
}

/** Moves all of a player's documents from one state to another. */
export async function moveDocuments(
  tx: Tx,
  playerId: string,
  { from, to }: { readonly from: DocumentState; readonly to: DocumentState },
): Promise<void> {
  await sql`
    update compliance.document set state = ${to}
    where player_id = ${playerId} and state = ${from}`.execute(tx)
}
