import { type RefObject, useEffect, useState } from 'react'

/** Distance below the viewport at which content starts to load. */
const AHEAD = '600px'

/** Returns true once an element has come within `ahead` below the viewport; it stays true. */
export function useNear(element: RefObject<Element | null>, ahead = AHEAD): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (near || !element.current) return
    const watch = new IntersectionObserver(
      (entries) => entries.some(({ isIntersecting }) => isIntersecting) && setNear(true),
      { rootMargin: ahead },
    )
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element, near, ahead])
  return near
}

/** Returns true while an element is in sight, and until that is known. */
export function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(true)
  useEffect(() => {
    if (!element.current) return
    const watch = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting ?? true))
    watch.observe(element.current)
    return () => watch.disconnect()
  }, [element])
  return seen
}
