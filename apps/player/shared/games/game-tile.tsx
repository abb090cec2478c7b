import { formatPercent } from '@poyraz/text'
import { Badge, cx, Lattice, useLang } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { memo } from 'react'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { setCurrentGame } from './current-game.ts'
import { gameArt, gameGround, gameTagline } from './game-art.ts'
import type { Game } from './games.ts'
import { usePlayAddress } from './play-address.ts'

export type GameTileProps = {
  readonly game: Game
  /** `poster` is wide and says more: for rows of few games. */
  readonly shape?: 'tile' | 'poster' | undefined
  /** Its place in the page's outline: a section of the page, or part of one. */
  readonly heading?: 'h2' | 'h3' | undefined
  /** In the first view its picture does not wait, and that of the first one may be the largest there. */
  readonly loading?: 'first' | 'eager' | 'lazy' | undefined
}

/**
 * A game as a picture that is one large link; the heart lies above it. A list that grows by a page leaves the
 * tiles that it has alone.
 */
export const GameTile = memo(function GameTile({
  game,
  shape = 'tile',
  heading = 'h3',
  loading = 'lazy',
}: GameTileProps) {
  const t = useTranslations('game')
  const wide = shape === 'poster'
  return (
    <article
      className={cx(
        'ground group relative isolate overflow-hidden rounded-tile text-white shadow-card',
        'transition duration-300 hover:-translate-y-1 hover:shadow-art',
        wide ? 'aspect-poster' : 'aspect-tile',
        gameGround(game.slug),
      )}
    >
      <Lattice />
      <GamePicture game={game} wide={wide} loading={loading} />
      <div className="foot-scrim absolute inset-x-0 bottom-0 h-3/5" />
      {game.isNew && (
        <span className="absolute top-3 left-3">
          <Badge tone="lamp">{t('new')}</Badge>
        </span>
      )}
      <TileWords game={game} wide={wide} heading={heading} />
      <FavouriteButton game={game} />
    </article>
  )
})

/** Name, tagline and figures at the tile's foot; the name's link covers the whole tile. */
function TileWords(props: { readonly game: Game; readonly wide: boolean; readonly heading: 'h2' | 'h3' }) {
  const { game, wide, heading: Heading } = props
  const t = useTranslations('game')
  const lang = useLang()
  const address = usePlayAddress()(game.gameID)
  const demo = address.to === '/demo/slot/$id'
  return (
    <div className={cx('absolute inset-x-0 bottom-0', wide ? 'p-4 md:p-5' : 'p-3')}>
      <Heading
        className={cx(
          'font-display leading-snug font-bold tracking-tight',
          wide ? 'text-xl md:text-2xl' : 'text-lg',
        )}
      >
        <Link
          {...address}
          onClick={() => setCurrentGame(game)}
          aria-label={demo ? t('demoName', { name: game.name }) : t('playName', { name: game.name })}
          className="after:absolute after:inset-0 after:rounded-tile"
        >
          {game.name}
        </Link>
      </Heading>
      {wide && <p className="mt-0.5 text-xs leading-snug">{gameTagline(game.slug, lang)}</p>}
      <p className="mt-0.5 flex items-center gap-2 text-xs">
        <span className="tabular-nums">
          {t('rtp', { rtp: formatPercent(game.rtp, lang) })}
          {wide && ` · ${t(`volatility.${game.volatility}`)}`}
        </span>
        {demo && (
          <span className="ml-auto rounded-small bg-white/18 px-1.5 py-0.5 font-bold">{t('demo')}</span>
        )}
      </p>
    </div>
  )
}

function GamePicture(props: {
  readonly game: Game
  readonly wide: boolean
  readonly loading: GameTileProps['loading']
}) {
  const { game, wide, loading } = props
  return (
    <div
      className={cx('art-stand absolute inset-x-0 top-0 grid place-items-center', wide ? 'h-4/5' : 'h-3/4')}
    >
      <Picture
        src={gameArt(game.slug)}
        side={256}
        loading={loading}
        className={cx(
          'h-auto transition duration-300 group-hover:scale-106 group-hover:-rotate-2',
          wide ? 'w-2/5' : 'w-3/5',
        )}
      />
    </div>
  )
}
