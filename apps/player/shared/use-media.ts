import { useCallback, useSyncExternalStore } from 'react'

/**
 * Returns true while the window matches a media query. Hydration uses `drawn`, the value of the server
 * rendering.
 */
export function useMedia(query: string, drawn = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const media = matchMedia(query)
      media.addEventListener('change', onChange)
      return () => media.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => drawn,
  )
}
