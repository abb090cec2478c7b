import { Badge, Card, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Lock } from 'lucide-react'
import { useEffect, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import { outrightsQuery } from '../api/queries.ts'
import type { Outright } from '../api/types.ts'
import { prices } from '../prices/prices.ts'
import { useMarketState, useWatchEvents } from '../prices/use-prices.ts'
import { betEventOf } from '../slip/outrights.ts'
import { OddsButton } from './odds-button.tsx'

type Market = Outright['markets'][number]

const NOTHING = {
  score: null,
  periods: [],
  redCards: { home: 0, away: 0 },
  clock: null,
  service: null,
  marketCount: 0,
}

/** Bets on the seasons of a league: the champion, and the first places. */
export function LeagueSeasons({ leagueID }: { readonly leagueID: number }) {
  const { data } = useQuery(outrightsQuery(leagueID, useLang()))
  const seasons = data?.data
  useWatchEvents((seasons ?? []).map(({ eventID }) => eventID))
  useEffect(() => prices.takeEvents((seasons ?? []).map((season) => ({ ...NOTHING, ...season }))), [seasons])
  return (seasons ?? []).map((season) => <Season key={season.eventID} season={season} />)
}

function Season({ season }: { readonly season: Outright }) {
  const t = useTranslations('sports.season')
  return (
    <section className="flex flex-col gap-3">
      <div>
        <h2 className="text-xl">{t('title', { season: season.season })}</h2>
        <p className="text-sm text-muted">{t('text')}</p>
      </div>
      {season.markets.map((market) => (
        <MarketCard key={market.market} season={season} market={market} />
      ))}
    </section>
  )
}

function MarketCard({ season, market }: { readonly season: Outright; readonly market: Market }) {
  const t = useTranslations('sports.season')
  const state = useMarketState(season.eventID, market)
  const event = useMemo(() => betEventOf(season), [season])
  const outcomes = market.outcomes.toSorted((one, other) => one.odds - other.odds)
  return (
    <Card className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="font-text text-base tracking-normal">{market.name}</h3>
        {market.eachWay && <p className="text-sm text-muted">{t('eachWay', market.eachWay)}</p>}
        {state === 'suspended' && (
          <Badge tone="warning">
            <Lock aria-hidden="true" className="mr-1 size-3" />
            {t('suspended')}
          </Badge>
        )}
      </div>
      <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
        {outcomes.map((outcome) => (
          <OddsButton
            key={outcome.outcome}
            event={event}
            market={market}
            outcome={outcome}
            label={outcome.name}
          />
        ))}
      </div>
    </Card>
  )
}
