import { Card, EmptyState, Skeleton } from '@poyraz/ui'
import { useDeferredValue } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import type { SportsEvent } from '../api/types.ts'
import { byLeague } from '../groups.ts'
import { useTakeEvents } from '../prices/use-prices.ts'
import { LeagueSection } from './league-section.tsx'
import { SportMark } from './sport-mark.tsx'

export type EventsResult = {
  readonly data: { readonly data: readonly SportsEvent[] } | undefined
  readonly error: unknown
  readonly refetch: () => unknown
}

/** Matches by league in each state of their query. */
export function EventList(props: {
  readonly list: EventsResult
  readonly emptyTitle?: string
  readonly emptyText?: string
}) {
  const t = useTranslations('sports')
  const { data, error, refetch } = props.list
  const events = data?.data
  useTakeEvents(events)
  const shown = useDeferredValue(events)
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!shown) return <ListSkeleton />
  if (shown.length === 0)
    return (
      <Card>
        <EmptyState
          art={<SportMark sport="football" side={72} />}
          title={props.emptyTitle ?? t('none')}
          text={props.emptyText ?? t('noneText')}
        />
      </Card>
    )
  return (
    <Card flush className="overflow-hidden">
      {byLeague(shown).map((league) => (
        <LeagueSection key={league[0]?.leagueID} events={league} />
      ))}
    </Card>
  )
}

/** More than a screen, so that what stands below the list does not move in sight. */
const ROWS = 10

function ListSkeleton() {
  return (
    <Card flush className="overflow-hidden">
      <div className="h-13 bg-bg-raised" />
      {Array.from({ length: ROWS }, (_, row) => (
        <div key={row} className="flex h-17 items-center gap-4 border-t border-line px-4">
          <Skeleton className="h-9 w-14" />
          <Skeleton className="h-9 flex-1" />
          <Skeleton className="h-11 w-54 max-md:hidden" />
          <Skeleton className="h-11 w-36 max-lg:hidden" />
        </div>
      ))}
    </Card>
  )
}
