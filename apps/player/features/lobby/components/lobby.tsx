import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { type GameFilter, gamesQuery } from '../../../shared/games/games.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { FilterChips } from './filter-chips.tsx'
import { LobbyGames } from './lobby-games.tsx'
import { LobbySearch } from './lobby-search.tsx'

/** The slot lobby and its narrower versions: search and filters stay, the list below changes. */
export function Lobby({ title, filter }: { readonly title: string; readonly filter: GameFilter }) {
  const t = useTranslations('lobby')
  const { q = '' } = useSearch({ strict: false })
  const searchGameName = isSearchable(q) ? q.trim() : undefined
  const games = useInfiniteQuery(
    gamesQuery(searchGameName ? { ...filter, searchGameName } : filter, useLang()),
  )
  const total = games.data?.pages[0]?.total
  usePageTitle(title)
  return (
    <div className="flex flex-col gap-5">
      <div className="flex flex-wrap items-end justify-between gap-4">
        <div>
          <h1 className="text-3xl">{title}</h1>
          <p aria-live="polite" className="min-h-5 text-sm text-muted">
            {total === undefined ? '' : t('count', { count: total })}
          </p>
        </div>
        <LobbySearch query={q} />
      </div>
      <FilterChips type={filter.type} />
      <LobbyGames games={games} searched={searchGameName !== undefined} />
    </div>
  )
}
