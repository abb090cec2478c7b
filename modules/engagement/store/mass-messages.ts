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
  readonly promotion?: Promotion
}

/** Condition of a message of marketing, which reaches players who agreed to marketing, also by push. */
export type Promotion = {
  /** Page of the site that the push notification opens. */
  readonly path: string
  /** Plain text of the push notification. */
  readonly text: Readonly<Record<Language, string>>
}

/** The player who reads; `isWithheld`: promotions are hidden from the player (protection, R41). */
export type Reader = { readonly playerId: string; readonly isWithheld: boolean }

/** A message in one language, as its reader gets it. */
export type ReceivedMessage = {
  readonly id: string
  readonly title: string
  readonly html: string
  readonly createdAt: Date
  readonly read: boolean
}

export type MessageQuery = Reader & {
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
  const { id, key, playerId, title, html, promotion, at } = message
  const { path = null, text } = promotion ?? {}
  const { rows } = await sql`
    insert into engagement.mass_message
      (id, key, player_id, title_tr, title_en, html_tr, html_en, path, text_tr, text_en, created_at)
    values (${id}, ${key}, ${playerId}, ${title.tr}, ${title.en}, ${html.tr}, ${html.en},
      ${path}, ${text?.tr ?? null}, ${text?.en ?? null}, ${at})
    on conflict (key) do nothing returning id`.execute(tx)
  return rows.length > 0
}

/** A promotion as it was sent. */
export type SentPromotion = Promotion & Pick<MassMessage, 'title'> & { readonly id: string }

/** Returns a promotion by its id or its key. */
export async function findPromotion(
  db: Db,
  by: { readonly id: string } | { readonly key: string },
): Promise<SentPromotion | undefined> {
  const condition = 'id' in by ? sql`id = ${by.id}` : sql`key = ${by.key}`
  const { rows } = await sql<SentPromotion>`
    select id, path, json_build_object('tr', title_tr, 'en', title_en) as title,
      json_build_object('tr', text_tr, 'en', text_en) as text
    from engagement.mass_message where ${condition} and path is not null`.execute(db)
  return rows[0]
}

const seenBy = ({ playerId, isWithheld }: Reader) => sql`(
  (m.player_id is null or m.player_id = ${playerId})
  and (m.path is null or not ${isWithheld}::boolean and exists (
    select from engagement.push_choice c
    where c.player_id = ${playerId} and c.marketing_since <= m.created_at)))`
const readBy = (playerId: string) => sql`exists (
  select from engagement.mass_message_read r where r.player_id = ${playerId} and r.message_id = m.id)`

/** Returns a page of a player's messages, newest first, with the total count. */
export async function listMassMessages(
  db: Db,
  { lang, onlyUnread, limit, offset, ...reader }: MessageQuery,
): Promise<{ items: readonly ReceivedMessage[]; total: number }> {
  const text =
    lang === 'tr' ? sql`m.title_tr as title, m.html_tr as html` : sql`m.title_en as title, m.html_en as html`
  const [page, total] = await Promise.all([
    sql<ReceivedMessage>`
      select m.id, ${text}, m.created_at as "createdAt", ${readBy(reader.playerId)} as read
      from engagement.mass_message m
      where ${seenBy(reader)} and (not ${onlyUnread}::boolean or not ${readBy(reader.playerId)})
      order by m.created_at desc, m.id desc limit ${limit} offset ${offset}`.execute(db),
    onlyUnread ? countUnread(db, reader) : countMassMessages(db, reader),
  ])
  return { items: page.rows, total }
}

async function countMassMessages(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from engagement.mass_message m where ${seenBy(reader)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

export async function countUnread(db: Db, reader: Reader): Promise<number> {
  const { rows } = await sql<{ total: bigint }>`
    select count(*) as total from engagement.mass_message m
    where ${seenBy(reader)} and not ${readBy(reader.playerId)}`.execute(db)
  return Number(rows[0]?.total ?? 0)
}

/**
 * Marks one message of a player as read, or all with `id` null. Messages that are already read do not change.
 * Returns true if the player has such a message.
 */
export async function markRead(
  tx: Tx,
  { id, at, ...reader }: Reader & { readonly id: string | null; readonly at: Date },
): Promise<boolean> {
  const { rows } = await sql<{ known: boolean }>`
    with seen as (
      select m.id from engagement.mass_message m
      where ${seenBy(reader)} and (${id}::uuid is null or m.id = ${id})
    ), noted as (
      insert into engagement.mass_message_read (player_id, message_id, read_at)
      select ${reader.playerId}, seen.id, ${at} from seen on conflict do nothing
    )
    select exists (select from seen) as known`.execute(tx)
  return id === null || (rows[0]?.known ?? false)
}
