import type { Db, Tx } from '@poyraz/db'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Draw } from './draw.ts'
import type { DrawRow } from './store.ts'

/** Closed, inactive and excluded accounts have no tickets (R41, R65). */
const IS_OUT = sql`(not g.active or g.closed_at is not null or g.excluded)`

export type Due = { readonly playerId: string; readonly have: number; readonly due: number }

/**
 * Lists the players (or the given one) who have fewer or more tickets of a draw than they earned. Only
 * qualifying deposits earn tickets.
 */
export async function dueTickets(db: Db, draw: Draw, playerId: string | null): Promise<readonly Due[]> {
  const { id, opensAt, closesAt, perTicket, ticketsMax } = draw
  const players =
    playerId === null
      ? sql`promotions.depositors(${opensAt}, ${closesAt})`
      : sql`(values (${playerId}::uuid))`
  const ofOne = playerId === null ? sql`` : sql`and player_id = ${playerId}`
  const { rows } = await sql<Due>`
    with earned as (
      select o.player,
        least(${ticketsMax}::integer, div(sum(d.qualifying), ${perTicket}::bigint))::integer as tickets
      from ${players} o (player)
      cross join lateral promotions.qualifying_deposits(o.player, ${opensAt}, ${closesAt},
        ${ticketsMax}::bigint * ${perTicket}::bigint) d
      where not exists (
        select from compliance.gate g
        where g.player_id = o.player and ${IS_OUT})
      group by o.player
    ), held as (
      select player_id, count(*)::integer as tickets from promotions.ticket
      where draw_id = ${id} ${ofOne} group by player_id
    )
    select coalesce(e.player, h.player_id) as "playerId", coalesce(h.tickets, 0) as have,
      coalesce(e.tickets, 0) as due
    from earned e full join held h on h.player_id = e.player
    where coalesce(e.tickets, 0) <> coalesce(h.tickets, 0) order by 1`.execute(db)
  return rows
}

/**
 * Locks the gates of everyone who deposited while the draw was open: until the transaction ends none of them
 * closes the account or self-excludes.
 */
export async function lockOwners(tx: Tx, { opensAt, closesAt }: Draw): Promise<void> {
  await sql`
    select compliance.lock_gates(array(select promotions.depositors(${opensAt}, ${closesAt})))`.execute(tx)
}

export type NewTicket = {
  readonly id: string
  readonly playerId: string
  readonly place: number
}

/** Inserts tickets with the next numbers. The caller has locked the draw's row. */
export async function insertTickets(
  tx: Tx,
  { id, issued }: Pick<DrawRow, 'id' | 'issued'>,
  { tickets, at }: { tickets: readonly NewTicket[]; at: Date },
): Promise<void> {
  await sql`
    insert into promotions.ticket (draw_id, number, id, player_id, place, earned_at)
    select ${id}, ${issued}::integer + t.n, t.id, t.player_id, t.place, ${at}
    from unnest(${tickets.map((one) => one.id)}::uuid[], ${tickets.map((one) => one.playerId)}::uuid[],
      ${tickets.map((one) => one.place)}::integer[]) with ordinality as t (id, player_id, place, n)`.execute(
    tx,
  )
  await sql`update promotions.draw set issued = issued + ${tickets.length} where id = ${id}`.execute(tx)
}

/** Deletes the tickets of accounts that may not have any by now. The caller locked the draw's row and the gates. */
export async function voidClosed(tx: Tx, drawId: string): Promise<void> {
  const { rows } = await sql<{ playerId: string }>`
    select distinct player_id as "playerId" from promotions.ticket join compliance.gate g using (player_id)
    where draw_id = ${drawId} and ${IS_OUT}`.execute(tx)
  await voidTickets(
    tx,
    drawId,
    rows.map(({ playerId }) => ({ playerId, due: 0 })),
  )
}

/** Deletes the newest tickets of players who have more than they earned. The caller locked the draw's row. */
export async function voidTickets(
  tx: Tx,
  drawId: string,
  excess: readonly Pick<Due, 'playerId' | 'due'>[],
): Promise<void> {
  if (excess.length === 0) return
  const { numAffectedRows } = await sql`
    delete from promotions.ticket t
    using unnest(${excess.map(({ playerId }) => playerId)}::uuid[], ${excess.map(({ due }) => due)}::integer[])
      as e (player_id, due)
    where t.draw_id = ${drawId} and t.player_id = e.player_id and t.place > e.due`.execute(tx)
  await sql`update promotions.draw set voided = voided + ${numAffectedRows} where id = ${drawId}`.execute(tx)
}

/** Returns a line `number:id` per ticket of the draw, ordered by number. */
export async function ticketLines(tx: Tx, drawId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select number || ':' || id as line from promotions.ticket where draw_id = ${drawId} order by number`.execute(
    tx,
  )
  return rows.map(({ line }) => line)
}

export type Ticket = {
  readonly id: string
  readonly drawId: string
  readonly number: number
  readonly earnedAt: Date
  /** In kuruş; null until the draw. */
  readonly prize: Kurus | null
}

export type TicketQuery = {
  readonly playerId: string
  readonly id: string | null
  readonly from: Date | null
  /** Exclusive. */
  readonly to: Date | null
  readonly descending: boolean
  readonly limit: number
  readonly offset: number
}

/** Returns a page of a player's tickets ordered by the time they were earned, with the total count. */
export async function listTickets(
  db: Db,
  query: TicketQuery,
): Promise<{ items: readonly Ticket[]; total: number }> {
  const fits = sql`
    player_id = ${query.playerId} and (${query.id}::uuid is null or id = ${query.id})
    and (${query.from}::timestamptz is null or earned_at >= ${query.from})
    and (${query.to}::timestamptz is null or earned_at < ${query.to})`
  const direction = query.descending ? sql`desc` : sql`asc`
  const [page, count] = await Promise.all([
    sql<Omit<Ticket, 'prize'> & { prize: bigint | null }>`
      select id, draw_id as "drawId", number, earned_at as "earnedAt", prize from promotions.ticket where ${fits}
      order by earned_at ${direction}, number ${direction}
      limit ${query.limit} offset ${query.offset}`.execute(db),
    sql<{ total: bigint }>`select count(*) as total from promotions.ticket where ${fits}`.execute(db),
  ])
  const items = page.rows.map(({ prize, ...row }) => ({
    ...row,
    prize: prize === null ? null : kurus(prize),
  }))
  return { items, total: Number(count.rows[0]?.total ?? 0) }
}
