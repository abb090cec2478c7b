import { defineTopic } from '@poyraz/bus'
import { tablesShown } from '@poyraz/contract'
import { closedUntil } from '@poyraz/games/tables'
import { MINUTE_MS, SECOND_MS, sqlTime } from '@poyraz/kernel'
import { type TablesCtx, tableOf, virtualOf } from './ctx.ts'
import { publishState } from './live-state.ts'
import { listResting, markWatched, wakeRoom } from './store/attendance.ts'
import { wakeVirtual } from './virtual/open-virtual.ts'

/** Event of a server while its pages show tables; repeated as long as they do. */
export const tablesWatched = defineTopic('tables.watched', tablesShown)

/** Time without a watcher after which a table rests at the end of its betting. */
const WATCHED_MS = MINUTE_MS
const ATTEND_EVERY_MS = 5 * SECOND_MS

/**
 * Returns the function that records that somebody watches the tables, and wakes resting ones that are open.
 * Calls within `ATTEND_EVERY_MS` share one update.
 */
export function createAttendance(ctx: TablesCtx, watchedMs = WATCHED_MS): () => Promise<void> {
  let attendedMs = Number.NEGATIVE_INFINITY
  let waking: Promise<void> = Promise.resolve()
  return () => {
    const nowMs = ctx.clock.nowMs()
    if (nowMs - attendedMs < ATTEND_EVERY_MS) return waking
    attendedMs = nowMs
    waking = wakeAll(ctx, watchedMs).catch((error: unknown) => {
      attendedMs = Number.NEGATIVE_INFINITY
      ctx.onError(error)
    })
    return waking
  }
}

async function wakeAll(ctx: TablesCtx, watchedMs: number): Promise<void> {
  const { db } = ctx.database
  const at = sqlTime(ctx.clock)
  await markWatched(db, watchedMs, at)
  // One statement per table, so that two servers never hold each other's rows.
  for (const tableId of await listResting(db)) {
    const virtual = virtualOf(ctx, tableId)
    if (virtual) {
      if (await wakeVirtual(ctx, virtual)) publishState(ctx, tableId)
      continue
    }
    const table = tableOf(ctx, tableId)
    // A table that is dealt by hand waits for its dealer.
    if (!table || table.byHand || closedUntil(table.hours, ctx.clock.nowMs()) !== null) continue
    const woken = await wakeRoom(db, { tableId, lengthMs: table.pace.bettingMs }, at)
    // The host learns the new due time from the event.
    if (woken) publishState(ctx, tableId)
  }
}
