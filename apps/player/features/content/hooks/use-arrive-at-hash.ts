import { useEffect } from 'react'

/** Shows the part that the address names: its text came after the browser had looked for it. */
export function useArriveAtHash(): void {
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.scrollIntoView()
  }, [])
}
