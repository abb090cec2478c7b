import type { Tx } from '@poyraz/db'
import { sql } from 'kysely'
import type { StoredLeg } from './coupons.ts'

export type PriceError = {
  readonly eventId: number
  readonly market: string
  readonly outcome: string
  /** Odds from which a leg was taken at an error, in thousandths. */
  readonly oddsMin: number
}

/**
 * Returns accepted coupons with an uncorrected leg, or a part of a bet builder, at these odds or more, in the
 * order of their ids.
 */
export async function couponsWithError(
  tx: Tx,
  { eventId, market, outcome, oddsMin }: PriceError,
  limit: number,
): Promise<readonly string[]> {
  const { rows } = await sql<{ id: string }>`
    select distinct c.id from sports.leg l join sports.coupon c on c.id = l.coupon_id
    where l.event_id = ${eventId} and l.correction is null
      and (l.market = ${market} and l.outcome = ${outcome} and l.odds_milli >= ${oddsMin}
        or l.builder is not null and exists (
          select from jsonb_array_elements(l.builder -> 'parts') with ordinality as p (part, number)
          where p.part ->> 'market' = ${market} and p.part ->> 'outcome' = ${outcome}
            and (l.builder -> 'odds' ->> (1 << (p.number - 1)::integer))::integer >= ${oddsMin}))
      and c.state in ('open', 'won', 'lost', 'void') order by c.id limit ${limit}`.execute(tx)
  return rows.map(({ id }) => id)
}

/** Writes the correction of a leg of a locked coupon. */
export async function saveCorrection(tx: Tx, leg: StoredLeg): Promise<void> {
  await sql`update sports.leg set odds_milli = ${leg.oddsMilli}, exposure = ${String(leg.exposure)}::bigint,
      correction = ${leg.correction}, taken_odds = ${leg.takenOdds},
      builder = ${leg.builder && JSON.stringify(leg.builder)}::jsonb
    where coupon_id = ${leg.couponId} and place = ${leg.place}`.execute(tx)
}
