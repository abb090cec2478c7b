import { sportsPaths } from '@poyraz/site/sports'
import { buttonClass, Card, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { eventQuery } from '../api/queries.ts'
import type { EventDetail } from '../api/types.ts'
import { useEventCell, useTakeEvents, useWatchEvents } from '../prices/use-prices.ts'
import { EventMarkets } from './event-markets.tsx'
import { MatchInfo } from './match-info.tsx'
import { Tracker } from './pitch.tsx'
import { Scoreboard } from './scoreboard.tsx'
import { SportMark } from './sport-mark.tsx'
import { Timeline } from './timeline.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.event}`)

/** One match: scoreboard, tracker, statistics, and all its markets. */
export function SportsEventPage() {
  const eventID = Number(route.useParams().id)
  const { data, error, refetch } = useQuery(eventQuery(eventID, useLang()))
  if (error && !data)
    return refusalOf(error).error === 'not_found' ? (
      <Gone />
    ) : (
      <ListFailure error={error} onRetry={() => void refetch()} />
    )
  return data ? <EventView event={data.data} /> : <EventSkeleton />
}

function EventView({ event }: { readonly event: EventDetail }) {
  const t = useTranslations('sports')
  const { home, away, eventID } = event
  const title = t('versus', { home: home.name, away: away.name })
  usePageTitle(title)
  useTakeEvents(useMemo(() => [event], [event]))
  useWatchEvents(useMemo(() => [eventID], [eventID]))
  const cell = useEventCell(event)
  const now = { ...event, state: cell.state }
  // The column of the markets is free then.
  const isOver = now.state === 'finished'
  return (
    <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
      <h1 className="sr-only">{title}</h1>
      <div className="flex min-w-0 flex-col gap-4 lg:sticky lg:top-20">
        <Card flush className="overflow-hidden">
          <Scoreboard event={event} cell={cell} />
          <Tracker event={now} cell={cell} />
        </Card>
        <div className="flex flex-col gap-4 max-lg:hidden">
          <Timeline event={now} />
          {!isOver && <MatchInfo event={now} />}
        </div>
      </div>
      <div className="flex min-w-0 flex-col gap-4">
        <EventMarkets event={now} />
        {isOver && (
          <div className="max-lg:hidden">
            <MatchInfo event={now} />
          </div>
        )}
      </div>
      <div className="flex flex-col gap-4 lg:hidden">
        <Timeline event={now} />
        <MatchInfo event={now} />
      </div>
    </div>
  )
}

function Gone() {
  const t = useTranslations('sports.event')
  usePageTitle(t('gone'))
  return (
    <EmptyState
      isPage
      art={<SportMark sport="football" side={96} />}
      title={t('gone')}
      text={t('goneText')}
      action={
        <Link to={sportsPaths.home} className={buttonClass()}>
          {t('toHome')}
        </Link>
      }
    />
  )
}

const CARDS = 4

function EventSkeleton() {
  return (
    <div className="grid grid-cols-1 gap-4 lg:grid-cols-2">
      <Skeleton className="h-84" />
      <div className="flex flex-col gap-3">
        {Array.from({ length: CARDS }, (_, card) => (
          <Skeleton key={card} className="h-28" />
        ))}
      </div>
    </div>
  )
}
