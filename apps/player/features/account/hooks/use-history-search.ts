import { accountPaths } from '@poyraz/site/account'
import { getRouteApi } from '@tanstack/react-router'
import type { HistorySearch } from '../history-search.ts'

const route = getRouteApi(`/open/players${accountPaths.history}`)

/**
 * Returns the filters of the URL and a function that changes some of them. A change replaces the history
 * entry.
 */
export function useHistorySearch() {
  const search: HistorySearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: HistorySearch) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
  return { search, change }
}
