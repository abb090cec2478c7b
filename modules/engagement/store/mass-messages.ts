import type { Language } from '@poyraz/contract'
import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** A message to one player, or to all (`playerId` null); `html` is markup. */
export type MassMessage = {
  /** Idempotency key: a second message with the same key is not written. */
  readonly key: string
  readonly playerId: string | null
  readonly title: Readonly<Record<Language, string>>
  readonly html: Readonly<Record<Language, string>>
  /** True for marketing: players who agreed to it also get the title as a push notification. */
  readonly promotes?: boolean
}

/** A message in one language, as its reader gets it. */
export type ReceivedMessage = {
  readonly id: string
  readonly title: string
  readonly html: string
  readonly createdAt: Date
  readonly read: boolean
}

export type MessageQuery = {
  readonly playerId: string
  readonly lang: Language
  readonly onlyUnread: boolean
  readonly limit: number
  readonly offset: number
}

/** Returns false, and writes nothing, when the key was used before. */
export async function insertMassMessage(
  tx: Tx,
  message: MassMessage & { id: string; at: Date },
): Promise<boolean> {
  const { id, key, playerId, title, html, at } = message
  const { rows } = await sql`
    insert into engagement.mass_message (id, key, player_id, title_tr, title_en, html_tr, html_en, created_at)
    values (${id}, ${key}, ${playerId}, ${title.tr}, ${title.en}, ${html.tr}, ${html.en}, ${at})
    on conflict (key) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** Returns the title of a message. */
export async function findMassMessage(db: Db, id: string): Promise<Pick<MassMessage, 'title'> | undefined> {
  const { rows } = await sql<{ tr: string; en: string }>`
    select title_tr as tr, title_en as en from engagement.mass_message where id = ${id}`.execute(db)
  return rows[0] && { title: rows[0] }
}

const seenBy = (playerId: string) => sql`(m.player_id is null or m.player_id = ${playerId})`
const readBy = (playerId: string) => sql`exists (
  select from engagement.mass_message_read r where r.player_id = ${playerId} and r.message_id = m.id)`

/** Returns a page of a player's messages, newest first, with the total count. */
export async function listMassMessages(
  db: Db,
  { playerId, lang, onlyUnread, limit, offset }: MessageQuery,
): Promise<{ items: readonly ReceivedMessage[]; total: number }> {
  const text =
    lang === 'tr' ? sql`m.title_tr as title, m.html_tr as html` : sql`m.title_en as title, m.html_en as html`
  const [page, total] = await Promise.all([
    sql<ReceivedMessage>`
      select m.id, ${text}, m.created_at as "createdAt", ${readBy(playerId)} as read
      from engagement.mass_message m
      where ${seenBy(playerId)} and (not ${onlyUnread}::boolean or not ${readBy(playerId)})
      order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db),
    onlyUnread ? countUnread(db, playerId) : countMassMessages(db, playerId),
  ])
  return { items: page.rows, total }
}

async function countMassMessages(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from engagement.mass_message m where ${seenBy(playerId)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export async function countUnread(db: Db, playerId: string): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from engagement.mass_message m
    where ${seenBy(playerId)} and not ${readBy(playerId)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/**
 * Marks one message of a player as read, or all with `id` null. Messages that are already read do not change.
 * Returns true if the player has such a message.
 */
export async function markRead(
  tx: Tx,
  { playerId, id, at }: { playerId: string; id: string | null; at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with seen as (
      select m.id from engagement.mass_message m
      where ${seenBy(playerId)} and (${id}::uuid is null or m.id = ${id})
    ), noted as (
      insert into engagement.mass_message_read (player_id, message_id, read_at)
      select ${playerId}, seen.id, ${at} from seen on conflict do nothing
    )
    select exists (select from seen) as known`.execute(tx)
  return id === null || (rows[0]?.known ?? false)
}
