import { asReelGame, type SlotGame } from '@poyraz/games/machine-room'
import { playPaths } from '@poyraz/site/play'
import { slotPaths } from '@poyraz/site/slots'
import { en } from '@poyraz/text/machine/en'
import { tr } from '@poyraz/text/machine/tr'
import { buttonClass, cx, useLang } from '@poyraz/ui'
import { getRouteApi, Link } from '@tanstack/react-router'
import { ChevronLeft, Play } from 'lucide-react'
import { useTranslations } from 'use-intl'
import { useAfterFirstView } from '../../../shared/after-first-view.ts'
import { gameGround } from '../../../shared/games/game-art.ts'
import { TextsBeyond } from '../../../shared/i18n/texts-beyond.tsx'
import { usePageTitle } from '../../../shared/navigation/page-title.ts'
import { RoomGame } from '../room-game.ts'
import { BookRoom } from './book-room.tsx'
import { ReelRoom } from './reel-room.tsx'

const route = getRouteApi(`/open${slotPaths.machine}`)
const TEXTS = { tr, en } as const

/** Opens a slot: its strips or its book, and what every window and ticket pays. */
export function MachinePage() {
  const game: SlotGame = route.useLoaderData()
  return (
    <TextsBeyond texts={TEXTS}>
      <RoomGame value={game}>
        <Room key={game.slug} game={game} />
      </RoomGame>
    </TextsBeyond>
  )
}

function Room({ game }: { readonly game: SlotGame }) {
  const t = useTranslations('machine')
  const name = game.present.name[useLang()]
  usePageTitle(t('titleOf', { game: name }))
  return (
    <div className="flex flex-col gap-6">
      <Heading game={game} />
      {useAfterFirstView() ? <OpenGame game={game} /> : <div aria-busy="true" className="min-h-dvh" />}
    </div>
  )
}

/** The game without its covers. The server does not render its hundreds of pictures and their positions. */
function OpenGame({ game }: { readonly game: SlotGame }) {
  const search = route.useSearch()
  const reels = asReelGame(game)
  if (reels) return <ReelRoom game={reels} opened={search} />
  return <BookRoom game={game} opened={search} />
}

function Heading({ game }: { readonly game: SlotGame }) {
  const t = useTranslations('machine')
  const { present, slug } = game
  return (
    <header
      className={cx('ground relative overflow-hidden rounded-banner p-5 text-white md:p-7', gameGround(slug))}
    >
      <div aria-hidden="true" className="lattice absolute inset-0" />
      <div className="relative flex flex-wrap items-end justify-between gap-4">
        <div className="max-w-prose">
          <Link
            to={slotPaths.lobby}
            className="-ml-2 inline-flex min-h-11 items-center gap-1 rounded-control px-2 text-sm font-semibold hover:bg-white/12"
          >
            <ChevronLeft aria-hidden="true" className="size-4" />
            {t('backToGames')}
          </Link>
          <h1 className="text-3xl">
            {present.name[useLang()]} <span className="block text-lg font-semibold">{t('title')}</span>
          </h1>
          <p className="mt-2">{t(asReelGame(game) ? 'text' : 'textBook')}</p>
        </div>
        <Link
          to={playPaths.demo}
          params={{ id: String(game.id) }}
          className={buttonClass({ variant: 'lamp' })}
        >
          <Play aria-hidden="true" className="size-4" />
          {t('demo')}
        </Link>
      </div>
    </header>
  )
}
