import type { Caller } from '@poyraz/contract'

/** About 20 MB. Beyond it the least recently read entries are dropped. */
const ENTRIES_MAX = 50_000

type CachedSession = {
  readonly caller: Caller
  /** Until this time the entry is used without a query. */
  readonly freshUntilMs: number
  /** Last input of the player. It may be up to a minute later than the database's. */
  lastInputMs: number
}

export type SessionCache = {
  get(key: string): CachedSession | undefined
  /** Last input of a session in this process, under any of its sids; 0 if there was none. */
  lastInputMs(playerId: string, sessionId: string): number
  /** Stores an entry, unless `forget` was called after generation `since`: the entry may be outdated then. */
  put(key: string, session: CachedSession, since: number): void
  forget(playerId: string): void
  /** Rises with each `forget`. */
  generation(): number
}

export function createSessionCache(): SessionCache {
  const entries = new Map<string, CachedSession>()
  const keysByPlayer = new Map<string, Set<string>>()
  let generation = 0

  function remove(key: string): void {
    const playerId = entries.get(key)?.caller.playerId
    entries.delete(key)
    if (playerId === undefined) return
    const keys = keysByPlayer.get(playerId)
    keys?.delete(key)
    if (keys?.size === 0) keysByPlayer.delete(playerId)
  }

  return {
    get: (key) => entries.get(key),
    lastInputMs(playerId, sessionId) {
      const own = [...(keysByPlayer.get(playerId) ?? [])].map((key) => entries.get(key))
      const heard = own.map((one) => (one?.caller.sessionId === sessionId ? one.lastInputMs : 0))
      return Math.max(0, ...heard)
    },
    put(key, session, since) {
      if (since !== generation) return
      remove(key)
      entries.set(key, session)
      const keys = keysByPlayer.get(session.caller.playerId)
      if (keys) keys.add(key)
      else keysByPlayer.set(session.caller.playerId, new Set([key]))
      const oldest = entries.keys().next().value
      if (entries.size > ENTRIES_MAX && oldest !== undefined) remove(oldest)
    },
    forget(playerId) {
      generation++
      for (const key of keysByPlayer.get(playerId) ?? []) remove(key)
    },
    generation: () => generation,
  }
}
