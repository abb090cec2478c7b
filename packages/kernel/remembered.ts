import type { Clock } from './clock.ts'

/** Caches the last loaded value; after `forget` the next caller loads it again. */
export type Remembered<Value> = { (): Promise<Value>; forget(): void }

/**
 * Caches a value for `ttlMs`. Concurrent callers share one load. A failed load rejects for its callers and is
 * not cached.
 */
export function remembered<Value>(
  load: () => Promise<Value>,
  { clock, ttlMs }: { readonly clock: Clock; readonly ttlMs: number },
): Remembered<Value> {
  let loaded: Promise<Value> | null = null
  let loadedAtMs = 0
  const read = () => {
    if (loaded && clock.nowMs() - loadedAtMs < ttlMs) return loaded
    loadedAtMs = clock.nowMs()
    const loading = load()
    loading.catch(() => {
      if (loaded === loading) loaded = null
    })
    loaded = loading
    return loading
  }
  return Object.assign(read, {
    forget() {
      loaded = null
    },
  })
}
