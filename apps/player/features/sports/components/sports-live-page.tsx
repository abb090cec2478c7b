import { sportsPaths } from '@poyraz/site/sports'
import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { eventsQuery } from '../api/queries.ts'
import { useWatchList } from '../prices/use-prices.ts'
import { EventList } from './event-list.tsx'
import { SportChips } from './sport-chips.tsx'

const route = getRouteApi(`/open/sports${sportsPaths.live}`)

/** All live matches with their scores. */
export function SportsLivePage() {
  const t = useTranslations('sports')
  const navigate = route.useNavigate()
  const { sport } = route.useSearch()
  usePageTitle(t('live'))
  useWatchList()
  const list = useQuery(eventsQuery({ state: 'live', ...(sport ? { sport } : {}) }, useLang()))
  return (
    <div className="flex flex-col gap-4">
      <div>
        <h1 className="text-3xl">{t('live')}</h1>
        <p className="mt-1 text-muted">{t('liveText')}</p>
      </div>
      <SportChips
        chosen={sport}
        counts="live"
        onChoose={(next) => void navigate({ search: next ? { sport: next } : {}, resetScroll: false })}
      />
      <EventList list={list} emptyTitle={t('noLive')} emptyText={t('noLiveText')} />
    </div>
  )
}
