import { cx } from '@poyraz/ui'
import { useRef } from 'react'
import { useNear } from '../near.ts'
import { GameTile, type GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'

/** Distance below the screen at which tiles are rendered. Farther lists would block a phone while it hydrates. */
const AHEAD = '250px'

type TileListProps = {
  readonly games: readonly Game[]
  readonly heading: GameTileProps['heading']
  readonly className: string
  /** Class of an item, which gives a tile that is not yet rendered its room. */
  readonly itemClassName: string
  /** When the picture of a place loads. */
  readonly loadingAt: (place: number) => NonNullable<GameTileProps['loading']>
  /** Class of a list that begins below the first screen: its tiles are rendered when it comes near. */
  readonly below?: string | false
}

/** A list of tiles. */
export function TileList({ games, heading, below = false, loadingAt, ...props }: TileListProps) {
  // Of the first item, because a list may have no box of its own.
  const first = useRef<HTMLLIElement>(null)
  const near = useNear(first, AHEAD)
  return (
    <ul className={cx(props.className, below)}>
      {games.map((game, place) => (
        <li key={game.gameID} ref={place === 0 ? first : undefined} className={props.itemClassName}>
          {(near || !below) && (
            <GameTile game={game} heading={heading} loading={below ? 'lazy' : loadingAt(place)} />
          )}
        </li>
      ))}
    </ul>
  )
}
