import { cx, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { GameScene } from './game-scene.tsx'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'

const TILES = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-6'
/** The row of scenes is full with any number of them. */
const SCENES = [
  'grid grid-cols-1',
  'grid grid-cols-1 gap-4 md:grid-cols-2',
  'grid grid-cols-1 gap-4 md:grid-cols-3',
] as const
const SCENE = 'h-104 md:h-120'
const SCENES_MAX = SCENES.length
/**
 * Whole rows in any number of columns, and no more than a frame has time for: the browser leaves a group
 * alone until it comes near the screen, and then lays out and paints all of it at once.
 */
const GROUP = 6
/** Tiles up to here are in the first view on wide screens. */
const EARLY_TILES = 12

type GameGridProps = {
  readonly games: readonly Game[]
  /** What the games are in the page's outline. */
  readonly heading: 'h2' | 'h3'
}

/** Where games are what the page is for: few of them as scenes, more as tiles. */
export function GameShow({ games, heading }: GameGridProps) {
  if (games.length > SCENES_MAX) return <GameGrid games={games} heading={heading} />
  return (
    <ul className={SCENES[games.length - 1]}>
      {games.map((game, place) => (
        <li key={game.gameID} className={SCENE}>
          <GameScene game={game} heading={heading} loading={loadingAt(place)} alone={games.length === 1} />
        </li>
      ))}
    </ul>
  )
}

/** Games as tiles; many stand in several lists, one below the other. */
export function GameGrid({ games, heading }: GameGridProps) {
  const groups = Array.from({ length: Math.ceil(games.length / GROUP) }, (_, place) => place * GROUP)
  return (
    <div className="flex flex-col gap-3 md:gap-4">
      {groups.map((first) => (
        <ul key={first} className={cx(TILES, first >= EARLY_TILES && 'render-near')}>
          {games.slice(first, first + GROUP).map((game, place) => (
            <li key={game.gameID} className="aspect-tile">
              <GameTile game={game} heading={heading} loading={loadingAt(first + place)} />
            </li>
          ))}
        </ul>
      ))}
    </div>
  )
}

function loadingAt(index: number): NonNullable<GameTileProps['loading']> {
  if (index === 0) return 'first'
  return index < EARLY_TILES ? 'eager' : 'lazy'
}

/** As many games as the house has so far: a row of scenes. */
export function GameShowSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={SCENES[SCENES_MAX - 1]}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: SCENES_MAX }, (_, place) => (
        <Skeleton key={place} className={cx(SCENE, 'rounded-banner')} />
      ))}
    </div>
  )
}

export function GameGridSkeleton() {
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className={TILES}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: SCENES_MAX }, (_, place) => (
        <Skeleton key={place} className="aspect-tile rounded-tile" />
      ))}
    </div>
  )
}
