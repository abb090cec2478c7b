import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { InContentBanners } from '../../../shared/content/in-content-banners.tsx'
import { GameShow, GameShowSkeleton } from '../../../shared/games/game-grid.tsx'
import { type GameFilter, gamesQuery, isSmall } from '../../../shared/games/games.ts'
import { ListSearch } from '../../../shared/lists/list-search.tsx'
import { LobbyFrame } from '../../../shared/lists/lobby-frame.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { Wins } from '../../../shared/wins/wins.tsx'
import { FilterChips } from './filter-chips.tsx'
import { NoGames } from './no-games.tsx'
import { PlayedRow } from './played-row.tsx'

/** The slot lobby and its filtered lists: search and filters stay, the list below changes. */
export function Lobby({ title, filter }: { readonly title: string; readonly filter: GameFilter }) {
  const t = useTranslations('lobby')
  const search = useTranslations('search')
  const { q = '' } = useSearch({ strict: false })
  const searchGameName = isSearchable(q) ? q.trim() : undefined
  const games = useInfiniteQuery(
    gamesQuery(searchGameName ? { ...filter, searchGameName } : filter, useLang()),
  )
  const whole = searchGameName === undefined && Object.keys(filter).length === 0
  const total = games.data?.pages[0]?.total
  return (
    <LobbyFrame
      title={title}
      count={total === undefined ? '' : t('count', { count: total })}
      search={<ListSearch query={q} label={search('label')} placeholder={search('placeholder')} />}
      filters={<FilterChips filter={filter} />}
    >
      {whole && total !== undefined && !isSmall(total) && <PlayedRow />}
      <PagedList
        list={games}
        skeleton={<GameShowSkeleton />}
        empty={<NoGames searched={searchGameName !== undefined} whole={whole} />}
      >
        {(items) => <GameShow games={items} heading="h2" />}
      </PagedList>
      {total !== undefined && whole && <InContentBanners type="slot" />}
      {total !== undefined && whole && <Wins />}
    </LobbyFrame>
  )
}
