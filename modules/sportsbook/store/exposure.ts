import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'

type Risk = { readonly eventId: number; readonly market: string; readonly outcome: string }

/** Adds to the money at risk on outcomes; returns false if one of them would exceed `max`. */
export async function addExposure(
  tx: Tx,
  risks: readonly Risk[],
  amount: bigint,
  max: bigint,
): Promise<boolean> {
  const { rows } = await sql<{ liability: bigint }>`
    insert into sports.exposure as e (event_id, market, outcome, liability)
    select r."eventId", r.market, r.outcome, ${amount}
      from jsonb_to_recordset(${JSON.stringify(risks)}::jsonb) as r ("eventId" integer, market text, outcome text)
     order by 1, 2, 3
    on conflict (event_id, market, outcome) do update set liability = e.liability + excluded.liability
    returning liability`.execute(tx)
  return rows.every(({ liability }) => BigInt(liability) <= max)
}

/** Takes money at risk off the outcomes of a coupon. Locks them in the order of `addExposure`. */
export async function removeExposure(tx: Tx, couponId: string, amount: bigint): Promise<void> {
  await sql`with held as materialized (
      select e.event_id, e.market, e.outcome from sports.exposure e
      join sports.leg l using (event_id, market, outcome) where l.coupon_id = ${couponId}
      order by 1, 2, 3 for no key update of e)
    update sports.exposure e set liability = greatest(0, e.liability - ${amount})
    from held h where (e.event_id, e.market, e.outcome) = (h.event_id, h.market, h.outcome)`.execute(tx)
}
