import { type RefObject, useEffect, useState } from 'react'

/** This far below the fold something is fetched before it is seen. */
const AHEAD = '600px'

/** Whether an element has come near the window yet; once true it stays true. */
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
