import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

export async function insertFlight(tx: Tx, roundId: string): Promise<void> {
  await sql`insert into tables.flight (round_id) values (${roundId})`.execute(tx)
}

/** Writes the start of a flight, in whole milliseconds. */
export async function writeStart(tx: Tx, roundId: string, startsAt: Date): Promise<void> {
  await sql`update tables.flight set starts_at = ${startsAt} where round_id = ${roundId}`.execute(tx)
}

export type NewFlightBet = {
  readonly betId: string
  readonly target: number | null
  readonly most: number
}

export async function insertFlightBets(tx: Tx, bets: readonly NewFlightBet[]): Promise<void> {
  if (bets.length === 0) return
  const rows = bets.map(({ betId, target, most }) => ({ bet_id: betId, target, most }))
  await sql`
    insert into tables.flight_bet (bet_id, target, most)
    select bet_id, target, most
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (bet_id uuid, target integer, most integer)`.execute(tx)
}

export type FlightBet = {
  readonly betId: string
  readonly roundId: string
  readonly playerId: string
  readonly spot: string
  readonly stake: number
  readonly target: number | null
  /** Multiplier at which the bet is cashed out at the latest. */
  readonly most: number
  readonly paid: number | null
  readonly win: number | null
  readonly state: 'open' | 'settled' | 'void'
}

const FLIGHT_BET = sql`b.id as "betId", b.round_id as "roundId", b.player_id as "playerId",
  (select jsonb_object_keys(b.spots)) as spot, b.stake::float8 as stake, f.target, f.most, f.paid,
  b.win::float8 as win, b.state`

/** Returns the bets of a player in a round, the oldest first. */
export async function listOwnFlights(
  db: Db,
  roundId: string,
  playerId: string,
): Promise<readonly FlightBet[]> {
  const { rows } = await sql<FlightBet>`
    select ${FLIGHT_BET} from tables.bet b join tables.flight_bet f on f.bet_id = b.id
    where b.round_id = ${roundId} and b.player_id = ${playerId} and b.state <> 'void' order by b.seq`.execute(
    db,
  )
  return rows
}

/** Returns the bets that still fly, the oldest first. */
export async function listFlying(db: Db, roundId: string): Promise<readonly FlightBet[]> {
  const { rows } = await sql<FlightBet>`
    select ${FLIGHT_BET} from tables.bet b join tables.flight_bet f on f.bet_id = b.id
    where b.round_id = ${roundId} and b.state = 'open' order by b.seq`.execute(db)
  return rows
}

/** Locks a bet of a player for its cash-out. */
export async function lockFlightBet(tx: Tx, betId: string, playerId: string): Promise<FlightBet | undefined> {
  const { rows } = await sql<FlightBet>`
    select ${FLIGHT_BET} from tables.bet b join tables.flight_bet f on f.bet_id = b.id
    where b.id = ${betId} and b.player_id = ${playerId} for update of b`.execute(tx)
  return rows[0]
}

/** Multiplier that a bet is paid at, and the time of its player's cash-out if there was one. */
export type PaidFlight = {
  readonly betId: string
  readonly paid: number
  readonly cashedMs: number | null
}

export async function writePaid(tx: Tx, paid: readonly PaidFlight[]): Promise<void> {
  if (paid.length === 0) return
  const rows = paid.map((one) => ({ bet_id: one.betId, paid: one.paid, cashed_ms: one.cashedMs }))
  await sql`
    update tables.flight_bet f set paid = n.paid, cashed_ms = n.cashed_ms
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as n (bet_id uuid, paid integer, cashed_ms integer)
    where f.bet_id = n.bet_id`.execute(tx)
}

export type FlightCrowd = {
  readonly count: number
  readonly cashed: number
  readonly bets: readonly {
    readonly betId: string
    readonly player: number
    readonly stake: number
    readonly paid: number | null
    readonly win: number | null
  }[]
}

/** Returns counts of all bets of a round and its greatest bets. Players are numbered instead of named. */
export async function readFlightCrowd(db: Db, roundId: string, limit: number): Promise<FlightCrowd> {
  const { rows } = await sql<FlightCrowd>`
    with bets as (
      select b.id, b.seq, b.stake, b.win, f.paid,
        min(b.seq) over (partition by b.player_id) as first
      from tables.bet b join tables.flight_bet f on f.bet_id = b.id
      where b.round_id = ${roundId} and b.state <> 'void'),
    shown as (
      select id, seq, stake, win, paid, dense_rank() over (order by first) as player
      from bets order by stake desc, seq limit ${limit})
    select (select count(*)::integer from bets) as count,
      (select count(*)::integer from bets where paid > 0) as cashed,
      coalesce((select jsonb_agg(jsonb_build_object('betId', id, 'player', player, 'stake', stake,
        'paid', paid, 'win', win) order by stake desc, seq) from shown), '[]') as bets`.execute(db)
  return rows[0] as FlightCrowd
}
