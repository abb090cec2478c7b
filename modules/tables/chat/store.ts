import type { Db, Tx } from '@poyraz/db'
import { uuidv7 } from '@poyraz/kernel'
import { sql } from 'kysely'

/** A player as a writer in chats. */
export type Writer = {
  readonly playerId: string
  readonly writerId: string
  readonly number: number
  readonly isNamed: boolean
  readonly mutedUntil: Date | null
  readonly lastAt: Date | null
  readonly lastText: string | null
}
export type Message = Writer & {
  readonly messageId: string
  readonly tableId: number
  readonly text: string
  readonly at: Date
  readonly deletedBy: string | null
}
export type Setting = { readonly isOpen: boolean; readonly slowMs: number }

const WRITER = sql`w.player_id as "playerId", w.writer_id as "writerId", w.number, w.is_named as "isNamed",
  w.muted_until as "mutedUntil", w.last_at as "lastAt", w.last_text as "lastText"`
const MESSAGE = sql`${WRITER}, m.id as "messageId", m.table_id as "tableId", m.text, m.at,
  m.deleted_by as "deletedBy"`

/** Locks the player as a writer until the transaction ends; the first call creates the row. */
export async function lockWriter(tx: Tx, playerId: string, nowMs: number): Promise<Writer> {
  const { rows } = await sql<Writer>`
    insert into tables.chat_writer as w (player_id, writer_id) values (${playerId}, ${uuidv7(nowMs)})
    on conflict (player_id) do update set player_id = excluded.player_id returning ${WRITER}`.execute(tx)
  return rows[0] as Writer
}

export async function findWriter(db: Db, playerId: string): Promise<Writer | undefined> {
  const { rows } = await sql<Writer>`
    select ${WRITER} from tables.chat_writer w where w.player_id = ${playerId}`.execute(db)
  return rows[0]
}

export async function hasWriter(db: Db, writerId: string): Promise<boolean> {
  const { rows } = await sql`select from tables.chat_writer where writer_id = ${writerId}`.execute(db)
  return rows.length > 0
}

export async function insertMessage(
  tx: Tx,
  message: {
    readonly id: string
    readonly tableId: number
    readonly playerId: string
    readonly text: string
    readonly at: Date
  },
): Promise<void> {
  const { id, tableId, playerId, text, at } = message
  await sql`insert into tables.chat_message (id, table_id, player_id, text, at)
    values (${id}, ${tableId}, ${playerId}, ${text}, ${at})`.execute(tx)
  await sql`update tables.chat_writer set last_at = ${at}, last_text = ${text}
    where player_id = ${playerId}`.execute(tx)
}

/** Returns the latest messages that a player sees at a table, the oldest first. */
export async function listSeen(
  db: Db,
  { tableId, playerId, limit }: { tableId: number; playerId: string; limit: number },
): Promise<readonly Message[]> {
  const { rows } = await sql<Message>`
    select ${MESSAGE} from tables.chat_message m join tables.chat_writer w using (player_id)
    where m.table_id = ${tableId} and m.deleted_by is null and not exists (
      select from tables.chat_block b where b.player_id = ${playerId} and b.writer_id = w.writer_id)
    order by m.at desc, m.id desc limit ${limit}`.execute(db)
  return rows.toReversed()
}

export async function listMuted(db: Db, playerId: string): Promise<readonly Writer[]> {
  const { rows } = await sql<Writer>`
    select ${WRITER} from tables.chat_block b join tables.chat_writer w using (writer_id)
    where b.player_id = ${playerId} order by w.number`.execute(db)
  return rows
}

export async function setBlock(tx: Tx, playerId: string, writerId: string, isOn: boolean): Promise<void> {
  if (isOn)
    await sql`insert into tables.chat_block (player_id, writer_id) values (${playerId}, ${writerId})
      on conflict do nothing`.execute(tx)
  else
    await sql`delete from tables.chat_block
      where player_id = ${playerId} and writer_id = ${writerId}`.execute(tx)
}

/** Reports a message that players see; false if there is none. */
export async function insertReport(
  tx: Tx,
  report: {
    readonly messageId: string
    readonly playerId: string
    readonly reason: string
    readonly at: Date
  },
): Promise<boolean> {
  const { rows } = await sql`
    select from tables.chat_message where id = ${report.messageId} and deleted_by is null`.execute(tx)
  if (rows.length === 0) return false
  await sql`insert into tables.chat_report (message_id, player_id, reason, at)
    values (${report.messageId}, ${report.playerId}, ${report.reason}, ${report.at})
    on conflict do nothing`.execute(tx)
  return true
}

export async function setNamed(tx: Tx, playerId: string, isNamed: boolean): Promise<void> {
  await sql`update tables.chat_writer set is_named = ${isNamed} where player_id = ${playerId}`.execute(tx)
}

/** Returns the tables at which messages of a player are kept. */
export async function tablesOfWriter(db: Db, playerId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ tableId: number }>`
    select distinct table_id as "tableId" from tables.chat_message
    where player_id = ${playerId} and deleted_by is null`.execute(db)
  return rows.map(({ tableId }) => tableId)
}

/** Returns the settings that staff made, or `null`. */
export async function findSetting(db: Db, tableId: number): Promise<Setting | null> {
  const { rows } = await sql<Setting>`
    select is_open as "isOpen", slow_ms as "slowMs" from tables.chat_setting
    where table_id = ${tableId}`.execute(db)
  return rows[0] ?? null
}

/** Deletes expired messages; reported ones are kept until the second time. */
export async function deleteMessages(
  db: Db,
  before: { readonly plain: Date; readonly reported: Date },
): Promise<void> {
  await sql`
    delete from tables.chat_message m where m.at < ${before.plain} and (m.at < ${before.reported}
      or not exists (select from tables.chat_report r where r.message_id = m.id))`.execute(db)
}
