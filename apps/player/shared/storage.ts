/** The names under which the site keeps things in the browser; the protocol fixes them. */
export type StorageName =
  | 'userAuth'
  | 'userProfile'
  | 'userSession'
  | 'userLanguage'
  | 'userMode'
  | 'modalStatus'
  | 'siteUnderMaintenance'
  | 'userActivityStart'
  | 'showBalance'
  | 'rid'
  | 'expirationDate'
  | 'returnAddress'
  | 'cookiesExplained'
  | 'notificationsRead'

/**
 * A browser that refuses storage (private windows, full disks) still gets a working page, only without
 * memory.
 */
export function readStored(name: StorageName): string | null {
  try {
    return localStorage.getItem(name)
  } catch {
    return null
  }
}

export function store(name: StorageName, value: string | number): void {
  try {
    localStorage.setItem(name, String(value))
  } catch {
    // Nothing to do: what cannot be kept is asked for again.
  }
}

export function forget(...names: readonly StorageName[]): void {
  try {
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** A stored JSON object, or `null` where there is none or somebody changed it into something else. */
export function readStoredObject<T extends object>(name: StorageName): T | null {
  const text = readStored(name)
  if (text === null) return null
  try {
    const value: unknown = JSON.parse(text)
    return typeof value === 'object' && value !== null ? (value as T) : null
  } catch {
    return null
  }
}
