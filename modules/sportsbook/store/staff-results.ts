import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { FeedResult } from '../feed/messages.ts'
import type { Page } from './interventions.ts'

/** Result of a market as staff decided it; `outcomes` is `null` for a void market. */
export type StaffResult = {
  readonly eventId: number
  readonly market: string
  readonly outcomes: readonly FeedResult[] | null
  readonly by: string
  readonly reason: string
  readonly at: Date
}

/** Writes the result of staff; returns false if the same one is in force. */
export async function saveStaffResult(tx: Tx, result: StaffResult): Promise<boolean> {
  const { eventId, market, outcomes, by, reason, at } = result
  const kind = outcomes === null ? 'void' : 'settled'
  const json = outcomes === null ? null : JSON.stringify(outcomes)
  const { rows } = await sql`
    insert into sports.result as r
      (event_id, market, staff_kind, staff_outcomes, staff_by, staff_reason, staff_at)
    values (${eventId}, ${market}, ${kind}, ${json}::jsonb, ${by}, ${reason}, ${at})
    on conflict (event_id, market) do update set staff_kind = excluded.staff_kind,
      staff_outcomes = excluded.staff_outcomes, staff_by = excluded.staff_by,
      staff_reason = excluded.staff_reason, staff_at = excluded.staff_at
      where (r.staff_kind, r.staff_outcomes) is distinct from (excluded.staff_kind, excluded.staff_outcomes)
    returning market`.execute(tx)
  return rows.length > 0
}

type Voided = Omit<StaffResult, 'market' | 'outcomes'> & {
  /** Markets of the offer; those of coupons are voided, too. */
  readonly keys: readonly string[]
  /** Also those that have a result. */
  readonly isAll: boolean
}

/** Voids markets of an event in one statement, and returns those that were not void already. */
export async function voidMarkets(
  tx: Tx,
  { eventId, keys, isAll, by, reason, at }: Voided,
): Promise<readonly string[]> {
  const { rows } = await sql<{ market: string }>`
    insert into sports.result as r (event_id, market, staff_kind, staff_by, staff_reason, staff_at)
    select ${eventId}, m.market, 'void', ${by}, ${reason}, ${at}
    from (select unnest(${keys}::text[]) as market
      union select market from sports.leg_outcome where event_id = ${eventId}) m
    on conflict (event_id, market) do update set staff_kind = 'void', staff_outcomes = null,
      staff_by = excluded.staff_by, staff_reason = excluded.staff_reason, staff_at = excluded.staff_at
      where r.staff_kind is distinct from 'void'
        and (${isAll}::boolean or (r.outcomes is null and not r.cancelled and r.staff_kind is null))
    returning market`.execute(tx)
  return rows.map(({ market }) => market)
}

/** Deletes the result of staff; returns false if there is none. */
export async function deleteStaffResult(tx: Tx, eventId: number, market: string): Promise<boolean> {
  const { rows } = await sql`
    update sports.result set staff_kind = null, staff_outcomes = null, staff_by = null, staff_reason = null,
      staff_at = null
    where event_id = ${eventId} and market = ${market} and staff_kind is not null returning market`.execute(
    tx,
  )
  return rows.length > 0
}

/** Returns the outcomes of a market that coupons have. */
export async function outcomesOfCoupons(tx: Tx, eventId: number, market: string): Promise<readonly string[]> {
  const { rows } = await sql<{ outcome: string }>`
    select distinct outcome from sports.leg_outcome where event_id = ${eventId} and market = ${market}`.execute(
    tx,
  )
  return rows.map(({ outcome }) => outcome)
}

/** Returns the outcomes of a market that coupons have, that the feed decided, or that were once offered. */
export async function knownOutcomes(tx: Tx, eventId: number, market: string): Promise<readonly string[]> {
  const { rows } = await sql<{ outcome: string }>`
    select outcome from sports.leg_outcome where event_id = ${eventId} and market = ${market}
    union
    select o->>'outcome' from sports.result, jsonb_array_elements(outcomes) o
      where event_id = ${eventId} and market = ${market}
    union
    select o->>'outcome' from sports.price, jsonb_array_elements(outcomes) o
      where event_id = ${eventId} and market = ${market}`.execute(tx)
  return rows.map(({ outcome }) => outcome)
}

/** Returns the results of staff in force, the newest first. */
export async function listStaffResults(db: Db, { limit, offset }: Page) {
  const { rows } = await sql<StaffResult & { total: number }>`
    select event_id as "eventId", market, staff_outcomes as outcomes, staff_by as by, staff_reason as reason,
      staff_at as at, count(*) over ()::integer as total
    from sports.result where staff_kind is not null
    order by staff_at desc, event_id, market limit ${limit} offset ${offset}`.execute(db)
  return { items: rows, total: rows[0]?.total ?? 0 }
}
