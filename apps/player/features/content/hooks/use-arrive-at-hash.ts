import { useEffect } from 'react'

/**
 * Scrolls to the element named by the URL's hash when the text has loaded; the browser looked for it earlier.
 */
export function useArriveAtHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
}
