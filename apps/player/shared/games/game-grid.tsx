import { cx, Skeleton } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { GameScene } from './game-scene.tsx'
import type { GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'
import { TileList } from './tile-list.tsx'

const COLUMNS = 'grid grid-cols-2 gap-3 sm:grid-cols-3 md:gap-4 xl:grid-cols-6 2xl:grid-cols-8'
/** On the largest screens the lists are one grid, whose 8 columns need no whole rows of 6. */
const TILES = `${COLUMNS} 2xl:contents`
const GROUPS = 'flex flex-col gap-3 md:gap-4 2xl:grid'
const WIDE_COLUMNS = 8
/** Two whole rows of 6 are not shown as a row of 8 and half of one. */
const columnsOf = (games: number) =>
  games % GROUP === 0 && games < 2 * WIDE_COLUMNS ? '2xl:grid-cols-6' : '2xl:grid-cols-8'
/** Classes of the row of scenes, by the number of scenes; the row is always full. */
const SCENES = [
  'grid grid-cols-1',
  'grid grid-cols-1 gap-4 md:grid-cols-2',
  'grid grid-cols-1 gap-4 md:grid-cols-3',
] as const
const SCENE = 'h-104 md:h-120'
const SCENES_MAX = SCENES.length
/**
 * Tiles per list. 6 fills whole rows in 2, 3 or 6 columns. A list is small enough to be laid out in one
 * frame: the browser skips a list until it comes near the screen and then renders all of it.
 */
const GROUP = 6
/** A skipped list takes the height of its rows: three of two tiles on phones, two of three, one of six. */
const NEAR =
  'render-near [contain-intrinsic-block-size:auto_calc(185vw-57px)] ' +
  'sm:[contain-intrinsic-block-size:auto_calc(82vw-34px)] xl:[contain-intrinsic-block-size:auto_240px]'
/** Number of tiles in the first view on wide screens. */
const EARLY_TILES = 12

type GameGridProps = {
  readonly games: readonly Game[]
  /** Heading level of each game. */
  readonly heading: 'h2' | 'h3'
  /** True for a grid that begins below the first screen: its pictures load late. */
  readonly below?: boolean | undefined
}

/** Shows games as the main content of a page: up to three as scenes, more as tiles. */
export function GameShow({ games, heading, below }: GameGridProps) {
  if (games.length > SCENES_MAX) return <GameGrid games={games} heading={heading} below={below} />
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

/** Shows games as tiles, split into lists of `GROUP` tiles. */
export function GameGrid({ games, heading, below = false }: GameGridProps) {
  const groups = Array.from({ length: Math.ceil(games.length / GROUP) }, (_, place) => place * GROUP)
  return (
    <div className={cx(GROUPS, columnsOf(games.length))}>
      {groups.map((first) => (
        <TileList
          key={first}
          games={games.slice(first, first + GROUP)}
          heading={heading}
          className={TILES}
          itemClassName="aspect-tile"
          loadingAt={(place) => loadingAt(first + place)}
          below={(below || first >= EARLY_TILES) && NEAR}
        />
      ))}
    </div>
  )
}

function loadingAt(index: number): NonNullable<GameTileProps['loading']> {
  if (index === 0) return 'first'
  return index < EARLY_TILES ? 'eager' : 'lazy'
}

/** Skeleton of a full row of scenes. */
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
    <div role="status" className={COLUMNS}>
      <span className="sr-only">{loading}</span>
      {Array.from({ length: SCENES_MAX }, (_, place) => (
        <Skeleton key={place} className="aspect-tile rounded-tile" />
      ))}
    </div>
  )
}
