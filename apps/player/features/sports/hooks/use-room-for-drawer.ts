import { useSyncExternalStore } from 'react'

/** Breakpoint `xl` of the styles: from here the coupon is a drawer, below it a sheet. */
const ROOM = '(min-width: 80rem)'

/** Returns true if the coupon stands beside the page. */
export function useRoomForDrawer(): boolean {
  return useSyncExternalStore(
    watch,
    () => matchMedia(ROOM).matches,
    () => false,
  )
}

function watch(onChange: () => void): () => void {
  const query = matchMedia(ROOM)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
