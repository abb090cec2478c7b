import { cx, Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { GameTile } from '../../../shared/games/game-tile.tsx'
import { quickAccessQuery } from '../../../shared/games/games.ts'
import { useSession, useSignedIn } from '../../../shared/session/session-store.ts'

const TILE = 'w-36 md:w-44'
/** Keeps the room in a first view that was drawn before anybody knew who looks at it. */
const PLAYERS_ONLY = '[:root:not([data-session])_&]:hidden'

/** The short way to games for players: the house's quick access category as one row. */
export function QuickAccess() {
  const t = useTranslations('home')
  const signedIn = useSignedIn()
  const { data, isPending } = useQuery({ ...quickAccessQuery(useLang()), enabled: signedIn })
  const known = useSession((state) => state.known)
  if (known && (!signedIn || (!isPending && !data?.data.length))) return null
  return (
    <section aria-labelledby="quick" className={cx('flex flex-col gap-4', !known && PLAYERS_ONLY)}>
      <h2 id="quick" className="text-xl md:text-2xl">
        {t('quick')}
      </h2>
      <ul className="scroll-row -mx-4 gap-3 px-4 md:gap-4 lg:mx-0 lg:px-0">
        {isPending &&
          [0, 1, 2].map((place) => (
            <li key={place} className={TILE}>
              <Skeleton className="aspect-tile rounded-tile" />
            </li>
          ))}
        {data?.data.map((game) => (
          <li key={game.gameID} className={TILE}>
            <GameTile game={game} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}
