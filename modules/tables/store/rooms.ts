import type { Db, Tx } from '@poyraz/db'
import type { SeatSeed } from '@poyraz/fairness'
import type { HeldRoom } from '@poyraz/rooms'
import { sql } from 'kysely'
import type { StoredHands } from '../blackjack/hands.ts'
import type { StoredPoker } from '../poker/stored-poker.ts'

export type Phase = 'betting' | 'drawing' | 'result'
type Outcome = Record<string, never>

/** A table with its present round. `now` is the time of the read. */
export type Room = {
  readonly tableId: number
  readonly version: number
  readonly phase: Phase
  readonly endsAt: Date
  readonly now: Date
  readonly roundId: string
  /** Chain of the round; `null` for a round that is dealt by hand. */
  readonly seasonId: string | null
  /** True after a restore: the outcome of the round may be known, so it takes no further bets. */
  readonly isRetired: boolean
  readonly number: number
  /** Name under which the cards of the round are committed. */
  readonly handId: string
  /** Seeds that players added to this round, by their place. The list is complete when the round opens. */
  readonly seats: readonly SeatSeed[]
  readonly outcome: Outcome | null
  readonly label: string | null
  /** Merkle root of the cards of the round, in games with hidden cards. */
  readonly root: string | null
  /** The hands of the round, once they are dealt. */
  readonly hands: StoredHands | null
  /** The open cards of a round of poker against the house, once they are dealt. */
  readonly poker: StoredPoker | null
  /** True if the table rests: it waits for a watcher or for its opening hours, and takes no bets. */
  readonly rests: boolean
  readonly isWatched: boolean
  /** Seat numbers with a player, also those kept from the round before. */
  readonly taken: readonly number[]
  /** True for a round of crash, from its betting on. */
  readonly hasFlight: boolean
  /** Start of the flight; `null` while bets are open. */
  readonly startsAt: Date | null
  /** Name of the staff account that has the table; `null` without a lease in force. */
  readonly dealerName: string | null
  readonly isOffered: boolean
  /** Values that the dealer entered in this round, in their order. */
  readonly entered: readonly number[]
}

/** Seeds of a round `r` by their place. */
export const SEATS = sql<readonly SeatSeed[]>`(
  select coalesce(jsonb_agg(jsonb_build_object('commit', q.seat_commit, 'seed', q.seed) order by q.place), '[]')
  from tables.seat_seed q where q.season_id = r.season_id and q.number = r.number)`

const now = (at: Date | null) => sql`coalesce(${at}::timestamptz, clock_timestamp())`
const roomAt = (at: Date | null) => sql`
  select m.table_id as "tableId", m.version::float8 as version, m.phase, m.ends_at as "endsAt", ${now(at)} as now,
    r.id as "roundId", r.season_id as "seasonId", z.retired_at is not null as "isRetired", r.number, r.outcome, r.label,
    coalesce(r.hand, r.id::text) as "handId", ${SEATS} as seats,
    m.rests, (select watched_until > ${now(at)} from tables.attendance) as "isWatched",
    s.root, s.hands, s.poker,
    array(select seat from tables.place p where p.round_id = r.id order by seat) as taken,
    f.round_id is not null as "hasFlight", f.starts_at as "startsAt",
    d.name as "dealerName", coalesce(d.is_offered, false) as "isOffered",
    array(select value from tables.entry e where e.round_id = r.id and e.voided_at is null
      order by e.index) as entered
  from tables.room m join tables.round r on r.id = m.round_id
    left join tables.season z on z.id = r.season_id left join tables.shoe s on s.round_id = r.id
    left join tables.flight f on f.round_id = r.id
    left join tables.dealer d on d.table_id = m.table_id and d.lease_until > ${now(at)}`

export async function findRooms(db: Db, at: Date | null): Promise<readonly Room[]> {
  return (await sql<Room>`${roomAt(at)} order by m.table_id`.execute(db)).rows
}

export async function findRoom(db: Db, tableId: number, at: Date | null): Promise<Room | undefined> {
  return (await sql<Room>`${roomAt(at)} where m.table_id = ${tableId}`.execute(db)).rows[0]
}

/**
 * Locks a room in share mode and reads it afterwards. Many bets hold the lock together. The next step waits
 * for all of them, so no bet is accepted after the draw.
 */
export async function shareRoom(tx: Tx, tableId: number, at: Date | null): Promise<Room | undefined> {
  await sql`select from tables.room where table_id = ${tableId} for share`.execute(tx)
  return findRoom(tx, tableId, at)
}

/** Locks a room exclusively for a decision, and reads it afterwards. */
export async function lockForDecision(tx: Tx, tableId: number, at: Date | null): Promise<Room | undefined> {
  await sql`select from tables.room where table_id = ${tableId} for update`.execute(tx)
  return findRoom(tx, tableId, at)
}

/** Locks a room exclusively for its step; `undefined` if the token is not the newest. */
export async function lockRoom(tx: Tx, held: HeldRoom, at: Date | null): Promise<Room | undefined> {
  const { rows } = await sql`
    select from tables.room where table_id = ${held.roomId} and token = ${held.token} for update`.execute(tx)
  return rows.length === 0 ? undefined : findRoom(tx, held.roomId, at)
}

/** True for a round that a dealer deals by hand. */
export const isByHand = ({ seasonId }: Pick<Room, 'seasonId'>): boolean => seasonId === null

/** Writes the next phase of a room; it ends `lengthMs` after now. Returns the end. */
export async function writePhase(
  tx: Tx,
  next: {
    readonly tableId: number
    readonly roundId: string
    readonly phase: Phase
    readonly lengthMs: number
    readonly rests?: boolean
  },
  at: Date | null,
): Promise<Date> {
  const { rows } = await sql<{ endsAt: Date }>`
    update tables.room set phase = ${next.phase}, round_id = ${next.roundId}, version = version + 1,
      rests = ${next.rests ?? false}, ends_at = ${now(at)} + ${next.lengthMs} * interval '1 millisecond'
    where table_id = ${next.tableId} returning ends_at as "endsAt"`.execute(tx)
  return (rows[0] as { endsAt: Date }).endsAt
}

/** Creates the room of a table with a free lease. Throws if the table has a room. */
export async function insertRoom(
  tx: Tx,
  room: {
    readonly tableId: number
    readonly roundId: string
    readonly lengthMs: number
    readonly rests: boolean
  },
  at: Date | null,
): Promise<void> {
  await sql`
    insert into tables.room (table_id, phase, round_id, rests, ends_at, lease_until)
    values (${room.tableId}, 'betting', ${room.roundId}, ${room.rests},
      ${now(at)} + ${room.lengthMs} * interval '1 millisecond', ${now(at)})`.execute(tx)
}

/**
 * Renews the leases of a server, takes expired ones of the tables that it knows, and returns all that it
 * holds.
 */
export async function holdRooms(
  db: Db,
  lease: { readonly owner: string; readonly leaseMs: number; readonly tableIds: readonly number[] },
  at: Date | null,
): Promise<readonly HeldRoom[]> {
  const { owner, leaseMs, tableIds } = lease
  const { rows } = await sql<{ roomId: number; token: number; endsAt: Date }>`
    update tables.room set owner = ${owner}, token = case owner when ${owner} then token else token + 1 end,
      lease_until = ${now(at)} + ${leaseMs} * interval '1 millisecond'
    where table_id = any (${[...tableIds]}::integer[]) and (owner = ${owner} or lease_until <= ${now(at)})
    returning table_id as "roomId", token::float8 as token, ends_at as "endsAt"`.execute(db)
  return rows.map(({ endsAt, ...room }) => ({ ...room, dueMs: endsAt.getTime() }))
}

export async function releaseRooms(db: Db, owner: string, at: Date | null): Promise<void> {
  await sql`update tables.room set lease_until = ${now(at)} where owner = ${owner}`.execute(db)
}
