import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { StoredLeg } from './coupons.ts'
import type { Page } from './interventions.ts'

/** Money at risk on an outcome that is added, or taken off where it is negative. */
export type Risk = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  readonly exposure: bigint
}

/**
 * Returns the money at risk on the outcomes of legs. A bet builder counts on its joint outcome, and on each
 * of its parts with what it pays, on average, if this part wins.
 */
export function risksOf(legs: readonly ExposedLeg[]): readonly Risk[] {
  return legs.flatMap(({ eventId, market, outcome, exposure, builder }) => [
    { eventId, market, outcome, exposure },
    ...(builder?.parts ?? []).map(({ share, ...part }) => ({
      ...part,
      eventId,
      exposure: (exposure * BigInt(share)) / MILLION,
    })),
  ])
}

type ExposedLeg = Risk & Pick<StoredLeg, 'builder'>
const MILLION = 1_000_000n

/** Returns risks with each outcome once. */
export function sumRisks(risks: readonly Risk[]): readonly Risk[] {
  const sums = new Map<string, Risk>()
  for (const risk of risks) {
    const key = `${risk.eventId}/${risk.market}/${risk.outcome}`
    sums.set(key, { ...risk, exposure: risk.exposure + (sums.get(key)?.exposure ?? 0n) })
  }
  return [...sums.values()]
}

/** Returns what the risks of the same legs grew by. */
export function growthOf(now: readonly Risk[], before: readonly Risk[]): readonly Risk[] {
  return now.map((risk, place) => ({ ...risk, exposure: risk.exposure - (before[place]?.exposure ?? 0n) }))
}

/** Money at risk on an outcome now. */
export type Exposed = Omit<Risk, 'exposure'> & { readonly liability: bigint }
/** `exposure` is what was added; less than 0 where money at risk was taken off. */
export type Moved = Exposed & { readonly exposure: bigint }

/** Adds to the money at risk on outcomes, in one order for every caller, and returns what is at risk now. */
export async function addExposure(tx: Tx, risks: readonly Risk[]): Promise<readonly Moved[]> {
  const rows = risks.map((risk) => ({ ...risk, exposure: String(risk.exposure) }))
  const { rows: moved } = await sql<Moved>`
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
    select m.event_id as "eventId", m.market, m.outcome, m.liability, r.exposure
    from moved m join risk r on (r."eventId", r.market, r.outcome) = (m.event_id, m.market, m.outcome)`.execute(
    tx,
  )
  return moved.map((row) => ({
    ...row,
    liability: BigInt(row.liability),
    exposure: BigInt(row.exposure),
  }))
}

/** Takes money at risk off outcomes. */
export async function removeExposure(tx: Tx, risks: readonly Risk[]): Promise<void> {
  await addExposure(
    tx,
    risks.map((risk) => ({ ...risk, exposure: -risk.exposure })),
  )
}

/** Returns the outcomes of open events with the most money at risk, of one event or of all. */
export async function listExposure(db: Db, { limit, offset }: Page, eventId: number | null) {
  const { rows } = await sql<Exposed & { total: number }>`
    select x.event_id as "eventId", x.market, x.outcome, x.liability, count(*) over ()::integer as total
    from sports.exposure x join sports.event e on e.id = x.event_id
    where x.liability > 0 and e.state in ('upcoming', 'live', 'postponed')
      and (${eventId}::integer is null or x.event_id = ${eventId})
    order by x.liability desc, 1, 2, 3 limit ${limit} offset ${offset}`.execute(db)
  return { items: rows, total: rows[0]?.total ?? 0 }
}
