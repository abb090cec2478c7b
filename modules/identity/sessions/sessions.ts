import { type Bus, defineTopic } from '@poyraz/bus'
import type { Caller } from '@poyraz/contract'
import { type Database, onCommit, type Tx } from '@poyraz/db'
import { type Clock, DAY_MS, err, MINUTE_MS, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { sha256 } from '../secrets.ts'
import { createSessionCache, type SessionCache } from './cache.ts'
import { findBySid, findLiving, findPending, type SessionRow, touch } from './store.ts'

/** Maximum lifetime of a session, however much it is used. */
export const ABSOLUTE_MS = 30 * DAY_MS
/** Lifetime of a login that waits for its second factor. */
export const PENDING_MS = 10 * MINUTE_MS
/** A replaced sid is accepted for this long, for calls that other tabs had already sent. */
const REPLACED_SID_MS = 60 * SECOND_MS
const CACHE_MS = 30 * SECOND_MS
const TOUCH_INTERVAL_MS = MINUTE_MS

/** Event: a session of this player began, ended or changed. */
export const sessionsChanged = defineTopic('identity.sessions', z.object({ playerId: z.uuid() }))

export type SessionLost = 'session_expired' | 'account_inactive'

/** Session values of a call. Without uid and sid, only a pending login of the device is found. */
type Presented = {
  readonly uid: string | null
  readonly sid: string | null
  readonly device: string | null
}

export type Sessions = {
  /** Returns the caller of a session and counts the call as the player's input. Cached for 30 s. */
  resolve(presented: Presented): Promise<Result<Caller, SessionLost>>
  /**
   * Returns the time in ms at which each session ends if no input follows; ended sessions are missing. The
   * query does not count as input.
   */
  countUntil(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Time of the player's last input in this session that this process knows; 0 if it knows none. */
  lastInputMs(presented: Presented): number
  /**
   * After the commit, this process and every server that the bus reaches forget the player's cached sessions.
   * A server that the bus does not reach uses its cache for up to 30 seconds.
   */
  changed(tx: Tx, playerId: string): void
}

type Deps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  /** A session ends after this time without a call by the player. */
  readonly idleMs: number
}

export function createSessions(deps: Deps): Sessions {
  const cache = createSessionCache()
  deps.bus.subscribe(sessionsChanged, ({ playerId }) => cache.forget(playerId))
  return {
    resolve: (presented) => resolve(deps, cache, presented),
    countUntil: (sessionIds) => countUntil(deps, cache, sessionIds),
    lastInputMs: (presented) => cache.get(keyOf(presented))?.lastInputMs ?? 0,
    changed(tx, playerId) {
      onCommit(tx, () => {
        // Forget at once: the client may send the next call right after this reply.
        cache.forget(playerId)
        deps.bus.publish(sessionsChanged, { playerId })
      })
    },
  }
}

async function resolve(
  deps: Deps,
  cache: SessionCache,
  presented: Presented,
): Promise<Result<Caller, SessionLost>> {
  const { uid, sid, device } = presented
  if (device === null) return err('session_expired')
  if (uid === null || sid === null) return resolvePending(deps, device)
  const { idleMs } = deps
  const nowMs = deps.clock.nowMs()
  const cached = cache.get(keyOf(presented))
  if (cached && nowMs < cached.freshUntilMs && nowMs - cached.lastInputMs <= idleMs) {
    if (cached.caller.playerId !== uid) return err('session_expired')
    cached.lastInputMs = nowMs
    return ok(cached.caller)
  }
  const since = cache.generation()
  const row = await findBySid(deps.database.db, sha256(sid), sha256(device))
  const refusal = row
    ? refusalOf(row, { uid, nowMs, lastInputMs: cached?.lastInputMs ?? 0, idleMs })
    : 'session_expired'
  if (!row || refusal) return err(refusal ?? 'session_expired')
  if (nowMs - row.lastInputAt.getTime() >= TOUCH_INTERVAL_MS) {
    await touch(deps.database.db, row.sessionId, new Date(nowMs))
  }
  const caller = callerOf(row)
  const freshUntilMs = Math.min(nowMs + CACHE_MS, servesUntilMs(row))
  cache.put(keyOf(presented), { caller, freshUntilMs, lastInputMs: nowMs }, since)
  return ok(caller)
}

async function countUntil(
  { database, clock, idleMs }: Deps,
  cache: SessionCache,
  sessionIds: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  const until = new Map<string, number>()
  for (const row of await findLiving(database.db, sessionIds)) {
    // The row is written once a minute, so the cache may know a later input.
    const lastInputMs = Math.max(row.lastInputAt.getTime(), cache.lastInputMs(row.playerId, row.sessionId))
    const untilMs = Math.min(lastInputMs + idleMs, row.expiresAt.getTime() - 1)
    if (clock.nowMs() <= untilMs) until.set(row.sessionId, untilMs)
  }
  return until
}

/** Pending logins are not cached: they are read a few times only, and must end at once. */
async function resolvePending(
  { database, clock }: Deps,
  device: string,
): Promise<Result<Caller, SessionLost>> {
  const row = await findPending(database.db, sha256(device), new Date(clock.nowMs()))
  if (!row) return err('session_expired')
  return row.active ? ok(callerOf(row)) : err('account_inactive')
}

/**
 * Returns why a session is refused now, or null. `lastInputMs` is this process's last input, newer than the
 * row's.
 */
export function refusalOf(
  row: SessionRow,
  now: {
    readonly uid: string
    readonly nowMs: number
    readonly lastInputMs: number
    readonly idleMs: number
  },
): SessionLost | null {
  const lastInputMs = Math.max(row.lastInputAt.getTime(), now.lastInputMs)
  const lives =
    row.endedAt === null && now.nowMs < servesUntilMs(row) && now.nowMs - lastInputMs <= now.idleMs
  if (!lives || !row.sameDevice || row.playerId !== now.uid) return 'session_expired'
  return row.active ? null : 'account_inactive'
}

function servesUntilMs(row: SessionRow): number {
  const replacedMs = row.replacedAt ? row.replacedAt.getTime() + REPLACED_SID_MS : Number.POSITIVE_INFINITY
  return Math.min(row.expiresAt.getTime(), replacedMs)
}

function callerOf(row: SessionRow): Caller {
  return {
    playerId: row.playerId,
    sessionId: row.sessionId,
    rid: row.rid,
    pending: row.state === 'pending',
    epoch: Number(row.epoch),
  }
}

function keyOf({ sid, device }: Presented): string {
  return `${sid}\n${device}`
}
