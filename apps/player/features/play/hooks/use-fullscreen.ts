import { type RefObject, useEffect, useState } from 'react'

/** Full-screen state of one element; `null` if the browser cannot show elements in full screen (iPhones). */
export function useFullscreen(
  element: RefObject<HTMLElement | null>,
): { readonly full: boolean; readonly toggle: () => void } | null {
  const [full, setFull] = useState(false)
  useEffect(() => {
    const follow = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', follow)
    return () => document.removeEventListener('fullscreenchange', follow)
  }, [])
  if (!document.fullscreenEnabled) return null
  return {
    full,
    toggle: () => void (full ? document.exitFullscreen() : element.current?.requestFullscreen()),
  }
}
