import { sportsPaths } from '@poyraz/site/sports'
import { formatLine } from '@poyraz/text'
import { cx, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { columnClass, marketOf } from '../columns.ts'
import { useKickOff } from '../hooks/use-kick-off.ts'
import { hasOwnLine } from '../market-lines.ts'
import type { EventCell } from '../prices/price-store.ts'
import { useEventCell } from '../prices/use-prices.ts'
import { EventTeams } from './event-teams.tsx'
import { FavouriteStar } from './favourite-star.tsx'
import { MarketCells } from './market-cells.tsx'
import { MatchClock } from './match-clock.tsx'

type Props = { readonly event: SportsEvent; readonly columns: readonly Market[] }

/** A match of a list: one row with columns of prices on wide screens, a card with the first market on phones. */
export const EventRow = memo(function EventRow({ event, columns }: Props) {
  const cell = useEventCell(event)
  const isLive = cell.state === 'live'
  return (
    <li className="border-t border-line px-3 py-2.5 md:px-4">
      <div className="flex flex-col gap-2 @row:flex-row @row:items-center @row:gap-3">
        <div className="flex min-w-0 flex-1 items-center gap-3">
          <span className="@max-row:hidden">
            <When event={event} cell={cell} />
          </span>
          <span className="flex min-w-0 flex-1 flex-col">
            <span className="flex items-center justify-between gap-2 @row:hidden">
              <When event={event} cell={cell} inLine />
              <MoreLink event={event} count={cell.marketCount} />
            </span>
            <EventTeams event={event} cell={cell} score={isLive} />
          </span>
          <FavouriteStar eventID={event.eventID} className="-mx-2 @max-row:hidden" />
        </div>
        {columns.map((column, place) => (
          <Column key={column.code} event={event} column={column} place={place} />
        ))}
        <span className="@max-row:hidden">
          <MoreLink event={event} count={cell.marketCount} />
        </span>
      </div>
    </li>
  )
})

/** `column` is the market of another match of the list: a match without it keeps the width of the column. */
function Column(props: { readonly event: SportsEvent; readonly column: Market; readonly place: number }) {
  const lang = useLang()
  const market = marketOf(props.event, props.column.code)
  const line = market && hasOwnLine(market) ? market.line : null
  return (
    <div className={columnClass(props.place, props.column)}>
      {market && (
        <>
          <span className="@row:hidden">
            <MarketCells event={props.event} market={market} labels />
          </span>
          <span className="flex items-center gap-2 @max-row:hidden">
            {line !== null && (
              <span className="w-10 flex-none text-right text-xs font-semibold whitespace-nowrap text-muted tabular-nums">
                {formatLine({ code: market.code, line }, lang)}
              </span>
            )}
            <span className="min-w-0 flex-1">
              <MarketCells event={props.event} market={market} column={props.column} />
            </span>
          </span>
        </>
      )}
    </div>
  )
}

type WhenProps = { readonly event: SportsEvent; readonly cell: EventCell; readonly inLine?: boolean }

/** Kick-off of an upcoming match, clock of a live one. */
function When({ event, cell, inLine = false }: WhenProps) {
  const kickOff = useKickOff()
  if (cell.state === 'live')
    return (
      <span className={cx('block', !inLine && 'w-20')}>
        <MatchClock sport={event.sport} cell={cell} stacked={!inLine} />
      </span>
    )
  const { time, day } = kickOff(event.startsAt)
  return (
    <time dateTime={event.startsAt} className={cx('text-xs tabular-nums', !inLine && 'block w-16')}>
      <b className={cx('font-bold', !inLine && 'block text-sm')}>{time}</b>{' '}
      <span className="text-muted">{day}</span>
    </time>
  )
}

function MoreLink({ event, count }: { readonly event: SportsEvent; readonly count: number }) {
  const t = useTranslations('sports')
  const shown = Math.max(0, count - event.markets.length)
  return (
    <Link
      to={sportsPaths.event}
      params={{ id: String(event.eventID) }}
      className="inline-flex min-h-11 min-w-11 items-center justify-end gap-0.5 rounded-control text-xs font-semibold text-muted tabular-nums hover:text-text @row:w-13"
    >
      <span className="sr-only">
        {t('versus', { home: event.home.name, away: event.away.name })}: {t('moreBets')}{' '}
      </span>
      {shown > 0 && t('moreMarkets', { count: shown })}
      <ChevronRight aria-hidden="true" className="size-4" />
    </Link>
  )
}
