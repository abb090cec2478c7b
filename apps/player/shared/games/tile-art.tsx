import { cx, Lattice } from '@poyraz/ui'
import { Picture } from '../art/picture.tsx'
import { gameArt, gameCompanions, gameComposition } from './game-art.ts'
import type { GameTileProps } from './game-tile.tsx'

type Props = { readonly slug: string; readonly loading: NonNullable<GameTileProps['loading']> }

const MOTION = 'transition duration-300 group-hover:scale-106'

/** The picture of a tile, in the composition that the game chose. */
export function TileArt(props: Props) {
  const Composition = COMPOSITIONS[gameComposition(props.slug)]
  return <Composition {...props} />
}

function Single({ slug, loading }: Props) {
  return (
    <>
      <Lattice />
      <div className="art-stand absolute inset-x-0 top-0 grid h-3/4 place-items-center">
        <Picture
          src={gameArt(slug)}
          side={256}
          loading={loading}
          className={cx('h-auto w-3/5 group-hover:-rotate-2', MOTION)}
        />
      </div>
    </>
  )
}

function CloseUp({ slug, loading }: Props) {
  return (
    <Picture
      src={gameArt(slug)}
      side={256}
      loading={loading}
      className={cx('absolute -top-1/16 -right-1/4 h-auto w-9/8 max-w-none rotate-6', MOTION)}
    />
  )
}

const PATTERN = Array.from({ length: 12 }, (_, place) => place)

function Pattern({ slug, loading }: Props) {
  const src = gameArt(slug)
  return (
    <>
      <div className="absolute -inset-1/8 grid rotate-12 grid-cols-3 place-items-center gap-1 opacity-55">
        {PATTERN.map((place) => (
          <Picture
            key={place}
            src={src}
            side={56}
            loading="lazy"
            className="h-auto w-3/5 even:translate-y-1/2"
          />
        ))}
      </div>
      <div className="absolute inset-x-0 top-0 grid h-3/4 place-items-center">
        <Picture src={src} side={256} loading={loading} className={cx('art h-auto w-13/20', MOTION)} />
      </div>
    </>
  )
}

/** Positions of symbols around the picture, from near to far. */
const AROUND = [
  'bottom-1/4 -left-1/16 w-2/5 -rotate-12',
  'top-1/16 -right-1/16 w-2/5 rotate-12 opacity-85',
  'top-1/16 left-1/16 w-3/10 -rotate-6 opacity-70',
] as const

function StillLife({ slug, loading }: Props) {
  return (
    <>
      <Lattice />
      {gameCompanions(slug).map((src, place) => (
        <Picture
          key={src}
          src={src}
          side={96}
          loading="lazy"
          className={cx('absolute h-auto', AROUND[place % AROUND.length])}
        />
      ))}
      <div className="absolute inset-x-0 top-0 grid h-4/5 place-items-center">
        <Picture
          src={gameArt(slug)}
          side={256}
          loading={loading}
          className={cx('art h-auto w-13/20', MOTION)}
        />
      </div>
    </>
  )
}

const CELLS = Array.from({ length: 9 }, (_, place) => place)

/** Symbols in cells, each diagonal of one kind. */
function Row({ slug, loading }: Props) {
  const arts = [gameArt(slug), ...gameCompanions(slug)]
  return (
    <div
      className={cx(
        'absolute inset-x-1/25 top-1/25 grid h-3/4 grid-cols-3 place-items-center gap-1 rounded-control bg-night/24 p-1',
      )}
    >
      {CELLS.map((place) => (
        <Picture
          key={place}
          src={arts[(place + 2 * Math.floor(place / 3)) % arts.length] ?? ''}
          side={72}
          loading={place === 0 ? loading : 'lazy'}
          className={cx('h-auto w-full max-w-18', MOTION)}
        />
      ))}
    </div>
  )
}

const COMPOSITIONS = {
  single: Single,
  'close-up': CloseUp,
  pattern: Pattern,
  'still-life': StillLife,
  row: Row,
} as const
