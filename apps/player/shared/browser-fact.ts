import { useSyncExternalStore } from 'react'

/**
 * Returns a value that only the browser knows and that does not change while the component is mounted.
 * Hydration uses `drawn`, the value of the server rendering.
 */
export function useBrowserFact<T extends string | boolean>(read: () => T, drawn: T): T {
  return useSyncExternalStore(never, read, () => drawn)
}

const never = () => () => undefined
