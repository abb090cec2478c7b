import { formatPercent } from '@poyraz/text'
import { Badge, cx, useLang } from '@poyraz/ui'
import { memo, useContext } from 'react'
import { useTranslations } from 'use-intl'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { LiveMeter } from '../jackpots/late-parts.tsx'
import { gameGround } from './game-art.ts'
import { DemoMark, GameLink } from './game-link.tsx'
import type { Game } from './games.ts'
import { InfoButton, OpenInfo } from './info-button.tsx'
import { TileArt } from './tile-art.tsx'

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
  return (
    <article
      data-game={game.gameID}
      className={cx(
        'ground group relative isolate grid aspect-tile overflow-hidden rounded-tile text-white shadow-card',
        'transition duration-300 hover:-translate-y-1 hover:shadow-art',
        gameGround(game.slug),
      )}
    >
      <TileArt slug={game.slug} loading={loading} />
      <div className="foot-scrim absolute inset-x-0 bottom-0 h-3/5" />
      {(game.isNew || game.jackpot) && (
        <div className="absolute top-3 left-3 flex flex-col items-start gap-1.5">
          {game.isNew && <Badge tone="lamp">{t('new')}</Badge>}
          {game.jackpot && <LiveMeter gameID={game.gameID} />}
        </div>
      )}
      <div className="z-1 min-w-0 self-end p-3">
        <Name game={game} heading={heading} />
        <p className="mt-0.5 flex items-center gap-1 text-xs">
          <span className="flex min-w-0">
            <span className="truncate">{game.providerName}</span>
            <span className="flex-none whitespace-pre tabular-nums">
              {t('ofStudio', { rtp: formatPercent(game.rtp, useLang()) })}
            </span>
          </span>
          <DemoMark game={game} />
        </p>
      </div>
      <FavouriteButton game={game} />
      <InfoButton game={game} />
    </article>
  )
})

function Name({ game, heading: Heading }: { readonly game: Game; readonly heading: 'h2' | 'h3' }) {
  const hasInfo = useContext(OpenInfo) !== null
  return (
    <Heading
      className={cx(
        'font-display text-lg leading-snug font-bold tracking-tight',
        // The longest word of a name fits into the line of a phone, beside the button, too.
        hasInfo && 'pr-6 max-sm:text-base',
      )}
    >
      <GameLink game={game} />
    </Heading>
  )
}
