import { systemClock } from '@poyraz/kernel'
import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, EmptyState, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { Picture } from '../../../shared/art/picture.tsx'
import { type Tournament, tournamentsQuery } from '../../../shared/content/content.ts'
import { type PeriodState, periodState } from '../../../shared/content/period.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { TournamentCard } from './tournament-card.tsx'

const STATES = ['active', 'coming', 'finished'] as const satisfies readonly PeriodState[]
const TROPHY = '1f3c6'

/** All tournaments. */
export function TournamentsPage() {
  const t = useTranslations('content')
  usePageTitle(t('tournaments'))
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl">{t('tournaments')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('tournamentsText')}</p>
      </div>
      <Tournaments />
    </div>
  )
}

function Tournaments() {
  const loading = useTranslations('site')('loading')
  const { data, error, refetch } = useQuery(tournamentsQuery(useLang()))
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) {
    return (
      <div role="status" className="flex flex-col gap-4">
        <span className="sr-only">{loading}</span>
        <Skeleton className="h-130 rounded-banner" />
      </div>
    )
  }
  if (data.data.length === 0) return <NoTournaments />
  return <TournamentGrid tournaments={data.data} />
}

/** Tournaments sorted by state, in the order of `STATES`. */
function TournamentGrid({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  const nowMs = systemClock.nowMs()
  const sorted = STATES.flatMap((state) =>
    tournaments.filter((one) => periodState(one, nowMs) === state).map((one) => ({ tournament: one, state })),
  )
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
      {sorted.map(({ tournament, state }, place) => (
        <li key={tournament.id} className="grid">
          <TournamentCard
            tournament={tournament}
            state={state}
            place={place}
            art={contentArtUrl(tournament.image)}
          />
        </li>
      ))}
    </ul>
  )
}

function NoTournaments() {
  const t = useTranslations('content')
  const all = useTranslations('lobby')('allGames')
  return (
    <EmptyState
      art={<Picture src={contentArtUrl(TROPHY)} side={128} loading="first" className="art" />}
      title={t('noTournaments')}
      text={t('noTournamentsText')}
      action={
        <Link to={slotPaths.lobby} className={buttonClass({ variant: 'quiet' })}>
          {all}
        </Link>
      }
    />
  )
}
