import type { Db, Tx } from '@poyraz/db'
import type { RoundProof } from '@poyraz/fairness/verify'
import { type Kurus, kurus } from '@poyraz/kernel'
import { sql } from 'kysely'
import type { Draw } from './draw.ts'

/** What is kept of a draw; the fields of `drawn` come together. */
export type DrawRow = {
  readonly id: string
  readonly commitment: string
  readonly sealedSeed: Uint8Array
  readonly issued: number
  readonly drawn: {
    readonly ticketsHash: string
    readonly serverSeed: string
    readonly rulesHash: string
    readonly outcome: { readonly tickets: number; readonly winners: readonly number[] }
    readonly streams: RoundProof['streams']
  } | null
}

const SELECT = sql`
  select id, commitment, sealed_seed as "sealedSeed", issued,
    case when drawn_at is not null then jsonb_build_object('ticketsHash', tickets_hash, 'serverSeed', server_seed,
      'rulesHash', rules_hash, 'outcome', outcome, 'streams', streams) end as drawn
  from promotions.draw`

export async function drawRows(db: Db): Promise<ReadonlyMap<string, DrawRow>> {
  const { rows } = await sql<DrawRow>`${SELECT}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** No ticket of this draw is given and nobody else draws it until the transaction ends. */
export async function lockDraw(tx: Tx, id: string): Promise<DrawRow | null> {
  const { rows } = await sql<DrawRow>`${SELECT} where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

/** A draw that is there keeps its seed. */
export async function insertDraw(
  db: Db,
  row: { id: string; commitment: string; sealed: Uint8Array },
): Promise<void> {
  await sql`
    insert into promotions.draw (id, commitment, sealed_seed)
    values (${row.id}, ${row.commitment}, ${Buffer.from(row.sealed)})
    on conflict (id) do nothing`.execute(db)
}

export type Due = { readonly playerId: string; readonly have: number; readonly due: number }

/** Players (or the one) who earned more tickets of a draw than they have. */
export async function dueTickets(db: Db, draw: Draw, playerId: string | null): Promise<readonly Due[]> {
  // Two texts, so that the plan of the one reads no more than one player's deposits.
  const ofOne = (column: string) => (playerId === null ? sql`` : sql`and ${sql.ref(column)} = ${playerId}`)
  const { rows } = await sql<Due>`
    with earned as (
      select t.owner,
        least(${draw.ticketsMax}::integer, div(sum(t.amount), ${draw.perTicket}::bigint))::integer as tickets
      from ledger.transfer t
      where t.reason = 'deposit' and t.at >= ${draw.opensAt} and t.at < ${draw.closesAt} ${ofOne('t.owner')}
      group by t.owner
    ), held as (
      select player_id, count(*)::integer as tickets from promotions.ticket
      where draw_id = ${draw.id} ${ofOne('player_id')} group by player_id
    )
    select e.owner as "playerId", coalesce(h.tickets, 0) as have, e.tickets as due
    from earned e left join held h on h.player_id = e.owner
    where e.tickets > coalesce(h.tickets, 0) order by e.owner`.execute(db)
  return rows
}

export type NewTicket = {
  readonly id: string
  readonly playerId: string
  readonly place: number
}

/** Numbers them on from the last one; the draw's row is locked. */
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

/** Every ticket as its line in the list, in the order of numbers: `number:id`. */
export async function ticketLines(tx: Tx, drawId: string): Promise<readonly string[]> {
  const { rows } = await sql<{ line: string }>`
    select number || ':' || id as line from promotions.ticket where draw_id = ${drawId} order by number`.execute(
    tx,
  )
  return rows.map(({ line }) => line)
}

/** Writes the outcome and pays the prizes as cash; answers the players who won. */
export async function writeDrawn(
  tx: Tx,
  id: string,
  written: {
    readonly drawn: NonNullable<DrawRow['drawn']>
    readonly prizes: readonly Kurus[]
    readonly at: Date
  },
): Promise<readonly string[]> {
  const { drawn, prizes, at } = written
  const { ticketsHash, serverSeed, rulesHash, outcome, streams } = drawn
  await sql`
    update promotions.draw set tickets_hash = ${ticketsHash}, server_seed = ${serverSeed},
      rules_hash = ${rulesHash}, outcome = ${JSON.stringify(outcome)}::jsonb,
      streams = ${JSON.stringify(streams)}::jsonb, drawn_at = ${at}
    where id = ${id}`.execute(tx)
  await sql`
    update promotions.ticket t set prize = coalesce(w.prize, 0)
    from promotions.ticket o
    left join unnest(${outcome.winners}::integer[], ${prizes.slice(0, outcome.winners.length)}::bigint[])
      as w (number, prize) on w.number = o.number
    where t.draw_id = ${id} and o.draw_id = t.draw_id and o.number = t.number`.execute(tx)
  const { rows } = await sql<{ player_id: string; status: string }>`
    with won as (
      select dense_rank() over (order by player_id)::integer as n, player_id,
        row_number() over (partition by player_id order by prize desc, number)::integer as leg, prize
      from promotions.ticket where draw_id = ${id} and prize > 0
    )
    select distinct w.player_id, p.status::text as status
    from ledger.post_batch(
      array(select row(n, player_id, 'lottery:' || ${id}::text, sha256(convert_to(${id}::text, 'UTF8')),
              'TRY_PLAY')::ledger.transaction_input
            from won where leg = 1),
      array(select row(n, leg, 'lottery_prize', 'house:bonus', 'cash', prize)::ledger.leg_input from won),
      ${at}) p join won w using (n)`.execute(tx)
  const failed = rows.find(({ status }) => status !== 'created')
  if (failed) throw new Error(`a prize was not paid: ${failed.status}`)
  return rows.map(({ player_id }) => player_id)
}

/** A player's ticket. */
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

/** A page of a player's tickets by the time they were earned, with the count of all that fit. */
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
