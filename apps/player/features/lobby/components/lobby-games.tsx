import { buttonClass, EmptyState } from '@poyraz/ui'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslations } from 'use-intl'
import { Picture } from '../../../shared/art/picture.tsx'
import { PICTURES } from '../../../shared/art/pictures.ts'
import { GameGrid, GameGridSkeleton } from '../../../shared/games/game-grid.tsx'
import type { Game } from '../../../shared/games/games.ts'
import { ListFailure } from '../../../shared/lists/list-failure.tsx'
import { MoreButton } from '../../../shared/lists/more-button.tsx'

type Pages = { readonly pages: readonly { readonly data: readonly Game[]; readonly total: number }[] }
const SKELETON_TILES = 12

export function LobbyGames(props: {
  readonly games: UseInfiniteQueryResult<Pages>
  readonly searched: boolean
}) {
  const { data, error, isPending, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = props.games
  if (isPending) return <GameGridSkeleton tiles={SKELETON_TILES} />
  if (error && !data) return <ListFailure error={error} onRetry={() => void refetch()} />
  const games = data.pages.flatMap((page) => page.data)
  if (games.length === 0) return <NoGames searched={props.searched} />
  return (
    <>
      <GameGrid games={games} heading="h2" />
      {hasNextPage && (
        <MoreButton
          shown={games.length}
          total={data.pages[0]?.total ?? 0}
          busy={isFetchingNextPage}
          onMore={() => void fetchNextPage()}
        />
      )}
    </>
  )
}

function NoGames({ searched }: { readonly searched: boolean }) {
  const t = useTranslations('lobby')
  const empty = useTranslations('failure')('empty')
  return (
    <EmptyState
      art={<Picture src={PICTURES.magnifier} side={96} className="art" />}
      title={searched ? empty : t('noneTitle')}
      text={searched ? t('noneSearch') : undefined}
      action={
        <Link to="/slot" className={buttonClass({ variant: 'quiet' })}>
          {t('allGames')}
        </Link>
      }
    />
  )
}
