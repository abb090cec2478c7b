import { useLayoutEffect, useState } from 'react'

/**
 * Returns the search parameters of a page that a mail link opened, and removes them from the address bar and
 * the history at once, so that no screenshot, shared URL or later user of the browser gets the token.
 */
export function useTakenSearch<Search>(search: Search): Search {
  const [taken] = useState(search)
  useLayoutEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return taken
}
