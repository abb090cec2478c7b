import type { Db, Tx } from '@poyraz/db'
import { SECOND_MS } from '@poyraz/kernel'
import { sql } from 'kysely'

/** A dealer has a table for this time after the last call of the console. */
const DEALER_LEASE_MS = 20 * SECOND_MS
/** A lease is renewed when less than this is left of it. */
const RENEW_BELOW_MS = 15 * SECOND_MS

type Lease = { readonly tableId: number; readonly name: string }

const now = (at: Date | null) => sql`coalesce(${at}::timestamptz, clock_timestamp())`
const after = (at: Date | null, ms: number) => sql`${now(at)} + ${ms} * interval '1 millisecond'`

/** Gives a table to a dealer: a free one, one that is offered, or the own one. Returns false for another's. */
export async function takeTable(tx: Tx, { tableId, name }: Lease, at: Date | null): Promise<boolean> {
  const { rows } = await sql`
    insert into tables.dealer (table_id, name, lease_until)
    values (${tableId}, ${name}, ${after(at, DEALER_LEASE_MS)})
    on conflict (table_id) do update
      set name = excluded.name, lease_until = excluded.lease_until, is_offered = false
      where dealer.name = excluded.name or dealer.is_offered or dealer.lease_until <= ${now(at)}
    returning table_id`.execute(tx)
  return rows.length > 0
}

/** Renews the lease of the dealer who has the table, or had it last. */
export async function renewLease(db: Db, { tableId, name }: Lease, at: Date | null): Promise<void> {
  await sql`
    update tables.dealer set lease_until = ${after(at, DEALER_LEASE_MS)}
    where table_id = ${tableId} and name = ${name} and lease_until < ${after(at, RENEW_BELOW_MS)}`.execute(db)
}

/** Offers the own table to the next dealer. Returns false if the dealer does not have it. */
export async function offerTable(db: Db, { tableId, name }: Lease, at: Date | null): Promise<boolean> {
  const { rows } = await sql`
    update tables.dealer set is_offered = true
    where table_id = ${tableId} and name = ${name} and lease_until > ${now(at)} returning table_id`.execute(
    db,
  )
  return rows.length > 0
}

/** Ends the lease of a dealer. Returns false if the dealer did not have the table. */
export async function leaveTable(db: Db, { tableId, name }: Lease): Promise<boolean> {
  const { rows } = await sql`
    delete from tables.dealer where table_id = ${tableId} and name = ${name} returning table_id`.execute(db)
  return rows.length > 0
}

export type HandShoe = { readonly number: number; readonly dealt: number }

/** Returns the shoe in use and the number of its cards that were dealt; voided entries do not count. */
export async function findHandShoe(db: Db, tableId: number): Promise<HandShoe | undefined> {
  const { rows } = await sql<HandShoe>`
    select s.number, (select count(*)::integer from tables.entry e
      where e.table_id = s.table_id and e.shoe = s.number and e.voided_at is null) as dealt
    from tables.hand_shoe s where s.table_id = ${tableId} order by s.number desc limit 1`.execute(db)
  return rows[0]
}

/** Returns how often a card has left a shoe. */
export async function countDealt(
  tx: Tx,
  card: { readonly tableId: number; readonly shoe: number; readonly value: number },
): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::integer as n from tables.entry
    where table_id = ${card.tableId} and shoe = ${card.shoe} and value = ${card.value}
      and voided_at is null`.execute(tx)
  return rows[0]?.n ?? 0
}

/** Puts a new shoe into use. */
export async function openHandShoe(tx: Tx, { tableId, name }: Lease, at: Date): Promise<void> {
  await sql`
    insert into tables.hand_shoe (table_id, number, opened_by, opened_at)
    select ${tableId}, coalesce(max(number), 0) + 1, ${name}, ${at}
    from tables.hand_shoe where table_id = ${tableId}`.execute(tx)
}

/** Returns the number of players with chips in a round, and the sum of their chips in kuruş. */
export async function sumStakes(
  db: Db,
  roundId: string,
): Promise<{ readonly players: number; readonly staked: bigint }> {
  const { rows } = await sql<{ players: number; staked: bigint }>`
    select count(*) filter (where staked > 0)::integer as players, coalesce(sum(staked), 0)::bigint as staked
    from tables.seat where round_id = ${roundId}`.execute(db)
  return rows[0] ?? { players: 0, staked: 0n }
}
