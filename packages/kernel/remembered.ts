import type { Clock } from './clock.ts'

/** Caches the last loaded value; after `forget` the next caller loads it again. */
export type Remembered<Value> = { (): Promise<Value>; forget(): void }

/**
 * One load serves everybody for `ttlMs`; callers that come during a load wait for the same one. A load that
 * failed is told to who waited for it, and the next caller loads again.
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
