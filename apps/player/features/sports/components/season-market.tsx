import { Badge } from '@poyraz/ui'
import { Lock } from 'lucide-react'
import { type ReactNode, useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Outright } from '../api/types.ts'
import { useMarketState } from '../prices/use-prices.ts'
import { betEventOf } from '../slip/outrights.ts'
import { isLongLabel, OddsButton } from './odds-button.tsx'

export type SeasonMarket = Outright['markets'][number]
type Props = { readonly season: Outright; readonly market: SeasonMarket }

/** The head of a market of a season: its terms, and the reason why it takes no bets. */
export function SeasonMarketHead({ season, market, children }: Props & { readonly children: ReactNode }) {
  const t = useTranslations('sports.season')
  const state = useMarketState(season.eventID, market)
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
      {children}
      {market.eachWay && <p className="text-sm text-muted">{t('eachWay', market.eachWay)}</p>}
      {state === 'suspended' && (
        <Badge tone="warning">
          <Lock aria-hidden="true" className="mr-1 size-3" />
          {t('suspended')}
        </Badge>
      )}
    </div>
  )
}

/** The teams of a market of a season with their prices, the favourite first. */
export function SeasonOutcomes({ season, market }: Props) {
  const event = useMemo(() => betEventOf(season), [season])
  const isLong = market.outcomes.some(({ name }) => isLongLabel(name))
  return (
    <div className="grid grid-cols-2 gap-2 lg:grid-cols-3">
      {favouritesOf(market).map((outcome) => (
        <OddsButton
          key={outcome.outcome}
          event={event}
          market={market}
          outcome={outcome}
          label={outcome.name}
          small={isLong}
        />
      ))}
    </div>
  )
}

/** Returns the outcomes of a market, the most likely one first. */
export const favouritesOf = ({ outcomes }: SeasonMarket) =>
  outcomes.toSorted((one, other) => one.odds - other.odds)
