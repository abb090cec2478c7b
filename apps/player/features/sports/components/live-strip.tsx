import type { Sport } from '@poyraz/contract'
import { sportsPaths } from '@poyraz/site/sports'
import { Badge, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { eventsQuery, LIVE_STRIP } from '../api/queries.ts'
import { useTakeEvents } from '../prices/use-prices.ts'
import { LiveCard } from './live-card.tsx'

const SKELETONS = 3

/** Live matches above the list of the home page. Without one there is no strip. */
export function LiveStrip({ sport }: { readonly sport: Sport | undefined }) {
  const t = useTranslations('sports')
  const filter = { state: 'live' as const, limit: LIVE_STRIP, ...(sport ? { sport } : {}) }
  const { data } = useQuery(eventsQuery(filter, useLang()))
  useTakeEvents(data?.data)
  if (data?.data.length === 0) return null
  return (
    <section aria-label={t('live')} className="flex flex-col gap-3">
      <div className="flex items-center gap-3">
        <h2 className="text-xl">{t('live')}</h2>
        {data && <Badge tone="danger">{t('liveCount', { count: data.total })}</Badge>}
        <Link
          to={sportsPaths.live}
          className="ml-auto inline-flex min-h-11 items-center rounded-control text-sm font-bold text-brand"
        >
          {t('liveAll')}
        </Link>
      </div>
      <div className="scroll-row -mx-4 gap-3 px-4 md:mx-0 md:grid md:grid-cols-2 md:px-0 xl:grid-cols-3">
        {data
          ? data.data.map((event) => <LiveCard key={event.eventID} event={event} />)
          : Array.from({ length: SKELETONS }, (_, card) => (
              <Skeleton key={card} className="h-44 w-76 md:w-auto" />
            ))}
      </div>
    </section>
  )
}
