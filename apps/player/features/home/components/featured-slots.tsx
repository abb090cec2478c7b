import { slotPaths } from '@poyraz/site/slots'
import { CHIP, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GameShow, GameShowSkeleton } from '../../../shared/games/game-grid.tsx'
import { TYPE_CHIPS } from '../../../shared/games/game-types.ts'
import { categoriesQuery, featuredQuery, hasFewGames } from '../../../shared/games/games.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'

export const FEATURED_MAX = 12

export function FeaturedSlots() {
  const t = useTranslations('home')
  const all = useTranslations('site')('seeAll')
  const { data, isPending, error, refetch } = useQuery(featuredQuery(useLang()))
  if (data?.data.length === 0) return null
  return (
    <section aria-labelledby="featured" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <h2 id="featured" className="text-xl md:text-2xl">
          {t('featured')}
        </h2>
        <TypeChips />
        <Link
          to={slotPaths.lobby}
          className="ml-auto inline-flex min-h-11 min-w-11 items-center justify-end text-sm font-bold text-brand hover:underline max-md:order-2"
        >
          {all}
        </Link>
      </div>
      {isPending ? <GameShowSkeleton /> : null}
      {error && !data ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {data ? <GameShow games={data.data.slice(0, FEATURED_MAX)} heading="h3" /> : null}
    </section>
  )
}

function TypeChips() {
  const t = useTranslations('lobby')
  const categories = useQuery(categoriesQuery(useLang())).data?.data
  if (!categories || hasFewGames(categories)) return null
  return (
    <div className="scroll-row gap-2 max-md:order-3 max-md:-mx-4 max-md:w-screen max-md:px-4">
      {TYPE_CHIPS.map(({ type }) => (
        <Link key={type} to={slotPaths.type} params={{ type }} className={CHIP}>
          {t(`types.${type}`)}
        </Link>
      ))}
    </div>
  )
}
