/** Keys in `localStorage`; the protocol fixes them. */
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
  | 'recentSearches'
  | 'oddsFormat'
  | 'sportsCoupons'
  | 'favouriteMatches'
  | 'spokenCalls'
  | 'seatSeeds'

/** Without storage (private windows, full disks) the site works but remembers nothing. */
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
    // Ignored: a value that cannot be stored is fetched again.
  }
}

export function forget(...names: readonly StorageName[]): void {
  try {
    for (const name of names) localStorage.removeItem(name)
  } catch {
    // As above.
  }
}

/** Returns a stored JSON object, or `null` if it is missing or not an object. */
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
