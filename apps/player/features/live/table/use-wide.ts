import { useSyncExternalStore } from 'react'

const WIDE = '(min-width: 1024px)'

/** True on screens with room for the lying layout. */
export function useWide(): boolean {
  return useSyncExternalStore(
    (follow) => {
      const query = matchMedia(WIDE)
      query.addEventListener('change', follow)
      return () => query.removeEventListener('change', follow)
    },
    () => matchMedia(WIDE).matches,
  )
}
