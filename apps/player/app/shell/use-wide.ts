import { useSyncExternalStore } from 'react'

/** Breakpoint `md` of the styles. */
const WIDE = '(min-width: 48rem)'

/** Returns true if the window is wider than a phone. Only for parts that the server does not render. */
export function useWide(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(WIDE).matches,
    () => true,
  )
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(WIDE)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
