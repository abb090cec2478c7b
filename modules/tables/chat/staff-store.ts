import type { CHAT_REPORT_REASONS } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { Setting } from './store.ts'

/** A message as staff see it. */
export type ListedMessage = {
  readonly messageId: string
  readonly tableId: number
  readonly playerId: string
  readonly text: string
  readonly at: Date
  readonly deletedBy: string | null
}
export type Reported = ListedMessage & {
  readonly reports: number
  readonly reasons: (typeof CHAT_REPORT_REASONS)[number][]
}
type Page = { readonly limit: number; readonly offset: number }
type Listed<T> = { readonly items: readonly T[]; readonly total: number }

const MESSAGE = sql`m.id as "messageId", m.table_id as "tableId", m.player_id as "playerId", m.text, m.at,
  m.deleted_by as "deletedBy"`

/** Returns messages of a table or a player, or all of them, the newest first. */
export async function listMessages(
  db: Db,
  filter: Page & { readonly tableId: number | null; readonly playerId: string | null },
): Promise<Listed<ListedMessage>> {
  const { tableId, playerId, limit, offset } = filter
  const found = sql`from tables.chat_message m where (${tableId}::integer is null or m.table_id = ${tableId})
    and (${playerId}::uuid is null or m.player_id = ${playerId})`
  const { rows } = await sql<ListedMessage>`
    select ${MESSAGE} ${found} order by m.at desc, m.id desc limit ${limit} offset ${offset}`.execute(db)
  return { items: rows, total: await countOf(db, found) }
}

/** Returns reported messages that are not deleted, those with most reports first. */
export async function listReported(db: Db, { limit, offset }: Page): Promise<Listed<Reported>> {
  const found = sql`from tables.chat_message m
    where m.deleted_by is null and exists (select from tables.chat_report r where r.message_id = m.id)`
  const { rows } = await sql<Reported>`
    select ${MESSAGE}, r.reports, r.reasons
    from tables.chat_message m cross join lateral (
      select count(*)::integer as reports, array_agg(distinct reason order by reason) as reasons
      from tables.chat_report where message_id = m.id) r
    where m.deleted_by is null and r.reports > 0
    order by r.reports desc, m.id desc limit ${limit} offset ${offset}`.execute(db)
  return { items: rows, total: await countOf(db, found) }
}

async function countOf(db: Db, found: ReturnType<typeof sql>): Promise<number> {
  const { rows } = await sql<{ total: number }>`select count(*)::integer as total ${found}`.execute(db)
  return rows[0]?.total ?? 0
}

/** Hides a message from players. Returns its table, or `null` if there is no such visible message. */
export async function hideMessage(tx: Tx, messageId: string, by: string): Promise<number | null> {
  const { rows } = await sql<{ tableId: number }>`
    update tables.chat_message set deleted_by = ${by} where id = ${messageId} and deleted_by is null
    returning table_id as "tableId"`.execute(tx)
  return rows[0]?.tableId ?? null
}

/** Sets until when a writer is muted; false for a player who never wrote. */
export async function muteWriter(tx: Tx, playerId: string, until: Date | null): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update tables.chat_writer set muted_until = ${until} where player_id = ${playerId}`.execute(tx)
  return numAffectedRows === 1n
}

export async function writeSetting(tx: Tx, tableId: number, { isOpen, slowMs }: Setting): Promise<void> {
  await sql`insert into tables.chat_setting (table_id, is_open, slow_ms)
    values (${tableId}, ${isOpen}, ${slowMs})
    on conflict (table_id) do update set is_open = excluded.is_open, slow_ms = excluded.slow_ms`.execute(tx)
}
