import { authPaths } from '@poyraz/site/auth'
import { cx } from '@poyraz/ui'
import { useRouter } from '@tanstack/react-router'
import { Heart } from 'lucide-react'
import { useTranslations } from 'use-intl'
import type { Game } from '../games/games.ts'
import { saveReturnAddress } from '../navigation/return-address.ts'
import { useSignedIn } from '../session/session-store.ts'
import type { LiveTable } from '../tables/tables.ts'
import { type Marking, useFavouriteGame, useFavouriteTable } from './favourites.ts'

/** Favourite button in the corner of a game. */
export function FavouriteButton(props: { readonly game: Game; readonly className?: string | undefined }) {
  const t = useTranslations('game')
  const marking = useFavouriteGame(props.game)
  const label = t(marking.marked ? 'removeFavourite' : 'addFavourite', { name: props.game.name })
  return <HeartButton marking={marking} label={label} className={props.className} />
}

/** Favourite button in the corner of a live table. */
export function TableFavouriteButton({ table }: { readonly table: LiveTable }) {
  const t = useTranslations('live')
  const marking = useFavouriteTable(table)
  const label = t(marking.marked ? 'removeFavourite' : 'addFavourite', { name: table.name })
  return <HeartButton marking={marking} label={label} />
}

/** A visitor is sent to the login and then back to this page. */
function HeartButton(props: {
  readonly marking: Marking
  readonly label: string
  readonly className?: string | undefined
}) {
  const { marked, toggle } = props.marking
  const signedIn = useSignedIn()
  const router = useRouter()
  const press = () => {
    if (signedIn) return toggle()
    saveReturnAddress(router.latestLocation.href)
    void router.navigate({ to: authPaths.login })
  }
  return (
    <button
      type="button"
      aria-pressed={marked}
      aria-label={props.label}
      onClick={press}
      className={cx(
        'grid size-11 flex-none place-items-center rounded-chip transition hover:scale-112',
        props.className ?? 'absolute top-1 right-1 z-2 text-white',
      )}
    >
      <Heart
        aria-hidden="true"
        className={cx('size-5.5', marked && (props.className ? 'fill-coral text-coral' : 'fill-white'))}
      />
    </button>
  )
}
