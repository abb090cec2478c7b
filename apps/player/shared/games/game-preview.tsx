import { playPaths } from '@poyraz/site/play'
import { formatPercent } from '@poyraz/text'
import { buttonClass, cx, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { Info, Play } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslations } from 'use-intl'
import { callQuery } from '../endpoint/queries.ts'
import { useSignedIn } from '../session/session-store.ts'
import { setCurrentGame } from './current-game.ts'
import { gameGround } from './game-art.ts'
import type { Spot } from './game-spot.tsx'
import type { Game } from './games.ts'
import { SampleStrip } from './sample-strip.tsx'
import { TileArt } from './tile-art.tsx'
import { VolatilityMark } from './volatility-mark.tsx'

const WIDTH = 268
/** Height of the whole card, to keep it in the window. */
const HEIGHT = 470
const MARGIN = 12

/** A larger tile over a tile, for a mouse. Everything in it is also in the sheet, which has a button. */
export function GamePreview(props: {
  readonly spot: Spot
  readonly onClose: () => void
  readonly onInfo: (game: Game) => void
}) {
  const { game } = props.spot
  const card = usePlace(props.spot)
  useCloseOnScroll(props.onClose)
  return (
    <div
      ref={card}
      onPointerLeave={props.onClose}
      className="fixed z-30 w-67 animate-rise overflow-hidden rounded-tile border border-brand bg-surface text-text shadow-pop"
    >
      <div className={cx('ground relative h-44 overflow-hidden text-white', gameGround(game.slug))}>
        <TileArt slug={game.slug} loading="eager" />
        <div className="foot-scrim absolute inset-x-0 bottom-0 h-1/2" />
        <p className="absolute inset-x-4 bottom-2 flex items-baseline justify-between gap-2">
          <span className="font-display text-xl font-bold tracking-tight">{game.name}</span>
          <span className="text-xs font-semibold">{game.providerName}</span>
        </p>
      </div>
      <PreviewBody game={game} onInfo={props.onInfo} />
    </div>
  )
}

function PreviewBody({ game, onInfo }: { readonly game: Game; readonly onInfo: (game: Game) => void }) {
  const t = useTranslations('game')
  const lang = useLang()
  const info = useQuery(callQuery('casino.game_info', { gameID: game.gameID }, lang)).data?.data
  return (
    <div className="flex flex-col gap-3 p-4">
      <p className="flex items-baseline justify-between gap-2 text-sm font-semibold">
        <span className="truncate">{mechanicLine(info)}</span>
        <span className="whitespace-nowrap tabular-nums">
          {t('rtp', { rtp: formatPercent(game.rtp, lang) })}
        </span>
      </p>
      <div className="flex flex-col gap-2 rounded-control bg-bg-raised p-3">
        <p className="flex items-center justify-between gap-2 text-xs font-semibold">
          {t('sample.title')}
          <VolatilityMark volatility={game.volatility} />
        </p>
        <SampleStrip game={game} />
      </div>
      <div className="flex gap-2">
        <PlayLinks game={game} />
        <button
          type="button"
          aria-label={t('info', { name: game.name })}
          onClick={() => onInfo(game)}
          className={buttonClass({ variant: 'quiet' })}
        >
          <Info aria-hidden="true" className="size-4.5" />
        </button>
      </div>
    </div>
  )
}

type Info = {
  readonly mechanics: readonly string[]
  readonly certificate: { readonly rows: readonly number[] } | null
}

/** Mechanic and size of the grid: `Kaskad · 7 × 7`. */
export function mechanicLine(info: Info | undefined): string {
  if (!info) return ''
  const rows = info.certificate?.rows ?? []
  const grid = rows.length > 0 ? [`${rows.length} × ${Math.max(...rows)}`] : []
  return [...info.mechanics.slice(0, 1), ...grid].join(' · ')
}

/** Play and demo; a visitor has the demo alone. */
export function PlayLinks({ game }: { readonly game: Game }) {
  const t = useTranslations('game')
  const signedIn = useSignedIn()
  const id = String(game.gameID)
  return (
    <>
      {signedIn && (
        <Link
          to={playPaths.play}
          params={{ type: 'slot', id }}
          onClick={() => setCurrentGame(game)}
          className={cx(buttonClass(), 'flex-1')}
        >
          <Play aria-hidden="true" className="size-4" />
          {t('play')}
        </Link>
      )}
      <Link
        to={playPaths.demo}
        params={{ id }}
        onClick={() => setCurrentGame(game)}
        className={cx(buttonClass({ variant: signedIn ? 'quiet' : 'primary' }), 'flex-1')}
      >
        {t('demo')}
      </Link>
    </>
  )
}

/** Places the card over the middle of its tile, inside the window. */
function usePlace({ tile }: Spot) {
  const card = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const style = card.current?.style
    if (!style) return
    const left = tile.left + tile.width / 2 - WIDTH / 2
    const top = Math.min(tile.top - MARGIN, window.innerHeight - HEIGHT - MARGIN)
    style.left = `${Math.max(MARGIN, Math.min(left, window.innerWidth - WIDTH - MARGIN))}px`
    style.top = `${Math.max(MARGIN, top)}px`
  }, [tile])
  return card
}

function useCloseOnScroll(close: () => void): void {
  useEffect(() => {
    window.addEventListener('scroll', close, { passive: true })
    return () => window.removeEventListener('scroll', close)
  }, [close])
}
