import type { Lang } from '@poyraz/text'

/** Names of the player site's storage, which are fixed by the protocol. */
const SESSION_KEY = 'userSession'
const PROFILE_KEY = 'userProfile'
const ACTIVITY_KEY = 'userActivityStart'

type Readable = Pick<Storage, 'getItem'>

/**
 * The envelope's `user`: the session as the player site keeps it, or the language alone for a visitor and a
 * demo.
 */
export function userBlock(storage: Readable, lang: Lang, demo: boolean): Record<string, unknown> {
  const { uid, sid, uip, gmt } = demo ? {} : readRecord(storage, SESSION_KEY)
  return sid === undefined ? { lang } : { uid, sid, uip: uip || '{ip}', gmt, lang }
}

/** Tells one sign-in from another: when it began, or that there is none. */
export function playerMark(storage: Readable, demo: boolean): string {
  const { since } = demo ? { since: 'demo' } : readRecord(storage, PROFILE_KEY)
  return typeof since === 'string' || typeof since === 'number' ? String(since) : 'player'
}

/**
 * A call to the endpoint counts as activity: the player site must not sign out somebody who plays in its
 * frame.
 */
export function touchActivity(storage: Pick<Storage, 'getItem' | 'setItem'>, nowMs: number): void {
  if (storage.getItem(SESSION_KEY) !== null) storage.setItem(ACTIVITY_KEY, String(nowMs))
}

function readRecord(storage: Readable, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
