import type { Sport } from '@poyraz/contract'
import { sportsPaths } from '@poyraz/site/sports'
import { cx, Lattice, Skeleton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ChevronRight } from 'lucide-react'
import { useMemo } from 'react'
import { useTranslations } from 'use-intl'
import type { Outright } from '../api/types.ts'
import { useSeasons } from '../hooks/use-seasons.ts'
import { betEventOf } from '../slip/outrights.ts'
import { OddsButton } from './odds-button.tsx'
import { favouritesOf, type SeasonMarket } from './season-market.tsx'

const CHAMPION = 'WINNER'
/** Number of favourites on the banner; a narrow one has room for one less. */
const FAVOURITES = 3

/** The favourites of a season that takes bets, and the way to all seasons. */
export function SeasonBanner({ sport }: { readonly sport: Sport | undefined }) {
  const { seasons, isPending } = useSeasons()
  if (isPending) return <Skeleton className="h-36 rounded-banner md:max-xl:h-22 xl:flex-2" />
  for (const season of seasons ?? []) {
    const market = season.markets.find((one) => one.market === CHAMPION && one.state === 'active')
    if (market && (sport === undefined || season.sport === sport))
      return <Banner season={season} market={market} />
  }
  return null
}

function Banner({ season, market }: { readonly season: Outright; readonly market: SeasonMarket }) {
  const t = useTranslations('sports.season')
  const event = useMemo(() => betEventOf(season), [season])
  return (
    <section className="@container ground ground-reef relative overflow-hidden rounded-banner p-4 text-white md:px-6 xl:flex-2">
      <Lattice className="" />
      <div className="relative flex flex-wrap items-center gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1">
          <p className="truncate text-xs font-semibold">{season.title}</p>
          <h2 className="text-xl">
            <Link
              to={sportsPaths.seasons}
              className="inline-flex min-h-11 items-center gap-1 rounded-control"
            >
              {t('champion')}
              <ChevronRight aria-hidden="true" className="size-5 flex-none" />
              <span className="sr-only">{t('all')}</span>
            </Link>
          </h2>
        </div>
        <div className="grid w-full grid-cols-2 gap-2 @row:w-120 @row:grid-cols-3">
          {favouritesOf(market)
            .slice(0, FAVOURITES)
            .map((outcome, place) => (
              <span
                key={outcome.outcome}
                className={cx('min-w-0', place === FAVOURITES - 1 && '@max-row:hidden')}
              >
                <OddsButton event={event} market={market} outcome={outcome} label={outcome.name} small />
              </span>
            ))}
        </div>
      </div>
    </section>
  )
}
