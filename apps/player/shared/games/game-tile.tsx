import { formatPercent } from '@poyraz/text'
import { Badge, cx, Lattice, useLang } from '@poyraz/ui'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { gameArt, gameGround } from './game-art.ts'
import { DemoMark, GameLink } from './game-link.tsx'
import type { Game } from './games.ts'

export type GameTileProps = {
  readonly game: Game
  /** Heading level of the game's name. */
  readonly heading?: 'h2' | 'h3' | undefined
  /**
   * Pictures of the first view load eagerly; `first` is for the first picture, which may be the largest one
   * there.
   */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined
}

/**
 * A game as a picture that is one large link, with the favourite button above it. Memoized: adding a page to
 * a list does not render the existing tiles again.
 */
export const GameTile = memo(function GameTile({ game, heading = 'h3', loading = 'lazy' }: GameTileProps) {
  const t = useTranslations('game')
  const Heading = heading
  return (
    <article
      className={cx(
        'ground group relative isolate grid aspect-tile overflow-hidden rounded-tile text-white shadow-card',
        'transition duration-300 hover:-translate-y-1 hover:shadow-art',
        gameGround(game.slug),
      )}
    >
      <Lattice />
      <div className="art-stand absolute inset-x-0 top-0 grid h-3/4 place-items-center">
        <Picture
          src={gameArt(game.slug)}
          side={256}
          loading={loading}
          className="h-auto w-3/5 transition duration-300 group-hover:scale-106 group-hover:-rotate-2"
        />
      </div>
      <div className="foot-scrim absolute inset-x-0 bottom-0 h-3/5" />
      {game.isNew && (
        <span className="absolute top-3 left-3">
          <Badge tone="lamp">{t('new')}</Badge>
        </span>
      )}
      <div className="z-1 min-w-0 self-end p-3">
        <Heading className="font-display text-lg leading-snug font-bold tracking-tight">
          <GameLink game={game} />
        </Heading>
        <p className="mt-0.5 flex items-center gap-2 text-xs">
          <span className="tabular-nums">{t('rtp', { rtp: formatPercent(game.rtp, useLang()) })}</span>
          <DemoMark game={game} />
        </p>
      </div>
      <FavouriteButton game={game} />
    </article>
  )
})
