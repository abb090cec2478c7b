import type { Lang } from '@poyraz/text'

/** Storage keys of the player site, fixed by the protocol. */
const SESSION_KEY = 'userSession'
const PROFILE_KEY = 'userProfile'

type Readable = Pick<Storage, 'getItem'>

/**
 * The envelope's `user`: the session as the player site keeps it, or the language alone for a visitor and a
 * demo.
 */
export function userBlock(storage: Readable, lang: Lang, demo: boolean): Record<string, unknown> {
  const { uid, sid, uip, gmt } = demo ? {} : readRecord(storage, SESSION_KEY)
  return sid === undefined ? { lang } : { uid, sid, uip: uip || '{ip}', gmt, lang }
}

/**
 * Returns a mark that is the same for all sign-ins and user names of one player, and differs between players
 * and from a demo.
 */
export function playerMark(storage: Readable, demo: boolean): string {
  if (demo) return 'demo'
  const { mark } = readRecord(storage, PROFILE_KEY)
  return typeof mark === 'string' ? mark : 'player'
}

function readRecord(storage: Readable, key: string): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(key) ?? 'null')
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {}
  } catch {
    return {}
  }
}
