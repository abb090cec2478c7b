import { systemClock } from '@poyraz/kernel'
import { accountPaths } from '@poyraz/site/account'
import { Card, SelectField, Skeleton, useLang } from '@poyraz/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslations } from 'use-intl'
import type { Days } from '../../../shared/dates/presets.ts'
import { daysOf } from '../../../shared/dates/presets.ts'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { AccountNav } from '../../../shared/navigation/account-nav.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { chosen, EVERY, idOf } from '../history-filter.ts'
import type { HistorySearch } from '../history-search.ts'
import { INITIAL_RANGE, rangeOf, STATS_RANGES, stepOf } from '../stats.ts'
import { GameFilter } from './game-filter.tsx'
import { StatsView } from './stats-view.tsx'

const route = getRouteApi(`/open/players${accountPaths.stats}`)

/** Stakes and wins of the player, by day or month and by game. */
export function StatsPage() {
  const t = useTranslations('stats')
  const search = route.useSearch()
  const navigate = route.useNavigate()
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <AccountNav open="stats" />
      <div>
        <h1 className="text-3xl">{t('title')}</h1>
        <p className="mt-1 text-muted">{t('text')}</p>
      </div>
      <StatsPart
        search={search}
        onChange={(part) =>
          void navigate({ search: (now) => ({ ...now, ...part }), replace: true, resetScroll: false })
        }
      />
    </div>
  )
}

type Search = Pick<HistorySearch, 'period' | 'game'>

/** The choice of period and game, and the figures of both. */
export function StatsPart(props: { readonly search: Search; readonly onChange: (part: Search) => void }) {
  const { search, onChange } = props
  const t = useTranslations('account')
  const lang = useLang()
  const [nowMs] = useState(() => systemClock.nowMs())
  const range = rangeOf(search.period)
  const step = stepOf(range)
  const game = idOf(search.game)
  const days = daysOf(range, nowMs) as Days
  const filter = { ...days, step, ...(game === EVERY ? {} : { gameID: Number(game) }) }
  const stats = useQuery({ ...callQuery('casino.stats', filter, lang), placeholderData: keepPreviousData })
  return (
    <>
      <Card className="flex flex-wrap gap-3">
        <div className="w-full md:w-64">
          <SelectField
            label={t('range')}
            options={STATS_RANGES.map((one) => ({ value: one, label: t(`ranges.${one}`) }))}
            value={range}
            onChange={({ target }) =>
              onChange({ period: target.value === INITIAL_RANGE ? undefined : target.value })
            }
          />
        </div>
        <div className="w-full md:w-64">
          <GameFilter game={game} onChoose={(next) => onChange({ game: chosen(next) })} />
        </div>
      </Card>
      {stats.data && !stats.isPlaceholderData ? (
        <StatsView stats={stats.data.data} days={days} step={step} game={game} />
      ) : stats.error ? (
        <ListFailure error={stats.error} onRetry={() => void stats.refetch()} />
      ) : (
        <StatsSkeleton />
      )}
    </>
  )
}

function StatsSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col gap-5">
      <span className="sr-only">{loading}</span>
      <Skeleton className="h-48 rounded-banner" />
      <Skeleton className="h-80 rounded-banner" />
    </div>
  )
}
