import { buttonClass, EmptyState } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { useFavourites } from '../../../shared/favourites/favourites.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'

export function FavouritesPage() {
  const t = useTranslations('favourites')
  usePageTitle(t('title'))
  return (
    <div className="flex flex-col gap-5">
      <h1 className="text-3xl">{t('title')}</h1>
      <FavouriteGames />
    </div>
  )
}

function FavouriteGames() {
  const t = useTranslations('favourites')
  const all = useTranslations('lobby')('allGames')
  const { data, error, refetch } = useFavourites()
  if (error) return <ListFailure error={error} onRetry={() => void refetch()} />
  if (!data) return <GameGridSkeleton tiles={6} />
  if (data.data.length > 0) return <GameGrid games={data.data} heading="h2" />
  return (
    <EmptyState
      art={<Picture src={PICTURES.star} side={96} className="art" />}
      title={t('emptyTitle')}
      text={t('emptyText')}
      action={
        <Link to="/slot" className={buttonClass()}>
          {all}
        </Link>
      }
    />
  )
}
