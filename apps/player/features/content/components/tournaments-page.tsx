import { systemClock } from '@poyraz/kernel'
import { contentPaths } from '@poyraz/site/content'
import { slotPaths } from '@poyraz/site/slots'
import { buttonClass, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslations } from 'use-intl'
import { contentArtUrl } from '../../../shared/art/content-art.ts'
import { type Tournament, tournamentsQuery } from '../../../shared/content/content.ts'
import { OpenGames, RunningPromotions } from '../../../shared/content/open-today.tsx'
import { PageHero } from '../../../shared/content/page-hero.tsx'
import { type PeriodState, periodState } from '../../../shared/content/period.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { TournamentCard } from './tournament-card.tsx'

const STATES = ['active', 'coming', 'finished'] as const satisfies readonly PeriodState[]
const TROPHY = '1f3c6'

/** All tournaments; without any, what is open instead. */
export function TournamentsPage() {
  const title = useTranslations('content')('tournaments')
  const loading = useTranslations('site')('loading')
  const { data, error, refetch } = useQuery(tournamentsQuery(useLang()))
  usePageTitle(title)
  if (data?.data.length === 0) return <NoTournaments />
  return (
    <Page>
      {data && <TournamentGrid tournaments={data.data} />}
      {!data && error && <ListFailure error={error} onRetry={() => void refetch()} />}
      {!data && !error && (
        <div role="status" className="flex flex-col gap-4">
          <span className="sr-only">{loading}</span>
          <Skeleton className="h-130 rounded-banner" />
        </div>
      )}
    </Page>
  )
}

function Page({ children }: { readonly children: ReactNode }) {
  const t = useTranslations('content')
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-3xl">{t('tournaments')}</h1>
        <p className="mt-1 max-w-prose text-muted">{t('tournamentsText')}</p>
      </div>
      {children}
    </div>
  )
}

/** Tournaments sorted by state, in the order of `STATES`. */
function TournamentGrid({ tournaments }: { readonly tournaments: readonly Tournament[] }) {
  const nowMs = systemClock.nowMs()
  const sorted = STATES.flatMap((state) =>
    tournaments.filter((one) => periodState(one, nowMs) === state).map((one) => ({ tournament: one, state })),
  )
  return (
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3 2xl:grid-cols-4">
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
    <div className="flex flex-col gap-8 md:gap-10">
      <PageHero
        title={t('tournaments')}
        text={t('noTournamentsText')}
        art={contentArtUrl(TROPHY)}
        ground="ground-sea"
      >
        <Link to={contentPaths.promotions} className={buttonClass({ variant: 'lamp', size: 'lg' })}>
          {t('allPromotions')}
        </Link>
        <Link to={slotPaths.lobby} className={buttonClass({ variant: 'glass', size: 'lg' })}>
          {all}
        </Link>
      </PageHero>
      <RunningPromotions />
      <OpenGames />
    </div>
  )
}
