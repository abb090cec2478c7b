/** A map that forgets the entry that was not asked for the longest. */
export type Lru<T> = {
  get(key: string): T | undefined
  set(key: string, value: T): void
}

export function createLru<T>(sizeMax: number): Lru<T> {
  const entries = new Map<string, T>()
  return {
    get(key) {
      const value = entries.get(key)
      if (value === undefined) return undefined
      // A Map keeps the order of insertion: asked for again means inserted again.
      entries.delete(key)
      entries.set(key, value)
      return value
    },
    set(key, value) {
      entries.delete(key)
      entries.set(key, value)
      const oldest = entries.size > sizeMax ? entries.keys().next() : null
      if (oldest && !oldest.done) entries.delete(oldest.value)
    },
  }
}
