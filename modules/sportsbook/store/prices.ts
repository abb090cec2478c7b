import type { Db, Tx } from '@poyraz/db'
import { sql } from 'kysely'
import { isMain } from '../feed/main-markets.ts'
import { offeredMarkets } from '../trading/offer.ts'
import type { StoredEvent } from './events.ts'

/** Adds the prices of the main markets to their history. */
export async function addPrice(tx: Tx, event: StoredEvent, at: Date): Promise<void> {
  const { id, version } = event
  const prices = offeredMarkets(event)
    .filter(({ market, state }) => state === 'active' && isMain(market))
    .map(({ market, outcomes }) => ({
      market,
      outcomes: outcomes.map(({ outcome, odds }) => ({ outcome, odds })),
    }))
  await sql`insert into sports.price (event_id, version, at, market, outcomes)
    select ${id}, ${version}, ${at}, p.market, p.outcomes
      from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as p (market text, outcomes jsonb)
     where p.outcomes is distinct from (
       select o.outcomes from sports.price o where o.event_id = ${id} and o.market = p.market
       order by o.version desc limit 1)`.execute(tx)
}

export type PricePoint = {
  readonly at: Date
  readonly outcomes: { readonly outcome: string; readonly odds: number }[]
}

export async function listPrices(db: Db, eventId: number, market: string): Promise<readonly PricePoint[]> {
  const { rows } = await sql<PricePoint>`
    select at, outcomes from (select at, outcomes, version from sports.price
      where event_id = ${eventId} and market = ${market} order by version desc limit 200) p
    order by version`.execute(db)
  return rows
}
