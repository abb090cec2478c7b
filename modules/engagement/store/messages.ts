import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { OutgoingMessage, StoredMessage } from '../message.ts'

type Row = {
  id: string
  channel: 'mail' | 'sms'
  recipient: string
  subject: string | null
  body: string
  lang: 'tr' | 'en'
  state: StoredMessage['state']
  created_at: Date
}

const COLUMNS = sql`id, channel, recipient, subject, body, lang, state, created_at`

export async function insertMessage(
  tx: Tx,
  message: OutgoingMessage & { id: string; state: 'kept' | 'queued'; createdAt: Date },
): Promise<void> {
  await sql`
    insert into engagement.message (id, channel, recipient, subject, body, lang, state, created_at)
    values (${message.id}, ${message.channel}, ${message.to}, ${message.subject}, ${message.body},
      ${message.lang}, ${message.state}, ${message.createdAt})`.execute(tx)
}

export async function findMessage(db: Db, id: string): Promise<StoredMessage | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from engagement.message where id = ${id}`.execute(db)
  return rows[0] && toMessage(rows[0])
}

/** The latest messages, newest first. */
export async function latestMessages(db: Db, limit: number): Promise<readonly StoredMessage[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from engagement.message order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows.map(toMessage)
}

export async function markSent(db: Db, id: string, at: Date): Promise<void> {
  await sql`update engagement.message set state = 'sent', sent_at = ${at} where id = ${id}`.execute(db)
}

/** Marks a message as undeliverable, and empties its body. */
export async function markRefused(db: Db, id: string): Promise<void> {
  await sql`update engagement.message set state = 'refused', body = '' where id = ${id}`.execute(db)
}

/** Empties bodies of old messages. The rows stay as evidence that they were sent. */
export async function emptyMessages(
  db: Db,
  { sentBefore, createdBefore }: { readonly sentBefore: Date; readonly createdBefore: Date },
): Promise<void> {
  await sql`
    update engagement.message set body = ''
    where body <> '' and (sent_at <= ${sentBefore} or created_at <= ${createdBefore})`.execute(db)
}

export async function deleteMessages(db: Db, createdBefore: Date): Promise<void> {
  await sql`delete from engagement.message where created_at <= ${createdBefore}`.execute(db)
}

function toMessage({ recipient, created_at, ...row }: Row): StoredMessage {
  return { ...row, to: recipient, createdAt: created_at }
}
