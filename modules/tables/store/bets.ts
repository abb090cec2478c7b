import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Amounts in kuruş by spot. */
export type Spots = Readonly<Record<string, number>>
export type Seat = {
  readonly roundId: string
  readonly playerId: string
  readonly spots: Spots
  /** The player folded the hand of the ante. */
  readonly folded?: boolean
}
export type StoredBet = {
  readonly id: string
  readonly roundId: string
  readonly playerId: string
  readonly inputHash: string
  readonly spots: Spots
  readonly stake: bigint
}

const BET = sql`id, round_id as "roundId", player_id as "playerId", input_hash as "inputHash", spots, stake`

/**
 * Locks the seats of players in a round, sorted by player to avoid deadlocks, and returns their chips.
 * Creates missing ones.
 */
export async function lockSeats(
  tx: Tx,
  roundId: string,
  playerIds: readonly string[],
): Promise<ReadonlyMap<string, Spots>> {
  const sorted = [...new Set(playerIds)].toSorted()
  const { rows } = await sql<{ playerId: string; spots: Spots }>`
    insert into tables.seat (round_id, player_id, spots, staked)
    select ${roundId}, p, '{}', 0 from unnest(${sorted}::uuid[]) with ordinality as t (p, n) order by n
    on conflict (round_id, player_id) do update set staked = seat.staked
    returning player_id as "playerId", spots`.execute(tx)
  return new Map(rows.map(({ playerId, spots }) => [playerId, spots]))
}

export async function writeSeats(tx: Tx, seats: readonly Seat[]): Promise<void> {
  if (seats.length === 0) return
  const rows = seats.map(({ roundId, playerId, spots }) => ({
    round_id: roundId,
    player_id: playerId,
    spots,
    staked: sumOf(spots),
  }))
  await sql`
    update tables.seat s set spots = n.spots, staked = n.staked
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (round_id uuid, player_id uuid, spots jsonb, staked bigint)
    where s.round_id = n.round_id and s.player_id = n.player_id`.execute(tx)
}

export const sumOf = (spots: Spots): number => Object.values(spots).reduce((sum, amount) => sum + amount, 0)

export async function findSeat(db: Db, roundId: string, playerId: string): Promise<Seat | undefined> {
  const { rows } = await sql<Seat>`
    select round_id as "roundId", player_id as "playerId", spots, folded from tables.seat
    where round_id = ${roundId} and player_id = ${playerId} and staked > 0`.execute(db)
  return rows[0]
}

/** Returns the chips of the last settled round of this player at the table, before the present one. */
export async function findLastSeat(
  db: Db,
  wanted: { readonly tableId: number; readonly playerId: string; readonly before: string },
): Promise<Seat | undefined> {
  const { rows } = await sql<Seat>`
    select s.round_id as "roundId", s.player_id as "playerId", s.spots
    from (select b.round_id from tables.bet b join tables.round r on r.id = b.round_id
           where b.player_id = ${wanted.playerId} and r.table_id = ${wanted.tableId}
             and b.round_id <> ${wanted.before} and b.state = 'settled'
           order by b.placed_at desc limit 1) last
    join tables.seat s on s.round_id = last.round_id and s.player_id = ${wanted.playerId}`.execute(db)
  return rows[0]
}

/** Returns the bets that exist for these keys, by player. */
export async function findByKeys(
  tx: Tx,
  keys: readonly { readonly playerId: string; readonly key: string }[],
): Promise<ReadonlyMap<string, StoredBet>> {
  const { rows } = await sql<StoredBet>`
    select ${BET} from tables.bet b
    join unnest(${keys.map(({ playerId }) => playerId)}::uuid[], ${keys.map(({ key }) => key)}::text[])
      as k (player, asked) on b.player_id = k.player and b.key = k.asked`.execute(tx)
  return new Map(rows.map((bet) => [bet.playerId, bet]))
}

export type NewBet = StoredBet & { readonly key: string; readonly at: Date }

export async function insertBets(tx: Tx, bets: readonly NewBet[]): Promise<void> {
  if (bets.length === 0) return
  const rows = bets.map((bet) => ({
    id: bet.id,
    round_id: bet.roundId,
    player_id: bet.playerId,
    key: bet.key,
    input_hash: bet.inputHash,
    spots: bet.spots,
    stake: Number(bet.stake),
    placed_at: bet.at,
  }))
  await sql`
    insert into tables.bet (id, round_id, player_id, key, input_hash, spots, stake, placed_at)
    select id, round_id, player_id, key, input_hash, spots, stake, placed_at
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as n (id uuid, round_id uuid, player_id uuid,
      key text, input_hash text, spots jsonb, stake bigint, placed_at timestamptz)`.execute(tx)
}

/** Returns open bets of a round, the oldest first: of one player, or of all. */
export async function listOpenBets(
  tx: Tx,
  roundId: string,
  playerId: string | null = null,
): Promise<readonly StoredBet[]> {
  const { rows } = await sql<StoredBet>`
    select ${BET} from tables.bet where round_id = ${roundId} and state = 'open'
      and (${playerId}::uuid is null or player_id = ${playerId}) order by seq`.execute(tx)
  return rows
}

export type SettledBet = Pick<StoredBet, 'id' | 'playerId'>

/** Returns the settled bets of a round, the oldest first. */
export async function listSettledBets(db: Db, roundId: string): Promise<readonly SettledBet[]> {
  const { rows } = await sql<SettledBet>`
    select id, player_id as "playerId" from tables.bet
    where round_id = ${roundId} and state = 'settled' order by seq`.execute(db)
  return rows
}

/** Marks bets as ended: settled with their win, or void where `win` is null. */
export async function endBets(
  tx: Tx,
  ended: readonly { readonly id: string; readonly win: number | null }[],
): Promise<void> {
  if (ended.length === 0) return
  await sql`
    update tables.bet b set state = case when n.win is null then 'void' else 'settled' end, win = n.win
    from jsonb_to_recordset(${JSON.stringify(ended)}::jsonb) as n (id uuid, win bigint)
    where b.id = n.id`.execute(tx)
}

/** Returns true if a bet of the player waits for the end of its round. */
export async function hasOpenBet(db: Db, playerId: string): Promise<boolean> {
  const { rows } = await sql`
    select from tables.bet where player_id = ${playerId} and state = 'open' limit 1`.execute(db)
  return rows.length > 0
}

export type PlayedRound = {
  readonly roundId: string
  readonly tableId: number
  readonly number: number
  readonly label: string | null
  readonly staked: bigint
  readonly win: bigint | null
  readonly at: Date
}

/** Returns a page of the rounds that a player played, the newest first. */
export async function listPlayed(
  db: Db,
  query: {
    readonly playerId: string
    readonly tableId: number | null
    readonly limit: number
    readonly offset: number
  },
): Promise<{ readonly items: readonly PlayedRound[]; readonly total: number }> {
  const played = sql`
    select r.id as "roundId", r.table_id as "tableId", r.number, r.label, sum(b.stake)::bigint as staked,
      case when r.state <> 'open' and bool_and(b.state = 'settled') then sum(b.win)::bigint end as win,
      max(b.placed_at) as at
    from tables.bet b join tables.round r on r.id = b.round_id
    where b.player_id = ${query.playerId} and b.state <> 'void'
      and (${query.tableId}::integer is null or r.table_id = ${query.tableId})
    group by r.id`
  const { rows } = await sql<PlayedRound>`
    ${played} order by at desc limit ${query.limit} offset ${query.offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from (${played}) p`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}
