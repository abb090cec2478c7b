import type { Language, SUPPORT_STATES } from '@poyraz/contract'
import { type Db, plainAddress, type Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type SupportState = (typeof SUPPORT_STATES)[number]

export type SupportMessage = {
  readonly id: string
  /** Short name that people can read out, such as `M-4F7K`. */
  readonly reference: string
  /** Null for a visitor, who has an e-mail address instead. */
  readonly playerId: string | null
  readonly email: string | null
  readonly lang: Language
  readonly subject: string
  readonly body: string
  readonly related: string | null
  readonly state: SupportState
  readonly createdAt: Date
}

export type SupportAnswer = {
  readonly id: string
  readonly body: string
  readonly answeredBy: string
  readonly answeredAt: Date
}

const COLUMNS = sql`id, reference, player_id as "playerId", email, lang, subject, body, related, state,
  created_at as "createdAt"`

/** Returns the network of an address: the address for IPv4, its /64 for IPv6. */
function networkOf(address: string) {
  const plain = plainAddress(address)
  return sql`network(set_masklen(${plain}::inet, case family(${plain}::inet) when 4 then 32 else 64 end))::inet`
}

/** Returns the next number of the sequence that references are made of. */
export async function nextSupportNumber(tx: Tx): Promise<number> {
  const { rows } = await sql<{ number: bigint }>`
    select nextval('engagement.support_number') as number`.execute(tx)
  return Number(rows[0]?.number)
}

export type Origin = { readonly playerId: string } | { readonly address: string }

/** Messages of one writer are added one after the other, and those of all visitors too, on all servers. */
export async function lockSupport(tx: Tx, origin: Origin): Promise<void> {
  const name = 'playerId' in origin ? origin.playerId : 'visitors'
  await sql`
    select pg_advisory_xact_lock(hashtextextended(${`engagement.support ${name}`}, 0))`.execute(tx)
}

/** Counts the messages of a player, or of a network without a session, since a time. */
export async function countSupportMessages(tx: Tx, origin: Origin, since: Date): Promise<number> {
  const byOrigin =
    'playerId' in origin ? sql`player_id = ${origin.playerId}` : sql`network = ${networkOf(origin.address)}`
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from engagement.support_message
    where ${byOrigin} and created_at > ${since}`.execute(tx)
  return rows[0]?.count ?? 0
}

/** Counts the visitors' messages without an answer, no further than `max`. */
export async function countOpenOfVisitors(tx: Tx, max: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      select from engagement.support_message where state = 'open' and player_id is null limit ${max}
    ) counted`.execute(tx)
  return rows[0]?.count ?? 0
}

export async function insertSupportMessage(
  tx: Tx,
  message: Omit<SupportMessage, 'state'> & { readonly address: string | null },
): Promise<void> {
  const { id, reference, playerId, email, lang, subject, body, related, createdAt, address } = message
  const network = address === null ? sql`null` : networkOf(address)
  await sql`
    insert into engagement.support_message (id, reference, player_id, email, network, lang, subject, body,
      related, state, created_at, changed_at)
    values (${id}, ${reference}, ${playerId}, ${email}, ${network}, ${lang}, ${subject}, ${body}, ${related},
      'open', ${createdAt}, ${createdAt})`.execute(tx)
}

export type Listed = { readonly items: readonly SupportMessage[]; readonly total: number }
type Paging = { readonly limit: number; readonly offset: number }

/** Returns a page of a player's messages, the latest first. */
export function listOwnMessages(db: Db, playerId: string, paging: Paging): Promise<Listed> {
  return listWhere(db, sql`player_id = ${playerId}`, sql`created_at desc, id desc`, paging)
}

/** Returns a page of the messages in one state, the oldest first. */
export function listMessagesInState(db: Db, state: SupportState, paging: Paging): Promise<Listed> {
  return listWhere(db, sql`state = ${state}`, sql`created_at, id`, paging)
}

type Sql = ReturnType<typeof sql>

async function listWhere(db: Db, condition: Sql, order: Sql, { limit, offset }: Paging): Promise<Listed> {
  const [page, count] = await Promise.all([
    sql<SupportMessage>`
      select ${COLUMNS} from engagement.support_message where ${condition}
      order by ${order} limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: bigint }>`
      select count(*) as total from engagement.support_message where ${condition}`.execute(db),
  ])
  return { items: page.rows, total: Number(count.rows[0]?.total ?? 0) }
}

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i

/** Finds a message by its id or reference. In a transaction, `lock` keeps it until the end. */
export async function findSupportMessage(
  db: Db,
  name: string,
  { lock }: { readonly lock: boolean },
): Promise<SupportMessage | undefined> {
  const condition = UUID.test(name) ? sql`id = ${name}` : sql`reference = upper(${name})`
  const { rows } = await sql<SupportMessage>`
    select ${COLUMNS} from engagement.support_message
    where ${condition} ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

/** Returns the answers of these messages by message, the earliest first. */
export async function answersOf(
  db: Db,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, readonly SupportAnswer[]>> {
  const { rows } = await sql<SupportAnswer & { messageId: string }>`
    select id, message_id as "messageId", body, answered_by as "answeredBy", answered_at as "answeredAt"
    from engagement.support_answer where message_id = any(${[...messageIds]}::uuid[])
    order by answered_at, id`.execute(db)
  return Map.groupBy(rows, ({ messageId }) => messageId)
}

export async function insertAnswer(
  tx: Tx,
  { id, messageId, body, answeredBy, answeredAt }: SupportAnswer & { readonly messageId: string },
): Promise<void> {
  await sql`
    insert into engagement.support_answer (id, message_id, body, answered_by, answered_at)
    values (${id}, ${messageId}, ${body}, ${answeredBy}, ${answeredAt})`.execute(tx)
}

export async function setSupportState(tx: Tx, id: string, state: SupportState, at: Date): Promise<void> {
  await sql`
    update engagement.support_message set state = ${state}, changed_at = ${at} where id = ${id}`.execute(tx)
}

/** Removes the networks of visitors that are older than a time. */
export async function forgetNetworks(db: Db, createdBefore: Date): Promise<void> {
  await sql`
    update engagement.support_message set network = null
    where network is not null and created_at <= ${createdBefore}`.execute(db)
}

/** Deletes messages, with their answers, that nobody changed for so long. */
export async function deleteSupportMessages(
  db: Db,
  before: { readonly visitors: Date; readonly players: Date },
): Promise<void> {
  await sql`
    delete from engagement.support_message
    where changed_at <= ${before.visitors} and (player_id is null or changed_at <= ${before.players})`.execute(
    db,
  )
}
