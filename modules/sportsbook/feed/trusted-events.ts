import type { Tx } from '@poyraz/db'
import type { SportsCtx } from '../ctx.ts'
import { holdEvents, type StoredEvent } from '../store/events.ts'
import { readFeed } from '../store/feed.ts'
import { isSilent } from './socket/health.ts'

/**
 * Holds events for a bet or a sale, see `holdEvents`. Without a recent sign of their provider they are
 * suspended here already: under load the job that suspends them in the database comes late.
 */
export async function holdTrustedEvents(
  ctx: SportsCtx,
  tx: Tx,
  ids: readonly number[],
): Promise<readonly StoredEvent[]> {
  const held = await holdEvents(tx, ids)
  if (ctx.feedSource === null) return held
  // Read after the events: waiting for them takes time, in which the provider may have fallen silent.
  const feed = await readFeed(tx, ctx.feedSource)
  if (!isSilent(feed, ctx.clock.nowMs())) return held
  return held.map((event) => (event.isVirtual ? event : { ...event, feedStop: event.feedStop ?? 'stall' }))
}
