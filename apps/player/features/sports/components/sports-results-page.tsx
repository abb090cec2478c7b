import { sportsPaths } from '@poyraz/site/sports'
import { formatDate } from '@poyraz/text'
import { Card, EmptyState, IconButton, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { eventsQuery } from '../api/queries.ts'
import type { SportsEvent } from '../api/types.ts'
import { byLeague } from '../groups.ts'
import { dayFromNow, useKickOff } from '../hooks/use-kick-off.ts'
import { EventTeams } from './event-teams.tsx'
import { SportChips } from './sport-chips.tsx'
import { SportMark } from './sport-mark.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.results}`)

/** Finished matches of one day. */
export function SportsResultsPage() {
  const t = useTranslations('sports.results')
  const navigate = route.useNavigate()
  const { sport, back = 0 } = route.useSearch()
  usePageTitle(t('title'))
  const change = (nextSport: typeof sport, nextBack: number) =>
    void navigate({
      search: { ...(nextSport ? { sport: nextSport } : {}), ...(nextBack > 0 ? { back: nextBack } : {}) },
      resetScroll: false,
    })
  const day = dayFromNow(-back)
  const filter = { state: 'finished' as const, day, ...(sport ? { sport } : {}) }
  const list = useQuery(eventsQuery(filter, useLang()))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      <SportChips chosen={sport} counts="none" onChoose={(next) => change(next, back)} />
      <DayChoice day={day} back={back} onChoose={(next) => change(sport, next)} />
      {list.error && !list.data ? (
        <ListFailure error={list.error} onRetry={() => void list.refetch()} />
      ) : (
        <Results events={list.data?.data} />
      )}
    </div>
  )
}

function DayChoice(props: {
  readonly day: string
  readonly back: number
  readonly onChoose: (back: number) => void
}) {
  const t = useTranslations('sports')
  const lang = useLang()
  return (
    <div className="flex items-center gap-2">
      <IconButton label={t('results.previousDay')} onClick={() => props.onChoose(props.back + 1)}>
        <ChevronLeft aria-hidden="true" className="size-5" />
      </IconButton>
      <p aria-live="polite" className="min-w-28 text-center font-bold">
        {props.back === 0 ? t('today') : formatDate(`${props.day}T12:00:00.000Z`, lang)}
      </p>
      <IconButton
        label={t('results.nextDay')}
        disabled={props.back === 0}
        onClick={() => props.onChoose(props.back - 1)}
      >
        <ChevronRight aria-hidden="true" className="size-5" />
      </IconButton>
    </div>
  )
}

function Results({ events }: { readonly events: readonly SportsEvent[] | undefined }) {
  const t = useTranslations('sports')
  if (!events) return <Skeleton className="h-96" />
  if (events.length === 0)
    return (
      <Card>
        <EmptyState art={<SportMark sport="football" side={72} />} title={t('results.none')} />
      </Card>
    )
  return byLeague(events).map((league) => (
    <Card key={league[0]?.leagueID} flush className="render-near overflow-hidden">
      <h2 className="flex items-center gap-2 bg-bg-raised px-4 py-3 font-text text-sm tracking-normal">
        {league[0] && <SportMark sport={league[0].sport} side={20} />}
        {league[0]?.leagueName} <span className="text-xs font-medium text-muted">{league[0]?.country}</span>
      </h2>
      <ul>
        {league.map((event) => (
          <ResultRow key={event.eventID} event={event} />
        ))}
      </ul>
    </Card>
  ))
}

function ResultRow({ event }: { readonly event: SportsEvent }) {
  const { time } = useKickOff()(event.startsAt)
  return (
    <li className="flex items-center gap-4 border-t border-line px-4 py-2">
      <time dateTime={event.startsAt} className="text-xs text-muted tabular-nums">
        {time}
      </time>
      <EventTeams event={event} cell={event} score />
      <Link
        to={sportsPaths.event}
        params={{ id: String(event.eventID) }}
        className="flex w-64 flex-none flex-wrap gap-x-3 text-xs text-muted tabular-nums max-sm:hidden"
        tabIndex={-1}
        aria-hidden="true"
      >
        {event.periods.map(({ home, away }, place) => (
          <span key={place}>
            {home}–{away}
          </span>
        ))}
      </Link>
    </li>
  )
}
