import { sportsPaths } from '@poyraz/site/sports'
import { Card, EmptyState, Skeleton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import type { Outright } from '../api/types.ts'
import { useSeasons } from '../hooks/use-seasons.ts'
import { SeasonMarketHead, SeasonOutcomes } from './season-market.tsx'
import { Segments } from './segments.tsx'
import { SportMark } from './sport-mark.tsx'

/** The bets on the seasons of all leagues. */
export function SportsSeasonsPage() {
  const t = useTranslations('sports.season')
  usePageTitle(t('all'))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl">{t('all')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      <Seasons />
    </div>
  )
}

function Seasons() {
  const t = useTranslations('sports.season')
  const { seasons, error, refetch } = useSeasons()
  if (error && !seasons) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!seasons) return <Skeleton className="h-96" />
  if (seasons.length === 0)
    return (
      <Card>
        <EmptyState art={<SportMark sport="football" side={72} />} title={t('none')} text={t('noneText')} />
      </Card>
    )
  const isOpen = ({ markets }: Outright) => markets.some(({ state }) => state === 'active')
  const openFirst = seasons.toSorted((one, other) => Number(isOpen(other)) - Number(isOpen(one)))
  return openFirst.map((season) => <SeasonCard key={season.eventID} season={season} />)
}

/** A season with one of its markets. */
function SeasonCard({ season }: { readonly season: Outright }) {
  const t = useTranslations('sports.season')
  const [chosen, choose] = useState('')
  const { markets, title } = season
  const market = markets.find((one) => one.market === chosen) ?? markets[0]
  if (!market) return null
  return (
    <Card className="render-near flex flex-col gap-3">
      <SeasonMarketHead season={season} market={market}>
        <h2 className="font-text text-base tracking-normal">
          <Link
            to={sportsPaths.league}
            params={{ id: String(season.leagueID) }}
            className="flex min-h-11 items-center gap-2 rounded-control hover:text-brand"
          >
            <SportMark sport={season.sport} side={20} />
            {title}
            <ChevronRight aria-hidden="true" className="size-4 flex-none text-muted" />
          </Link>
        </h2>
      </SeasonMarketHead>
      {markets.length > 1 && (
        <Segments
          name={`season-${season.eventID}`}
          label={t('market', { season: title })}
          value={market.market}
          segments={markets.map((one) => ({ value: one.market, text: one.name }))}
          onChoose={choose}
        />
      )}
      <SeasonOutcomes season={season} market={market} />
    </Card>
  )
}
