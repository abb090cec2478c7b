import { type Bus, defineTopic } from '@poyraz/bus'
import type { Caller } from '@poyraz/contract'
import { type Database, onCommit, type Tx } from '@poyraz/db'
import { type Clock, DAY_MS, err, MINUTE_MS, ok, type Result, SECOND_MS } from '@poyraz/kernel'
import { z } from 'zod'
import { sha256 } from '../secrets.ts'
import { createSessionCache, type SessionCache } from './cache.ts'
import { findBySid, findLiving, findPending, type SessionRow, touch } from './store.ts'

/** However much it is used, a session ends this long after its login. */
export const ABSOLUTE_MS = 30 * DAY_MS
/** Lifetime of a login that waits for its second factor. */
export const PENDING_MS = 10 * MINUTE_MS
/** A replaced sid still serves calls that other tabs had under way. */
const REPLACED_SID_MS = 60 * SECOND_MS
const CACHE_MS = 30 * SECOND_MS
const TOUCH_INTERVAL_MS = MINUTE_MS

/** A session of this player began, ended or changed. */
export const sessionsChanged = defineTopic('identity.sessions', z.object({ playerId: z.uuid() }))

export type SessionLost = 'session_expired' | 'account_inactive'

/** Session values of a call. Without uid and sid only a pending login of the device is found. */
type Presented = {
  readonly uid: string | null
  readonly sid: string | null
  readonly device: string | null
}

export type Sessions = {
  /** The caller behind a session; using it counts as the player's input. Answers from memory for 30 s. */
  resolve(presented: Presented): Promise<Result<Caller, SessionLost>>
  /**
   * Until when each of these sessions counts if nothing more is heard in it, in ms. An ended one is missing.
   * Asking is no input of the player.
   */
  countUntil(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** When the player was last heard in this session, as far as this process knows; 0 if it does not. */
  lastInputMs(presented: Presented): number
  /**
   * Once the transaction is committed, this process and every server that the bus reaches ask the database
   * about this player's sessions again. One that it does not reach goes on with what it knows for the 30
   * seconds that its answers hold.
   */
  changed(tx: Tx, playerId: string): void
}

type Deps = {
  readonly database: Database
  readonly clock: Clock
  readonly bus: Bus
  /** More than this without a call by the player ends a session. */
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
        // Here at once: the reply to this very call may be followed by one with the old session.
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
    ? refusalOf(row, { uid, nowMs, heardMs: cached?.lastInputMs ?? 0, idleMs })
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
    // The row may not have been written since the player was heard.
    const heardMs = Math.max(row.lastInputAt.getTime(), cache.heardMs(row.playerId, row.sessionId))
    const untilMs = Math.min(heardMs + idleMs, row.expiresAt.getTime() - 1)
    if (clock.nowMs() <= untilMs) until.set(row.sessionId, untilMs)
  }
  return until
}

/** Never remembered: a pending login is asked for a few times, and must end at once. */
async function resolvePending(
  { database, clock }: Deps,
  device: string,
): Promise<Result<Caller, SessionLost>> {
  const row = await findPending(database.db, sha256(device), new Date(clock.nowMs()))
  if (!row) return err('session_expired')
  return row.active ? ok(callerOf(row)) : err('account_inactive')
}

/** Why a session that exists does not count now. `heardMs` is newer than the row where the row was not written yet. */
export function refusalOf(
  row: SessionRow,
  now: { readonly uid: string; readonly nowMs: number; readonly heardMs: number; readonly idleMs: number },
): SessionLost | null {
  const lastInputMs = Math.max(row.lastInputAt.getTime(), now.heardMs)
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
