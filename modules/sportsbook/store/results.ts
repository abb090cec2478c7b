import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { FeedResult } from '../feed/messages.ts'

type Settlement = {
  readonly eventId: number
  readonly market: string
  readonly sequence: number
  readonly outcomes: readonly FeedResult[] | null
}

/** Writes the settlement of a market if it is newer than the known one; returns true if it did. */
export async function saveSettlement(
  tx: Tx,
  { eventId, market, sequence, outcomes }: Settlement,
): Promise<boolean> {
  const json = outcomes === null ? null : JSON.stringify(outcomes)
  const { rows } = await sql`insert into sports.result as r (event_id, market, settle_sequence, outcomes)
    values (${eventId}, ${market}, ${sequence}, ${json}::jsonb)
    on conflict (event_id, market) do update
      set settle_sequence = excluded.settle_sequence, outcomes = excluded.outcomes
      where r.settle_sequence < excluded.settle_sequence
    returning market`.execute(tx)
  return rows.length > 0
}

type Cancel = {
  readonly eventId: number
  readonly market: string
  readonly sequence: number
  readonly cancelled: boolean
  readonly from: Date | null
  readonly to: Date | null
}

/** As `saveSettlement`, for the cancellation of a market. */
export async function saveCancel(tx: Tx, cancel: Cancel): Promise<boolean> {
  const { eventId, market, sequence, cancelled, from, to } = cancel
  const { rows } =
    await sql`insert into sports.result as r (event_id, market, cancel_sequence, cancelled, cancel_from, cancel_to)
    values (${eventId}, ${market}, ${sequence}, ${cancelled}, ${from}, ${to})
    on conflict (event_id, market) do update
      set cancel_sequence = excluded.cancel_sequence, cancelled = excluded.cancelled,
          cancel_from = excluded.cancel_from, cancel_to = excluded.cancel_to
      where r.cancel_sequence < excluded.cancel_sequence
    returning market`.execute(tx)
  return rows.length > 0
}

/** Returns those of these markets that a message has decided, also if it was taken back. */
export async function decidedMarkets(
  tx: Tx,
  eventId: number,
  markets: readonly string[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ market: string }>`select market from sports.result
    where event_id = ${eventId} and market = any (${markets})`.execute(tx)
  return new Set(rows.map(({ market }) => market))
}

/**
 * Marks the coupons with legs in these markets: their settlement is computed again. Their ids are an array
 * and no joined query: PostgreSQL may join it by a list without repetitions, and then skips a coupon that was
 * being settled.
 */
export async function markDue(tx: Tx, eventId: number, markets: readonly string[], at: Date): Promise<void> {
  await sql`update sports.coupon set due = true, due_at = ${at}
    where id = any (array(
        select coupon_id from sports.leg_outcome where event_id = ${eventId} and market = any (${markets})))
      and state not in ('declined', 'cashed_out')`.execute(tx)
}

export type StoredResult = {
  readonly eventId: number
  readonly market: string
  readonly outcomes: readonly FeedResult[] | null
  readonly cancelled: boolean
  readonly cancelFrom: Date | null
  readonly cancelTo: Date | null
}

/** Returns the results of the markets of coupons; one of staff counts before that of the feed. */
export async function resultsOf(db: Db, couponIds: readonly string[]): Promise<readonly StoredResult[]> {
  const { rows } = await sql<StoredResult>`
    select distinct r.event_id as "eventId", r.market, coalesce(r.staff_outcomes, r.outcomes) as outcomes,
      case when r.staff_kind is null then r.cancelled else r.staff_kind = 'void' end as cancelled,
      case when r.staff_kind is null then r.cancel_from end as "cancelFrom",
      case when r.staff_kind is null then r.cancel_to end as "cancelTo"
    from sports.result r join sports.leg_outcome l on l.event_id = r.event_id and l.market = r.market
    where l.coupon_id = any (${couponIds})`.execute(db)
  return rows
}
