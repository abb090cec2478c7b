import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

/** Money at risk on an outcome that is added, or taken off where it is negative. */
export type Risk = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  readonly exposure: bigint
}

/**
 * Adds to the money at risk on outcomes, in one order for every caller. Returns false if an outcome that gets
 * more exceeds `max`.
 */
export async function addExposure(
  tx: Tx,
  risks: readonly Risk[],
  max: bigint | null = null,
): Promise<boolean> {
  const rows = risks.map((risk) => ({ ...risk, exposure: String(risk.exposure) }))
  const { rows: moved } = await sql<{ exceeds: boolean }>`
    with risk as (
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as r ("eventId" integer, market text, outcome text, exposure bigint)
    ), moved as (
      insert into sports.exposure as e (event_id, market, outcome, liability)
      select r."eventId", r.market, r.outcome, greatest(0, r.exposure) from risk r order by 1, 2, 3
      on conflict (event_id, market, outcome) do update set liability = greatest(0, e.liability + (
        select r.exposure from risk r
        where (r."eventId", r.market, r.outcome) = (e.event_id, e.market, e.outcome)))
      returning event_id, market, outcome, liability)
    select r.exposure > 0 and m.liability > ${max}::bigint as exceeds
    from moved m join risk r on (r."eventId", r.market, r.outcome) = (m.event_id, m.market, m.outcome)`.execute(
    tx,
  )
  return !moved.some(({ exceeds }) => exceeds)
}

/** Takes the money at risk of legs off their outcomes. */
export async function removeExposure(tx: Tx, legs: readonly Risk[]): Promise<void> {
  await addExposure(
    tx,
    legs.map((leg) => ({ ...leg, exposure: -leg.exposure })),
  )
}
