import { useSyncExternalStore } from 'react'

/**
 * What only the browser knows and does not change while a component stands. The first rendering takes `drawn`,
 * with which the server drew it.
 */
export function useBrowserFact<T extends string | boolean>(read: () => T, drawn: T): T {
  return useSyncExternalStore(never, read, () => drawn)
}

const never = () => () => undefined
