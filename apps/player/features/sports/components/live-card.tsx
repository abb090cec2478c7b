import { Lock } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Market, SportsEvent } from '../api/types.ts'
import { useEventCell, useMarketState } from '../prices/use-prices.ts'
import { EventTeams } from './event-teams.tsx'
import { MarketCells } from './market-cells.tsx'
import { MatchClock } from './match-clock.tsx'

/** A live match of the strip: clock, score and the prices of its first market. */
export function LiveCard({ event }: { readonly event: SportsEvent }) {
  const t = useTranslations('sports')
  const cell = useEventCell(event)
  const [market] = event.markets
  return (
    <article className="flex w-76 flex-col gap-3 rounded-tile border border-line bg-surface p-3.5 shadow-card md:w-auto">
      <div className="flex items-center gap-2 text-xs text-muted">
        <MatchClock sport={event.sport} cell={cell} />
        <span className="-ml-1 min-w-0 truncate">· {event.leagueName}</span>
        {cell.marketCount > 0 && (
          <span className="ml-auto tabular-nums">{t('moreMarkets', { count: cell.marketCount })}</span>
        )}
      </div>
      <EventTeams event={event} cell={cell} score />
      {market ? <LiveCells event={event} market={market} /> : <Suspended />}
    </article>
  )
}

function LiveCells({ event, market }: { readonly event: SportsEvent; readonly market: Market }) {
  const state = useMarketState(event.eventID, market)
  return state === 'active' ? <MarketCells event={event} market={market} labels /> : <Suspended />
}

/** Replaces the prices of a market by the reason why there are none. */
function Suspended() {
  const t = useTranslations('sports')
  return (
    <p className="odds-closed flex min-h-11 items-center justify-center gap-2 rounded-control border border-line text-sm font-semibold text-muted">
      <Lock aria-hidden="true" className="size-4" />
      {t('suspended')}
    </p>
  )
}
