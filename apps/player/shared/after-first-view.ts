import { useSyncExternalStore } from 'react'

const LATEST_MS = 3000

let over = false
const waiting = new Set<() => void>()

/**
 * Runs what the first view does not need once the browser has nothing better to do: at once where that moment
 * has come already.
 */
export function afterFirstView(run: () => void): () => void {
  if (over) {
    run()
    return () => undefined
  }
  waiting.add(run)
  return () => waiting.delete(run)
}

/** Tells that the first view stands. Browsers without idle callbacks go on at the next turn. */
export function firstViewStands(): void {
  const go = () => {
    over = true
    for (const run of waiting) run()
    waiting.clear()
  }
  if ('requestIdleCallback' in globalThis) requestIdleCallback(go, { timeout: LATEST_MS })
  else setTimeout(go)
}

export function useAfterFirstView(): boolean {
  return useSyncExternalStore(
    afterFirstView,
    () => over,
    () => false,
  )
}
