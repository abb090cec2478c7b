import { transact } from '@poyraz/db'
import { SECOND_MS } from '@poyraz/kernel'
import type { PromotionsCtx } from '../ctx.ts'
import { lockReleaseReader, moveReleaseReader, releasedBetween } from '../store/release-reader.ts'

/** A release has the time of its bet, and commits a moment later: younger ones wait for the next run. */
const UNREAD_MS = 30 * SECOND_MS

/**
 * Pushes news of bonuses that became cash since the last run, at most `limit`. The statement of a bet that
 * completes the wagering does not wait for it.
 */
export async function tellReleases(ctx: PromotionsCtx, limit: number): Promise<void> {
  const { database, clock, push } = ctx
  if (!push) return
  const until = new Date(clock.nowMs() - UNREAD_MS)
  await transact(database.db, async (tx) => {
    const lastAt = await lockReleaseReader(tx)
    if (lastAt === null || lastAt >= until) return
    const released = await releasedBetween(tx, { lastAt, until, limit })
    for (const { playerId } of released) await push(tx, playerId, 'bonus_released')
    await moveReleaseReader(tx, released.length < limit ? until : (released.at(-1)?.endedAt ?? until))
  })
}
