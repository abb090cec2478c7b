import { isSearchable } from '@poyraz/text'
import { useLang } from '@poyraz/ui'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { InContentBanners } from '../../../shared/content/in-content-banners.tsx'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { GameShow, GameShowSkeleton } from '../../../shared/games/game-grid.tsx'
import { GameSpot } from '../../../shared/games/game-spot.tsx'
import { type GameFilter, gamesQuery, isSmall } from '../../../shared/games/games.ts'
import { ListSearch } from '../../../shared/lists/list-search.tsx'
import { LobbyFrame } from '../../../shared/lists/lobby-frame.tsx'
import { PagedList } from '../../../shared/lists/paged-list.tsx'
import { Wins } from '../../../shared/wins/wins.tsx'
import { chosenOf } from '../chosen.ts'
import { LobbyFilters } from './lobby-filters.tsx'
import { LobbyRails } from './lobby-rails.tsx'
import { NoGames } from './no-games.tsx'
import { StudioHeading } from './studio-heading.tsx'

/** The slot lobby and its filtered lists. `filter` is that of the address; the others are in its search. */
export function Lobby({ title, filter }: { readonly title: string; readonly filter: GameFilter }) {
  const t = useTranslations('lobby')
  const search = useTranslations('search')
  const lang = useLang()
  const { q = '', ...picked } = useSearch({ strict: false })
  const chosen = { ...filter, ...chosenOf(picked) }
  const searchGameName = isSearchable(q) ? q.trim() : undefined
  const games = useInfiniteQuery(gamesQuery(searchGameName ? { ...chosen, searchGameName } : chosen, lang))
  const { data: lobby } = useQuery(callQuery('casino.lobby', chosen, lang))
  const whole = searchGameName === undefined && Object.keys(chosen).length === 0
  const total = games.data?.pages[0]?.total
  const withRails = whole && total !== undefined && !isSmall(total)
  const listed = games.data?.pages.flatMap(({ data }) => data) ?? []
  return (
    <LobbyFrame
      title={title}
      count={
        total === undefined ? '' : t('countBy', { count: total, studios: lobby?.data.providers.length ?? 0 })
      }
      search={<ListSearch query={q} label={search('label')} placeholder={search('placeholder')} />}
      filters={<LobbyFilters lobby={lobby?.data} address={filter} chosen={chosen} />}
    >
      <GameSpot games={[...listed, ...(lobby?.data.games ?? [])]}>
        {withRails && <LobbyRails lobby={lobby?.data} />}
        {withRails && <StudioHeading providers={lobby?.data.providers ?? []} />}
        <PagedList
          list={games}
          skeleton={<GameShowSkeleton />}
          empty={<NoGames searched={searchGameName !== undefined} whole={whole} />}
        >
          {(items) => <GameShow games={items} heading={withRails ? 'h3' : 'h2'} below={withRails} />}
        </PagedList>
      </GameSpot>
      {total !== undefined && whole && <InContentBanners type="slot" />}
      {total !== undefined && whole && <Wins />}
    </LobbyFrame>
  )
}
