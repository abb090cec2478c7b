import { transact } from '@poyraz/db'
import type { Server } from '@poyraz/server'
import { sql } from 'kysely'
import { settleCoupons } from '../../modules/sportsbook/commands/settle-coupons.ts'
import type { SportsCtx } from '../../modules/sportsbook/ctx.ts'
import { saveSettlement } from '../../modules/sportsbook/store/results.ts'
import { type Offered, resultOf } from './offer.ts'

const LOOK_MS = 20

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

/** Settles coupons with one call each: the reference. Returns the time in milliseconds. */
export async function settleEach({ context }: Server, ids: readonly string[]): Promise<number> {
  const { database, clock, wagering, engagement } = context
  const ctx = { database, clock, wagering, push: engagement.push.sendAll, couponMoved: () => undefined }
  const startedMs = performance.now()
  for (const id of ids) await settleCoupons(ctx as unknown as SportsCtx, [id])
  return performance.now() - startedMs
}

/** Marks coupons as due, and waits until the server's own job has settled them. Returns the time. */
export async function settleMarked({ context }: Server, ids: readonly string[]): Promise<number> {
  const { db } = context.database
  await sql`update sports.coupon set due = true, due_at = ${new Date(context.clock.nowMs())}
    where id = any (${ids})`.execute(db)
  const startedMs = performance.now()
  for (;;) {
    const { rows } = await sql`select from sports.coupon where due and due_at <= now() limit 1`.execute(db)
    if (rows.length === 0) return performance.now() - startedMs
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
  }
}

/** Applies the result as the feed sends it, which marks every coupon of the market. Returns the time. */
export async function applyResult({ context }: Server, offered: Offered): Promise<number> {
  const startedMs = performance.now()
  await context.sportsbook.applyFeed(resultOf(offered))
  return performance.now() - startedMs
}

/** Numbers of coupons of a market by their state. */
export async function statesOf({ context }: Server, { eventID }: Offered): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select c.state, count(*)::integer as count from sports.coupon c join sports.leg l on l.coupon_id = c.id
    where l.event_id = ${eventID} group by c.state`.execute(context.database.db)
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
}
