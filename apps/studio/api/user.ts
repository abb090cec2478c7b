import type { Lang } from '@poyraz/text'

/** Where the player site keeps the session, encrypted as the server wants it back. */
const SESSION_KEY = 'userSession'
const FIELDS = ['uid', 'sid', 'uip', 'gmt'] as const

/** The envelope's `user`: the stored session values as they are, or the language alone for a visitor and a demo. */
export function userBlock(storage: Pick<Storage, 'getItem'>, lang: Lang, demo: boolean): Record<string, unknown> {
  const session = demo ? {} : readSession(storage)
  return { ...session, lang }
}

export function hasSession(storage: Pick<Storage, 'getItem'>): boolean {
  return 'sid' in readSession(storage)
}

function readSession(storage: Pick<Storage, 'getItem'>): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(storage.getItem(SESSION_KEY) ?? 'null')
    if (typeof stored !== 'object' || stored === null) return {}
    const values = Object.entries(stored).filter(([name]) => FIELDS.some((field) => field === name))
    return Object.fromEntries(values)
  } catch {
    return {}
  }
}
