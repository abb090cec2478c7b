import { type RefObject, useEffect, useState } from 'react'

/** Distance below the viewport at which content starts to load. */
const AHEAD = '600px'

/** Returns true once an element has come near the viewport; it stays true. */
export function useNear(element: RefObject<Element | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: AHEAD },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, near])
  return near
}
