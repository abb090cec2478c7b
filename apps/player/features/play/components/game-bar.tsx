import { cashierPaths } from '@poyraz/site/cashier'
import { playPaths } from '@poyraz/site/play'
import { buttonClass, cx, IconButton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Maximize, Minimize, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx'
import type { Game } from '../../../shared/games/games.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { useFullscreen } from '../hooks/use-fullscreen.ts'
import { useLeave } from '../hooks/use-leave.ts'

/** Hardly fits beside the other buttons of the smallest phones. */
const ROOMY = 'max-xs:hidden'

/**
 * The way back, the marks of every page, the game's heart and full screen; in a demo what it is and the way
 * to play. On narrow screens the page has no other bar, so the way to pay in stands here. The game says its
 * name itself.
 */
export function GameBar(props: {
  readonly name: string
  /** Null where it is not known yet, or no slot. */
  readonly game: Game | null
  readonly gameID: number
  readonly demo: boolean
  readonly room: RefObject<HTMLElement | null>
}) {
  const t = useTranslations('play')
  const leave = useLeave()
  const fullscreen = useFullscreen(props.room)
  const signedIn = useSignedIn()
  return (
    <div className="flex items-center gap-1 bg-bg-raised px-2 lg:px-5 lg:py-1">
      <IconButton label={t('back')} onClick={leave}>
        <ArrowLeft className="size-5" />
      </IconButton>
      <h1 className="sr-only">{props.name}</h1>
      <StatusPill stacked className="min-w-0 flex-1" />
      {props.demo && <DemoPart gameID={props.gameID} />}
      {signedIn && !props.demo && <DepositLink />}
      {props.game && !props.demo && (
        <FavouriteButton
          game={props.game}
          className={cx('text-muted hover:bg-surface-2 hover:text-text', ROOMY)}
        />
      )}
      {fullscreen && (
        <IconButton
          label={fullscreen.full ? t('exitFullscreen') : t('fullscreen')}
          onClick={fullscreen.toggle}
        >
          {fullscreen.full ? <Minimize className="size-5" /> : <Maximize className="size-5" />}
        </IconButton>
      )}
    </div>
  )
}

function DepositLink() {
  const label = useTranslations('menu')('deposit')
  return (
    <Link
      to={cashierPaths.deposit}
      aria-label={label}
      title={label}
      className="grid size-11 flex-none place-items-center rounded-control text-brand hover:bg-surface-2 lg:hidden"
    >
      <Plus aria-hidden="true" className="size-5" />
    </Link>
  )
}

function DemoPart({ gameID }: { readonly gameID: number }) {
  const t = useTranslations('play')
  return (
    <>
      <p className="mr-2 text-xs text-muted max-md:hidden">{t('demoMark')}</p>
      <Link
        to={playPaths.play}
        params={{ type: 'slot', id: String(gameID) }}
        className={cx(
          buttonClass({ variant: 'quiet' }),
          'max-sm:max-w-28 max-sm:px-2 max-sm:text-center max-sm:text-xs',
        )}
      >
        {t('realPlay')}
      </Link>
    </>
  )
}
