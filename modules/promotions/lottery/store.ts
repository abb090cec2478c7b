import type { Db, Tx } from '@poyraz/db'
import type { RoundProof } from '@poyraz/fairness/verify'
import type { Kurus } from '@poyraz/kernel'
import { sql } from 'kysely'

/** The outcome of a draw with the inputs that prove it. */
export type Drawn = {
  readonly ticketsHash: string
  readonly serverSeed: string
  readonly rulesHash: string
  /** Winners as 1-based places in the list of tickets. */
  readonly outcome: { readonly tickets: number; readonly winners: readonly number[] }
  readonly streams: RoundProof['streams']
}

/** A draw as stored. */
export type DrawRow = {
  readonly id: string
  readonly commitment: string
  readonly sealedSeed: Uint8Array
  readonly issued: number
  readonly voided: number
  /** `winning`: numbers of the winning tickets, the first prize first. */
  readonly drawn: (Drawn & { readonly winning: readonly number[] }) | null
}

const SELECT = sql`
  select id, commitment, sealed_seed as "sealedSeed", issued, voided,
    case when drawn_at is not null then jsonb_build_object('ticketsHash', tickets_hash, 'serverSeed', server_seed,
      'rulesHash', rules_hash, 'outcome', outcome, 'streams', streams,
      'winning', coalesce(to_jsonb(winning), outcome -> 'winners')) end as drawn
  from promotions.draw`

export async function drawRows(db: Db): Promise<ReadonlyMap<string, DrawRow>> {
  const { rows } = await sql<DrawRow>`${SELECT}`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locks the draw until the transaction ends: no ticket is issued and no other process draws it. */
export async function lockDraw(tx: Tx, id: string): Promise<DrawRow | null> {
  const { rows } = await sql<DrawRow>`${SELECT} where id = ${id} for update`.execute(tx)
  return rows[0] ?? null
}

/** Inserts a draw; an existing draw keeps its seed. */
export async function insertDraw(
  db: Db,
  row: { id: string; commitment: string; sealed: Uint8Array },
): Promise<void> {
  await sql`
    insert into promotions.draw (id, commitment, sealed_seed)
    values (${row.id}, ${row.commitment}, ${Buffer.from(row.sealed)})
    on conflict (id) do nothing`.execute(db)
}

/** Writes the outcome and pays the prizes as cash. Returns the ids of the players who won. */
export async function writeDrawn(
  tx: Tx,
  id: string,
  written: {
    readonly drawn: Drawn
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
  await markWinners(tx, id, { winners: outcome.winners, prizes })
  const { rows } = await sql<{ player_id: string; status: string }>`
    with won as (
      select dense_rank() over (order by player_id)::integer as n, player_id,
        row_number() over (partition by player_id order by prize desc, number)::integer as leg, prize
      from promotions.ticket where draw_id = ${id} and prize > 0
    )
    select distinct w.player_id, p.status::text as status
    from ledger.post_batch(
      array(select ledger.transaction(n, player_id, 'lottery:' || ${id}::text, sha256(convert_to(${id}::text, 'UTF8')))
            from won where leg = 1),
      array(select ledger.leg(n, leg, 'lottery_prize', 'house:bonus', 'cash', prize) from won),
      ${at}) p join won w using (n)`.execute(tx)
  const failed = rows.find(({ status }) => status !== 'created')
  if (failed) throw new Error(`a prize was not paid: ${failed.status}`)
  return rows.map(({ player_id }) => player_id)
}

/** Writes the prize of every ticket (0 for none) by its place, and the winning numbers of the draw. */
async function markWinners(
  tx: Tx,
  id: string,
  { winners, prizes }: { readonly winners: readonly number[]; readonly prizes: readonly Kurus[] },
): Promise<void> {
  await sql`
    with listed as (
      select number, row_number() over (order by number) as line from promotions.ticket where draw_id = ${id}
    ), marked as (
      update promotions.ticket t set prize = coalesce(w.prize, 0)
      from listed l
      left join unnest(${winners}::integer[], ${prizes.slice(0, winners.length)}::bigint[])
        with ordinality as w (line, prize, place) on w.line = l.line
      where t.draw_id = ${id} and t.number = l.number
      returning t.number, w.place
    )
    update promotions.draw set winning =
      array(select number from marked where place is not null order by place)
    where id = ${id}`.execute(tx)
}
