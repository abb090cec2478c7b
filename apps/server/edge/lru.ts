/** A map that forgets what was not asked for the longest. */
export type Lru<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

/**
 * Keeps `sizeMax` entries at most, and always the half of them that was asked for last. Entries are kept in two
 * halves: one that was asked for again is found in the newer half and moves nothing.
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
