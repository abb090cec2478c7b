import { useLayoutEffect, useState } from 'react'

/**
 * The search of a page that the link of a mail opened. Its token leaves the address bar and the history at
 * once, so that no screenshot, shared address or later visitor of the browser has it.
 */
export function useTakenSearch<Search>(search: Search): Search {
  const [taken] = useState(search)
  useLayoutEffect(() => {
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return taken
}
