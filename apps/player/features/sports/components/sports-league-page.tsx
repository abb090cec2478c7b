import { sportsPaths } from '@poyraz/site/sports'
import { buttonClass, Card, EmptyState, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { refusalOf } from '../../../shared/endpoint/queries.ts'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { eventsQuery, leagueQuery } from '../api/queries.ts'
import { useWatchList } from '../prices/use-prices.ts'
import { EventList, type EventsResult } from './event-list.tsx'
import { LeagueSeasons } from './league-seasons.tsx'
import { LeagueTable } from './league-table.tsx'
import { SportMark } from './sport-mark.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.league}`)
const MATCHES_MAX = 30
/** One list waits for the other, so that live matches do not push the rest down. */
const WAITING: EventsResult = { data: undefined, error: null, refetch: () => undefined }

/** A league: its matches that take bets, the bets on its season, and its table. */
export function SportsLeaguePage() {
  const t = useTranslations('sports')
  const leagueID = Number(route.useParams().id)
  const lang = useLang()
  const league = useQuery(leagueQuery(leagueID, lang))
  const live = useQuery(eventsQuery({ leagueID, state: 'live', limit: MATCHES_MAX }, lang))
  const upcoming = useQuery(eventsQuery({ leagueID, state: 'upcoming', limit: MATCHES_MAX }, lang))
  const known = league.data?.data
  usePageTitle(known?.name ?? t('title'))
  useWatchList()
  if (league.error && refusalOf(league.error).error === 'not_found') return <Gone />
  return (
    <div className="flex flex-col gap-5">
      <div className="flex items-center gap-3">
        {known && <SportMark sport={known.sport} side={44} />}
        <div>
          <h1 className="text-3xl">{known?.name ?? t('title')}</h1>
          <p className="min-h-6 text-muted">
            {known && `${known.country} · ${t('league.season', { season: known.season })}`}
          </p>
        </div>
      </div>
      {live.data && live.data.data.length > 0 && (
        <>
          <h2 className="sr-only">{t('live')}</h2>
          <EventList list={live} />
        </>
      )}
      <h2 className="sr-only">{t('upcoming')}</h2>
      <EventList list={live.isPending ? WAITING : upcoming} emptyTitle={t('league.noMatches')} emptyText="" />
      <LeagueSeasons leagueID={leagueID} />
      <section className="flex flex-col gap-3">
        <h2 className="text-xl">{t('league.table')}</h2>
        <Card>
          <LeagueTable leagueID={leagueID} wide />
        </Card>
      </section>
    </div>
  )
}

function Gone() {
  const t = useTranslations('sports')
  return (
    <EmptyState
      isPage
      art={<SportMark sport="football" side={96} />}
      title={t('league.gone')}
      action={
        <Link to={sportsPaths.home} className={buttonClass()}>
          {t('event.toHome')}
        </Link>
      }
    />
  )
}
