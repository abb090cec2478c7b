import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { FeedAlarmKind } from './feed.ts'
import type { Page } from './interventions.ts'

type TradingAlarmKind =
  /** The money at risk on an outcome is near its limit. */
  | 'exposure'
  /** A price is above the fair price of the model. */
  | 'price'
  /** A settlement left out an outcome that coupons have. */
  | 'unsettled'

type TradingAlarm = {
  readonly kind: TradingAlarmKind
  readonly eventId: number
  readonly at: Date
  readonly market: string
  readonly outcome: string
  readonly details: object
}

/** Raises an alarm about an outcome, unless the same one is open. */
export async function raiseOnce(tx: Tx, alarm: TradingAlarm): Promise<void> {
  const { kind, eventId, at, market, outcome, details } = alarm
  const message = JSON.stringify({ market, outcome, ...details })
  await sql`insert into sports.alarm (at, kind, event_id, market, outcome, message)
    select ${at}, ${kind}, ${eventId}, ${market}, ${outcome}, ${message}
    where not exists (select from sports.alarm
      where event_id = ${eventId} and kind = ${kind} and market = ${market} and outcome = ${outcome}
        and acknowledged_at is null)`.execute(tx)
}

export type ListedAlarm = {
  readonly id: string
  readonly at: Date
  readonly kind: FeedAlarmKind | TradingAlarmKind
  readonly source: string | null
  readonly eventId: number | null
  /** Text of a refused message, or the facts of an outcome as JSON. */
  readonly message: string | null
  readonly acknowledgedAt: Date | null
  readonly acknowledgedBy: string | null
}

/** Returns alarms, the newest first; `isOpen` leaves out those that staff acknowledged. */
export async function listAlarms(db: Db, { limit, offset }: Page, isOpen: boolean) {
  const wanted = sql`(not ${isOpen}::boolean or acknowledged_at is null)`
  const { rows } = await sql<ListedAlarm>`
    select id::text, at, kind, source, event_id as "eventId", message, acknowledged_at as "acknowledgedAt",
      acknowledged_by as "acknowledgedBy"
    from sports.alarm where ${wanted} order by at desc, id desc limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::integer as total from sports.alarm where ${wanted}`.execute(db)
  return { items: rows, total: counted.rows[0]?.total ?? 0 }
}

/** `known` is acknowledged already. */
export async function acknowledgeAlarm(
  db: Db,
  { id, by, at }: { readonly id: string; readonly by: string; readonly at: Date },
): Promise<'done' | 'known' | 'unknown'> {
  const { rows } = await sql<{ acknowledged: boolean }>`
    with found as (select id from sports.alarm where id = ${id}), done as (
      update sports.alarm set acknowledged_at = ${at}, acknowledged_by = ${by}
      where id = ${id} and acknowledged_at is null returning id)
    select done.id is not null as acknowledged from found left join done using (id)`.execute(db)
  const [row] = rows
  if (row === undefined) return 'unknown'
  return row.acknowledged ? 'done' : 'known'
}
