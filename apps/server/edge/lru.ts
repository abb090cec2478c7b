/** A map that drops the least recently used entries. */
export type Lru<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/**
 * Keeps at most `sizeMax` entries, and always the most recently used half of them. Entries are in two
 * generations; reading an entry of the newer one moves nothing.
 */
export function createLru<T>(sizeMax: number): Lru<T> {
  let newer = new Map<string, T>()
  let older = new Map<string, T>()
  const set = (key: string, value: T) => {
    if (newer.size * 2 >= sizeMax && !newer.has(key)) {
      older = newer
      newer = new Map()
    }
    newer.set(key, value)
  }
  return {
    get(key) {
      const recent = newer.get(key)
      if (recent !== undefined) return recent
      const value = older.get(key)
      if (value !== undefined) set(key, value)
      return value
    },
    set,
  }
}
