import { buttonClass, IconButton } from '@poyraz/ui'
import { Link } from '@tanstack/react-router'
import { ArrowLeft, Maximize, Minimize } from 'lucide-react'
import type { RefObject } from 'react'
import { useTranslations } from 'use-intl'
import { FavouriteButton } from '../../../shared/favourites/favourite-button.tsx'
import type { Game } from '../../../shared/games/games.ts'
import { StatusPill } from '../../../shared/session/status-pill.tsx'
import { useFullscreen } from '../hooks/use-fullscreen.ts'
import { useLeave } from '../hooks/use-leave.ts'

/** The way back, the game's name, its heart and full screen; in a demo what it is and the way to play. */
export function GameBar(props: {
  readonly game: Game | null
  readonly gameID: number
  readonly demo: boolean
  readonly room: RefObject<HTMLElement | null>
}) {
  const t = useTranslations('play')
  const leave = useLeave()
  const fullscreen = useFullscreen(props.room)
  return (
    <div className="flex items-center gap-1 bg-bg-raised px-2 lg:px-5">
      <IconButton label={t('back')} onClick={leave}>
        <ArrowLeft className="size-5" />
      </IconButton>
      <h1 className="min-w-0 flex-1 truncate text-lg max-lg:sr-only">{props.game?.name}</h1>
      <StatusPill stacked className="min-w-0 flex-1 xl:hidden" />
      {props.demo && <DemoPart gameID={props.gameID} />}
      {props.game && !props.demo && (
        <FavouriteButton game={props.game} className="text-muted hover:bg-surface-2 hover:text-text" />
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

function DemoPart({ gameID }: { readonly gameID: number }) {
  const t = useTranslations('play')
  return (
    <>
      <p className="mr-2 text-xs text-muted max-md:hidden">{t('demoMark')}</p>
      <Link
        to="/play/$type/$id"
        params={{ type: 'slot', id: String(gameID) }}
        className={buttonClass({ variant: 'quiet' })}
      >
        {t('realPlay')}
      </Link>
    </>
  )
}
