import { Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'

const GAME_GRID =
  'grid grid-cols-2 gap-3 sm:grid-cols-3 md:grid-cols-4 md:gap-4 lg:grid-cols-5 xl:grid-cols-6'
/** Tiles up to here are in the first view on wide screens. */
const EARLY_TILES = 12

/** `heading`: what the tiles are in the page's outline. */
export function GameGrid(props: { readonly games: readonly Game[]; readonly heading: 'h2' | 'h3' }) {
  return (
    <ul className={GAME_GRID}>
      {props.games.map((game, index) => (
        <li key={game.gameID} className="aspect-tile render-near">
          <GameTile game={game} heading={props.heading} loading={loadingAt(index)} />
        </li>
      ))}
    </ul>
  )
}

function loadingAt(index: number): GameTileProps['loading'] {
  if (index === 0) return 'first'
  return index < EARLY_TILES ? 'eager' : 'lazy'
}

export function GameGridSkeleton({ tiles }: { readonly tiles: number }) {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={GAME_GRID}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: tiles }, (_, index) => (
        <Skeleton key={index} className="aspect-tile rounded-tile" />
      ))}
    </div>
  )
}
