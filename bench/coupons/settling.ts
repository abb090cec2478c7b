import { transact } from '@poyraz/db'
import type { Server } from '@poyraz/server'
import { sql } from 'kysely'
import { settleCoupons } from '../../modules/sportsbook/commands/settle-coupons.ts'
import type { SportsCtx } from '../../modules/sportsbook/ctx.ts'
import { saveSettlement } from '../../modules/sportsbook/store/results.ts'
import { type Offered, resultOf } from './offer.ts'

const LOOK_MS = 50

/** Stores the result of a market and marks no coupon as due, so that the server's job does not settle yet. */
export async function storeResult({ context }: Server, offered: Offered): Promise<void> {
  const { eventId, sequence, markets } = resultOf(offered)
  const [settled] = markets
  await transact(context.database.db, async (tx) => {
    await saveSettlement(tx, {
      eventId,
      sequence,
      market: offered.market,
      outcomes: settled?.results ?? null,
    })
  })
}

/** Settles coupons, `atOnce` in one call. Returns the time in milliseconds. */
export async function settleBy({ context }: Server, ids: readonly string[], atOnce: number): Promise<number> {
  const { database, clock, wagering, engagement } = context
  const ctx = { database, clock, wagering, push: engagement.push.sendAll, couponMoved: () => undefined }
  const startedMs = performance.now()
  for (let from = 0; from < ids.length; from += atOnce)
    await settleCoupons(ctx as unknown as SportsCtx, ids.slice(from, from + atOnce))
  return performance.now() - startedMs
}

/**
 * Applies the result as the feed sends it, which marks every coupon of the market, and waits until the job of
 * the server has settled them. Returns both times in milliseconds.
 */
export async function settleByJob({ context }: Server, offered: Offered) {
  const startedMs = performance.now()
  await context.sportsbook.applyFeed(resultOf(offered))
  const markMs = performance.now() - startedMs
  for (;;) {
    const { rows } = await sql`select from sports.coupon c join sports.leg l on l.coupon_id = c.id
      where c.due and l.event_id = ${offered.eventID} limit 1`.execute(context.database.db)
    if (rows.length === 0) return { markMs, settleMs: performance.now() - startedMs - markMs }
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Numbers of coupons of a market by their state. */
export async function statesOf({ context }: Server, { eventID }: Offered): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select c.state, count(*)::integer as count from sports.coupon c join sports.leg l on l.coupon_id = c.id
    where l.event_id = ${eventID} group by c.state`.execute(context.database.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
