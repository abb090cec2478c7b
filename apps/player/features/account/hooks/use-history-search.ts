import { accountPaths } from '@poyraz/site/account'
import { getRouteApi } from '@tanstack/react-router'
import type { HistorySearch } from '../history-search.ts'

const route = getRouteApi(`/open/players${accountPaths.history}`)

/** The filters in the address, and how to change some of them: each change takes the place of the one before. */
export function useHistorySearch() {
  const search: HistorySearch = route.useSearch()
  const navigate = route.useNavigate()
  const change = (part: HistorySearch) =>
    void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
  return { search, change }
}
