import { cx, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-6'
const POSTERS = 'grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3'
/** Up to this many games fill their row as wide posters; more stand as tiles. */
const POSTERS_MAX = 3
/**
 * Whole rows in any number of columns, and no more than a frame has time for: the browser leaves a group
 * alone until it comes near the screen, and then lays out and paints all of it at once.
 */
const GROUP = 6
/** Tiles up to here are in the first view on wide screens. */
const EARLY_TILES = 12

/** `heading`: what the games are in the page's outline. Many games stand in several lists, one below the other. */
export function GameGrid(props: { readonly games: readonly Game[]; readonly heading: 'h2' | 'h3' }) {
  const { games, heading } = props
  const shape = games.length > POSTERS_MAX ? 'tile' : 'poster'
  const groups = Array.from({ length: Math.ceil(games.length / GROUP) }, (_, place) => place * GROUP)
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      {groups.map((first) => (
        <ul
          key={first}
          className={cx(shape === 'tile' ? TILES : POSTERS, first >= EARLY_TILES && 'render-near')}
        >
          {games.slice(first, first + GROUP).map((game, place) => (
            <li key={game.gameID} className={shape === 'tile' ? 'aspect-tile' : 'aspect-poster'}>
              <GameTile game={game} shape={shape} heading={heading} loading={loadingAt(first + place)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function loadingAt(index: number): GameTileProps['loading'] {
  if (index === 0) return 'first'
  return index < EARLY_TILES ? 'eager' : 'lazy'
}

/** As many games as the house has so far: a row of posters. */
export function GameGridSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={POSTERS}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: POSTERS_MAX }, (_, place) => (
        <Skeleton key={place} className="aspect-poster rounded-tile" />
      ))}
    </div>
  )
}
