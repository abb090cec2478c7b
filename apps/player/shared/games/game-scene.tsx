import { formatPercent } from '@poyraz/text'
import { Badge, cx, Lattice, useLang } from '@poyraz/ui'
import { useTranslations } from 'use-intl'
import { Picture } from '../art/picture.tsx'
import { FavouriteButton } from '../favourites/favourite-button.tsx'
import { gameArt, gameCompanions, gameGround, gameTagline } from './game-art.ts'
import { DemoMark, GameLink } from './game-link.tsx'
import type { GameTileProps } from './game-tile.tsx'
import type { Game } from './games.ts'
import { SceneTraits } from './scene-traits.tsx'

/** Positions of the game's symbols around its picture, from near to far. */
const PLACES = [
  'bottom-1/50 left-1/25 w-3/10 -rotate-12',
  'right-1/30 bottom-1/16 w-4/15 rotate-10',
  'top-1/50 right-1/10 w-1/5 rotate-14 opacity-80',
] as const

type Part<Field extends keyof GameTileProps> = { readonly [F in Field]: NonNullable<GameTileProps[F]> } & {
  readonly game: Game
  /** True for the only scene of its row: text on one side, the picture on the other. */
  readonly alone: boolean
}

/** A game as a large picture with its symbols and traits, for rows of up to three games. */
export function GameScene(props: Part<'heading' | 'loading'>) {
  const { game, heading, loading, alone } = props
  const t = useTranslations('game')
  return (
    <article
      className={cx(
        'ground group relative isolate grid h-full overflow-hidden rounded-banner text-white shadow-card',
        'transition duration-300 hover:-translate-y-1 hover:shadow-art',
        gameGround(game.slug),
      )}
    >
      <Lattice />
      <SceneArt game={game} loading={loading} alone={alone} />
      <div className={cx('foot-scrim absolute inset-x-0 bottom-0 h-3/5', alone && 'md:opacity-70')} />
      {game.isNew && (
        <span className="absolute top-4 left-4 md:top-5 md:left-5">
          <Badge tone="lamp">{t('new')}</Badge>
        </span>
      )}
      <SceneWords game={game} heading={heading} alone={alone} />
      <FavouriteButton game={game} className="absolute top-2 right-2 z-2" />
    </article>
  )
}

function SceneArt({ game, loading, alone }: Part<'loading'>) {
  return (
    <div
      className={cx(
        'absolute inset-x-0 top-1/20 grid h-7/12 grid-cols-1 place-items-center',
        alone && 'md:top-1/12 md:left-2/5 md:h-5/6',
      )}
    >
      <div className="relative grid aspect-4/3 h-full max-w-full place-items-center">
        {gameCompanions(game.slug).map((src, place) => (
          <Picture
            key={src}
            src={src}
            side={192}
            loading="lazy"
            className={cx('absolute h-auto', PLACES[place % PLACES.length])}
          />
        ))}
        <Picture
          src={gameArt(game.slug)}
          side={256}
          loading={loading}
          className="art relative h-full w-auto max-w-full object-contain transition duration-300 group-hover:scale-104 group-hover:-rotate-2"
        />
      </div>
    </div>
  )
}

/**
 * Name, tagline, figures and traits at the bottom of the scene. Not positioned, because the link of the name
 * must cover the whole scene.
 */
function SceneWords({ game, heading: Heading, alone }: Part<'heading'>) {
  const t = useTranslations('game')
  const lang = useLang()
  return (
    <div className={cx('z-1 min-w-0 self-end p-4 md:p-5', alone && 'md:max-w-1/2 lg:p-8')}>
      <Heading
        className={cx('font-display text-2xl font-bold tracking-tight md:text-3xl', alone && 'lg:text-4xl')}
      >
        <GameLink game={game} />
      </Heading>
      <p className="mt-1 text-sm leading-snug">{gameTagline(game.slug, lang)}</p>
      <p className={cx('mt-1.5 flex items-center gap-2 text-sm font-semibold', alone && 'md:w-fit')}>
        <span className="tabular-nums">
          {t('rtp', { rtp: formatPercent(game.rtp, lang) })} · {t(`volatility.${game.volatility}`)}
        </span>
        <DemoMark game={game} />
      </p>
      <SceneTraits game={game} />
    </div>
  )
}
