import { CHIP, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { GameGrid } from '../../../shared/games/game-grid.tsx'
import { GameTile } from '../../../shared/games/game-tile.tsx'
import { featuredQuery, type Game } from '../../../shared/games/games.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'

/** Up to this many games stand as wide posters; more as a grid of tiles. */
const POSTERS_MAX = 4
const SHOWN_MAX = 12
const POSTER_ROW = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
const CHIPS = ['new', 'popular', 'ways', 'classic'] as const

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
          to="/slot"
          className="ml-auto inline-flex min-h-11 items-center text-sm font-bold text-brand hover:underline max-md:order-2"
        >
          {all}
        </Link>
      </div>
      {isPending ? <PosterSkeletons /> : null}
      {error ? <ListFailure error={error} onRetry={() => void refetch()} /> : null}
      {data ? <Featured games={data.data} /> : null}
    </section>
  )
}

function Featured({ games }: { readonly games: readonly Game[] }) {
  if (games.length > POSTERS_MAX) return <GameGrid games={games.slice(0, SHOWN_MAX)} heading="h3" />
  return (
    <ul className={POSTER_ROW}>
      {games.map((game, index) => (
        <li key={game.gameID}>
          <GameTile game={game} shape="poster" loading={index === 0 ? 'first' : 'eager'} />
        </li>
      ))}
    </ul>
  )
}

function PosterSkeletons() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={POSTER_ROW}>
      <span className="sr-only">{loading}</span>
      {[0, 1, 2].map((place) => (
        <Skeleton key={place} className="aspect-poster rounded-tile" />
      ))}
    </div>
  )
}

function TypeChips() {
  const t = useTranslations('lobby')
  return (
    <div className="scroll-row gap-2 max-md:order-3 max-md:-mx-4 max-md:w-screen max-md:px-4">
      {CHIPS.map((type) => (
        <Link key={type} to="/slot/type/$type" params={{ type }} className={CHIP}>
          {t(`types.${type}`)}
        </Link>
      ))}
    </div>
  )
}
