import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export type FeedState = { readonly number: number; readonly down: boolean; readonly aliveAt: Date }

export const FEED_ALARMS = [
  /** Fails the schema. */
  'invalid',
  /** Older than what is known of its event. */
  'backwards',
  /** Has the number or the sequence of a known message, and another content. */
  'contradiction',
  /** Messages before it are missing. */
  'gap',
  /** The source was silent for too long. */
  'stall',
  /** About an event that no fixture has announced. */
  'unknown_event',
] as const
export type FeedAlarmKind = (typeof FEED_ALARMS)[number]

const STATE = sql`number::float8 as number, down, alive_at as "aliveAt" from sports.feed`

/** Creates the row of a source at its first use: its events take no bets before the first recovery. */
export async function openFeed(db: Db, source: string, at: Date): Promise<void> {
  await sql`insert into sports.feed (source, alive_at, down) values (${source}, ${at}, true)
    on conflict (source) do nothing`.execute(db)
}

export async function readFeed(db: Db, source: string): Promise<FeedState> {
  const { rows } = await sql<FeedState>`select ${STATE} where source = ${source}`.execute(db)
  return stateOf(rows)
}

/** Locks a source: its messages are applied one after another, whichever server received them. */
export async function lockFeed(tx: Tx, source: string): Promise<FeedState> {
  const { rows } = await sql<FeedState>`
    select ${STATE} where source = ${source} for no key update`.execute(tx)
  return stateOf(rows)
}

function stateOf([row]: readonly FeedState[]): FeedState {
  if (row === undefined) throw new Error('the feed is not open')
  return row
}

export async function saveAlive(db: Db, source: string, at: Date): Promise<void> {
  await sql`update sports.feed set alive_at = greatest(alive_at, ${at}) where source = ${source}`.execute(db)
}

type Applied = {
  readonly source: string
  readonly number: number
  readonly digest: Buffer
  readonly at: Date
}

export async function addFeedMessage(tx: Tx, { source, number, digest, at }: Applied): Promise<void> {
  await sql`insert into sports.feed_message (source, number, digest, at)
    values (${source}, ${number}, ${digest}, ${at})`.execute(tx)
  await sql`update sports.feed set number = ${number} where source = ${source}`.execute(tx)
}

export async function findDigest(tx: Tx, source: string, number: number): Promise<Buffer | undefined> {
  const { rows } = await sql<{ digest: Buffer }>`
    select digest from sports.feed_message where source = ${source} and number = ${number}`.execute(tx)
  return rows[0]?.digest
}

export type FeedAlarm = {
  readonly source: string
  readonly at: Date
  readonly kind: FeedAlarmKind
  readonly eventId: number | null
  /** The text of a message that was refused. */
  readonly message: string | null
}

export async function addAlarm(tx: Tx, { source, at, kind, eventId, message }: FeedAlarm): Promise<void> {
  await sql`insert into sports.alarm (source, at, kind, event_id, message)
    values (${source}, ${at}, ${kind}, ${eventId}, ${message})`.execute(tx)
}

/** Takes the messages that waited for these events, in the order in which they came. */
export async function takeWaiting(tx: Tx, eventIds: readonly number[]): Promise<readonly string[]> {
  const { rows } = await sql<{ message: string }>`
    with taken as (delete from sports.alarm
      where kind = 'unknown_event' and event_id = any (${eventIds}) returning id, message)
    select message from taken order by id`.execute(tx)
  return rows.map(({ message }) => message)
}

/** Marks a source; returns false if it is marked so already. */
export async function markDown(tx: Tx, source: string, down: boolean): Promise<boolean> {
  const { rows } = await sql`update sports.feed set down = ${down}
    where source = ${source} and down <> ${down} returning source`.execute(tx)
  return rows.length > 0
}

/** Stops events of a source whose messages are missing. */
export async function stopEvents(tx: Tx, eventIds: readonly number[]): Promise<void> {
  await sql`update sports.event set feed_stop = 'stall', version = version + 1
    where id = any (${eventIds}) and feed_stop is null and state in ('upcoming', 'live')`.execute(tx)
}

/** Returns the ids of the events that are not over, in the order in which they are locked. */
export async function openEventIds(tx: Tx): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select e.id from sports.event e join sports.league l on l.id = e.league_id
    where e.state in ('upcoming', 'live') and not l.is_virtual order by e.id`.execute(tx)
  return rows.map(({ id }) => id)
}
