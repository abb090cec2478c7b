import { onCommit, type Tx, transact } from '@poyraz/db'
import { SECOND_MS } from '@poyraz/kernel'
import type { SportsCtx } from '../../ctx.ts'
import { lockEvent, saveEvent } from '../../store/events.ts'
import {
  addAlarm,
  type FeedAlarmKind,
  type FeedState,
  lockFeed,
  markDown,
  openEventIds,
  saveAlive,
} from '../../store/feed.ts'
import { changeOf } from '../change.ts'

/** Time of silence after which a source is not trusted. */
const SILENCE_MS_MAX = 20 * SECOND_MS

/**
 * Records that the source is alive, and returns its state: the number up to which its messages are applied.
 */
export function noteAlive(ctx: SportsCtx, source: string): Promise<FeedState> {
  return transact(ctx.database.db, async (tx) => {
    const state = await lockFeed(tx, source)
    await saveAlive(tx, source, new Date(ctx.clock.nowMs()))
    return state
  })
}

/** Returns true if a source was silent for longer than it is trusted. */
export function isSilent({ aliveAt }: Pick<FeedState, 'aliveAt'>, nowMs: number): boolean {
  return nowMs - aliveAt.getTime() > SILENCE_MS_MAX
}

/** Suspends all events if no server heard from the source for too long. */
export function watchSilence(ctx: SportsCtx, source: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    const state = await lockFeed(tx, source)
    if (isSilent(state, ctx.clock.nowMs())) await suspend(ctx, tx, source, 'stall')
  })
}

/** Suspends all events because messages are missing, until a recovery has brought them. */
export function suspendForGap(ctx: SportsCtx, source: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    await lockFeed(tx, source)
    await suspend(ctx, tx, source, 'gap')
  })
}

/** Takes bets again after a recovery; events in conflict stay suspended. */
export function resume(ctx: SportsCtx, source: string): Promise<void> {
  return transact(ctx.database.db, async (tx) => {
    await lockFeed(tx, source)
    await saveAlive(tx, source, new Date(ctx.clock.nowMs()))
    if (await markDown(tx, source, false)) await stopAll(ctx, tx, { from: 'stall', to: null })
  })
}

async function suspend(ctx: SportsCtx, tx: Tx, source: string, kind: FeedAlarmKind): Promise<void> {
  if (!(await markDown(tx, source, true))) return
  await addAlarm(tx, { source, at: new Date(ctx.clock.nowMs()), kind, eventId: null, message: null })
  ctx.onFeedAlarm({ source, kind, eventId: null })
  await stopAll(ctx, tx, { from: null, to: 'stall' })
}

type Stop = { readonly from: 'stall' | null; readonly to: 'stall' | null }

async function stopAll(ctx: SportsCtx, tx: Tx, { from, to }: Stop): Promise<void> {
  for (const id of await openEventIds(tx)) {
    const event = await lockEvent(tx, id)
    if (event === undefined || event.feedStop !== from) continue
    const next = { ...event, feedStop: to, version: event.version + 1 }
    await saveEvent(tx, next)
    onCommit(tx, () => ctx.publish([changeOf(event, next, ctx.clock.nowMs())]))
  }
}
