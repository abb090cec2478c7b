import { sportsPaths } from '@poyraz/site/sports'
import { cx, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { columnClass, columnsOf } from '../columns.ts'
import { hasOwnLine, titleOf } from '../market-lines.ts'
import { EventRow } from './event-row.tsx'
import { useOutcomeText } from './market-cells.tsx'
import { SportMark } from './sport-mark.tsx'

/** The matches of one league, with the names of its columns above them. */
export function LeagueSection({ events }: { readonly events: readonly SportsEvent[] }) {
  const [first] = events
  if (!first) return null
  const columns = columnsOf(events)
  return (
    <section className="@container render-near border-t border-line first:border-t-0">
      <div className="flex items-center gap-3 bg-bg-raised px-3 py-2 md:px-4">
        <LeagueName event={first} count={events.length} />
        {columns.map((column, place) => (
          <ColumnHead key={column.code} market={column} place={place} />
        ))}
        <span className="w-13 @max-row:hidden" />
      </div>
      <ul>
        {events.map((event) => (
          <EventRow key={event.eventID} event={event} columns={columns} />
        ))}
      </ul>
    </section>
  )
}

/** Length of the names of a league and its country that have room beside each other. */
const NAMES_MAX = 27

function LeagueName({ event, count }: { readonly event: SportsEvent; readonly count: number }) {
  const t = useTranslations('sports')
  const { leagueName, country } = event
  // A long name needs the room of its country, and many names begin with it.
  const hasRoom = leagueName.length + country.length <= NAMES_MAX && !leagueName.startsWith(country)
  return (
    <h3 className="min-w-0 flex-1 font-text text-sm tracking-normal">
      <Link
        to={sportsPaths.league}
        params={{ id: String(event.leagueID) }}
        className="flex min-h-11 min-w-0 items-center gap-2 rounded-control hover:text-brand"
      >
        <SportMark sport={event.sport} side={20} />
        <span className="truncate font-bold">{leagueName}</span>
        <span className="flex-none text-xs font-medium text-muted">
          {hasRoom && `${country} · `}
          {t('matchCount', { count })}
        </span>
        <ChevronRight aria-hidden="true" className="size-4 flex-none text-muted" />
      </Link>
    </h3>
  )
}

/** Name of a market and letters of its outcomes, above their column. */
function ColumnHead({ market, place }: { readonly market: Market; readonly place: number }) {
  const text = useOutcomeText()
  const lang = useLang()
  const hasOwn = hasOwnLine(market)
  return (
    <div
      aria-hidden="true"
      className={`self-end text-center text-xs text-muted @max-row:hidden ${columnClass(place, market)}`}
    >
      <span className="line-clamp-2 leading-snug text-balance">
        {hasOwn ? titleOf(market, lang) : market.name}
      </span>
      <span className={cx('grid grid-flow-col auto-cols-fr gap-2', hasOwn && 'pl-12')}>
        {market.outcomes.map((outcome) => (
          <span key={outcome.outcome} className="truncate">
            {text(outcome)}
          </span>
        ))}
      </span>
    </div>
  )
}
