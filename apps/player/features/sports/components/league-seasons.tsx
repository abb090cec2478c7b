import { Card } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import type { Outright } from '../api/types.ts'
import { useSeasons } from '../hooks/use-seasons.ts'
import { SeasonMarketHead, SeasonOutcomes } from './season-market.tsx'

/** Bets on the seasons of a league: the champion, and the first places. */
export function LeagueSeasons({ leagueID }: { readonly leagueID: number }) {
  const { seasons } = useSeasons(leagueID)
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
        <Card key={market.market} className="flex flex-col gap-3">
          <SeasonMarketHead season={season} market={market}>
            <h3 className="font-text text-base tracking-normal">{market.name}</h3>
          </SeasonMarketHead>
          <SeasonOutcomes season={season} market={market} />
        </Card>
      ))}
    </section>
  )
}
