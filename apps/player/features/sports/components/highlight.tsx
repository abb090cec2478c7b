import type { Sport } from '@poyraz/contract'
import { sportsPaths } from '@poyraz/site/sports'
import { Lattice, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { eventsQuery } from '../api/queries.ts'
import type { SportsEvent } from '../api/types.ts'
import { useKickOff } from '../hooks/use-kick-off.ts'
import { useTakeEvents } from '../prices/use-prices.ts'
import { MarketCells } from './market-cells.tsx'
import { TeamMark } from './team-mark.tsx'

/** Number of upcoming matches from which the banner is chosen. */
const NEXT = 20

/** The next match with the most markets, on a banner. */
export function Highlight({ sport }: { readonly sport: Sport | undefined }) {
  const filter = { state: 'upcoming' as const, limit: NEXT, ...(sport ? { sport } : {}) }
  const { data, isPending } = useQuery(eventsQuery(filter, useLang()))
  useTakeEvents(data?.data)
  if (isPending) return <Skeleton className="h-42 rounded-banner md:max-xl:h-22 xl:h-36 xl:flex-3" />
  const event = mostMarkets(data?.data ?? [])
  return event ? <Banner event={event} /> : null
}

function mostMarkets(events: readonly SportsEvent[]): SportsEvent | undefined {
  return events.reduce<SportsEvent | undefined>(
    (best, event) => (best && best.marketCount >= event.marketCount ? best : event),
    undefined,
  )
}

function Banner({ event }: { readonly event: SportsEvent }) {
  const t = useTranslations('sports')
  const { time, day } = useKickOff()(event.startsAt)
  const [market] = event.markets
  return (
    <section className="@container ground ground-sea relative overflow-hidden rounded-banner p-4 text-white md:px-6 xl:flex-3">
      <Lattice className="" />
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3">
        <span className="flex -space-x-2">
          <TeamMark team={event.home} side={52} />
          <TeamMark team={event.away} side={52} />
        </span>
        <div className="min-w-0 flex-1">
          <p className="text-xs font-semibold">
            {event.leagueName} · {day} {time}
          </p>
          <h2 className="text-xl">
            <Link
              to={sportsPaths.event}
              params={{ id: String(event.eventID) }}
              className="inline-flex min-h-11 items-center rounded-control"
            >
              {t('versus', { home: event.home.name, away: event.away.name })}
            </Link>
          </h2>
        </div>
        {market && (
          <div className="w-full @row:w-84">
            <MarketCells event={event} market={market} labels />
          </div>
        )}
      </div>
    </section>
  )
}
