import { SECOND_MS, systemClock } from '@poyraz/kernel'
import { virtualPaths } from '@poyraz/site/virtual'
import { Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { watchTables } from '../../../shared/live/tables-watch.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { noteTableState, useTableStates } from '../../../shared/tables/table-states.ts'
import { SportMark } from '../components/sport-mark.tsx'
import { ResultText } from './latest-results.tsx'
import { LobbyPicture } from './lobby-picture.tsx'
import { PhaseClock } from './phase-clock.tsx'
import { type VirtualListItem, virtualListQuery } from './queries.ts'

const LIST_MS = 30 * SECOND_MS
const RESTING_MS = 3 * SECOND_MS
const GAMES = 3

/** The virtual games with their countdowns and latest results. */
export function VirtualLobbyPage() {
  const t = useTranslations('virtual')
  usePageTitle(t('title'))
  const { games, error, refetch } = useGames()
  return (
    <div className="flex flex-col gap-5">
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('lead')}</p>
      </div>
      {error && !games && <ListFailure error={error} onRetry={() => void refetch()} />}
      {games?.length === 0 && (
        <Card>
          <EmptyState
            art={<SportMark sport="horse_racing" side={72} />}
            title={t('lost')}
            text={t('lostText')}
          />
        </Card>
      )}
      <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 lg:grid-cols-3">
        {games?.map((game) => (
          <li key={game.tableID}>
            <GameCard game={game} />
          </li>
        ))}
        {!games &&
          !error &&
          Array.from({ length: GAMES }, (_, card) => <Skeleton key={card} className="h-96 rounded-banner" />)}
      </ul>
    </div>
  )
}

/** Loads the games; events of the socket update their states. */
function useGames() {
  useEffect(watchTables, [])
  const { data, error, refetch } = useQuery({
    ...virtualListQuery(useLang()),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.data.some(({ rests }) => rests) ? RESTING_MS : LIST_MS),
  })
  const games = data?.data
  useEffect(() => {
    for (const { state } of games ?? []) noteTableState(state, systemClock.nowMs())
  }, [games])
  return { games, error, refetch }
}

function GameCard({ game }: { readonly game: VirtualListItem }) {
  const t = useTranslations('virtual')
  const live = useTableStates(({ states }) => states[game.tableID])
  return (
    <Card flush className="relative overflow-hidden transition hover:border-line-strong">
      <div className="relative h-48 overflow-hidden">
        <LobbyPicture game={game.game} />
        <PhaseClock round={game} state={live ?? game.state} className="absolute top-3 left-3" />
      </div>
      <div className="flex flex-col gap-3 p-4 md:p-5">
        <div>
          <h2 className="text-xl">
            <Link to={virtualPaths.game} params={{ game: game.game }} className="cover-link hover:text-brand">
              {game.name}
            </Link>
          </h2>
          <p className="text-sm text-muted">{t(`about.${game.game}`)}</p>
        </div>
        <Latest game={game} />
        <span aria-hidden="true" className="text-sm font-bold text-brand">
          {t(`enter.${game.game}`)} →
        </span>
      </div>
    </Card>
  )
}

const RESULTS = 2

/** The latest results of a game, below its picture. */
function Latest({ game }: { readonly game: VirtualListItem }) {
  const t = useTranslations('virtual')
  const results = game.results.slice(0, RESULTS)
  return (
    <div className="min-h-20 text-sm">
      <h3 className="font-text text-xs font-semibold tracking-normal text-muted">{t('results')}</h3>
      {results.length === 0 && <p className="pt-1 text-muted">{t('noResults')}</p>}
      <ul className="flex flex-col gap-1.5 pt-1.5">
        {results.map(({ roundID, label, winners }) => (
          <li key={roundID}>
            <ResultText game={game.game} label={label} winners={winners} />
          </li>
        ))}
      </ul>
    </div>
  )
}
