import { addressOf } from '@poyraz/site'
import { authPaths } from '@poyraz/site/auth'
import { cashierPaths } from '@poyraz/site/cashier'
import { playPaths } from '@poyraz/site/play'
import { buttonClass, cx, IconButton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Maximize, Minimize, Plus } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx'
import type { Game } from '../../../shared/games/games.ts'
import { saveReturnAddress } from '../../../shared/navigation/return-address.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { useFullscreen } from '../hooks/use-fullscreen.ts'
import { useLeave } from '../hooks/use-leave.ts'

/** Hides a button on the smallest phones, which have no space for it. */
const ROOMY = 'max-xs:hidden'

/**
 * Bar above a game: back, the marks of every page, favourite and full screen; in a demo also the demo notice
 * and a link to play for money. On narrow screens it is the only bar, so it has the deposit link. It does not
 * show the game's name, because the game does.
 */
export function GameBar(props: {
  readonly name: string
  /** Null while it is not known, or if it is not a slot. */
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
      {props.demo && <DemoPart gameID={props.gameID} signedIn={signedIn} />}
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

const DEMO_LINK = cx(
  buttonClass({ variant: 'quiet' }),
  // Without touching the edges of the bar, which is no higher than what a finger needs.
  'max-lg:border-x-0 max-lg:border-y-4 max-lg:border-transparent max-lg:bg-clip-padding',
  'max-sm:max-w-28 max-sm:px-2 max-sm:text-center max-sm:text-xs',
)

/** Leads from a demo to the same game with play money: a visitor signs up first and comes back to it. */
export function DemoPart({ gameID, signedIn }: { readonly gameID: number; readonly signedIn: boolean }) {
  const t = useTranslations('play')
  const params = { type: 'slot', id: String(gameID) } as const
  return (
    <>
      <p className="mr-2 text-xs text-muted max-md:hidden">{t('demoMark')}</p>
      {signedIn ? (
        <Link to={playPaths.play} params={params} className={DEMO_LINK}>
          {t('realPlay')}
        </Link>
      ) : (
        <Link
          to={authPaths.register}
          onClick={() => saveReturnAddress(addressOf(playPaths.play, params))}
          className={DEMO_LINK}
        >
          {t('signUpToPlay')}
        </Link>
      )}
    </>
  )
}
