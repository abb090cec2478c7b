import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'

type Sides = { readonly homeId: number | null; readonly awayId: number | null }

/** Adds the events of a round in their order. */
export async function addVirtualEvents(
  tx: Tx,
  round: {
    readonly roundId: string
    readonly leagueId: number
    readonly number: number
    readonly startsAt: Date
    readonly sides: readonly Sides[]
  },
): Promise<readonly number[]> {
  const { roundId, leagueId, number, startsAt, sides } = round
  const { rows } = await sql<{ id: number }>`
    with side as (
      select place, (value->>'homeId')::integer as home_id, (value->>'awayId')::integer as away_id
      from jsonb_array_elements(${JSON.stringify(sides)}::jsonb) with ordinality s (value, place)
    ), added as (
      insert into sports.event (id, league_id, season, home_id, away_id, starts_at)
      select nextval('sports.virtual_event_id'), ${leagueId}, ${number}, home_id, away_id, ${startsAt}
      from side order by place
      returning id
    )
    insert into sports.virtual_event (round_id, place, event_id)
    select ${roundId}, row_number() over (order by id) - 1, id from added
    returning event_id as id`.execute(tx)
  return rows.map(({ id }) => id).toSorted((one, other) => one - other)
}

/** Returns the ids of the events of a round in their order. */
export async function virtualEventIds(db: Db, roundId: string): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    select event_id as id from sports.virtual_event where round_id = ${roundId} order by place`.execute(db)
  return rows.map(({ id }) => id)
}

/** Moves the end of the bets on a round. */
export async function moveVirtualEvents(tx: Tx, eventIds: readonly number[], startsAt: Date): Promise<void> {
  await sql`update sports.event set starts_at = ${startsAt}, version = version + 1
    where id = any (${eventIds}) and state = 'upcoming'`.execute(tx)
}

/**
 * Returns true if a coupon has a leg on one of these events. It waits for coupons that are being placed, and
 * later ones wait for the caller.
 */
export async function hasLegs(tx: Tx, eventIds: readonly number[]): Promise<boolean> {
  await sql`select from sports.event where id = any (${eventIds}) order by id for no key update`.execute(tx)
  const { rows } = await sql`select from sports.leg where event_id = any (${eventIds}) limit 1`.execute(tx)
  return rows.length > 0
}

/**
 * Ends the bets on all virtual rounds at once, after a restore. Needs the database role of the owner and
 * stopped servers.
 */
export async function endVirtualBets(tx: Tx): Promise<void> {
  await sql`update sports.event e set starts_at = least(e.starts_at, clock_timestamp())
    from sports.virtual_event v where v.event_id = e.id and e.state = 'upcoming'`.execute(tx)
}
