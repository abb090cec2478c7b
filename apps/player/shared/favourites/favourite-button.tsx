import { cx } from '@poyraz/ui'
import { useLocation, useNavigate } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Game } from '../games/games.ts'
import { saveReturnAddress } from '../navigation/return-address.ts'
import { useSignedIn } from '../session/session-store.ts'
import { useFavourites, useToggleFavourite } from './favourites.ts'

/** The heart in a game's corner. A visitor's leads through the login and back to this page. */
export function FavouriteButton({
  game,
  className,
}: {
  readonly game: Game
  readonly className?: string | undefined
}) {
  const t = useTranslations('game')
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const address = useLocation({ select: (location) => location.href })
  const { data } = useFavourites()
  const toggle = useToggleFavourite()
  const marked = data?.data.some(({ gameID }) => gameID === game.gameID) ?? false
  const press = () => {
    if (signedIn) return toggle.mutate({ game, marked: !marked })
    saveReturnAddress(address)
    void navigate({ to: '/login' })
  }
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={t(marked ? 'removeFavourite' : 'addFavourite', { name: game.name })}
      onClick={press}
      className={cx(
        'grid size-11 flex-none place-items-center rounded-chip transition hover:scale-112',
        className ?? 'absolute top-1 right-1 text-white',
      )}
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5.5 drop-shadow-md', marked && 'fill-coral text-coral')}
      />
    </button>
  )
}
