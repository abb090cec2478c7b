import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFavourites } from '../../../shared/favourites/favourites.ts'
import { GameTile } from '../../../shared/games/game-tile.tsx'
import { featuredQuery, type Game, quickAccessQuery } from '../../../shared/games/games.ts'
import { useSignedIn } from '../../../shared/session/session-store.ts'
import { FEATURED_MAX } from './featured-slots.tsx'

/** Row with quick access to games for players. */
export function QuickAccess() {
  const t = useTranslations('home')
  const games = useQuickGames()
  if (games.length === 0) return null
  return (
    <section aria-labelledby="quick" className="flex flex-col gap-4">
      <h2 id="quick" className="text-xl md:text-2xl">
        {t('quick')}
      </h2>
      <ul className="scroll-row -mx-4 gap-3 px-4 md:gap-4 lg:mx-0 lg:px-0">
        {games.map((game) => (
          <li key={game.gameID} className="w-36 md:w-44">
            <GameTile game={game} heading="h3" />
          </li>
        ))}
      </ul>
    </section>
  )
}

/**
 * Returns the player's favourites; if there are none, the quick-access games that the row above does not
 * show.
 */
function useQuickGames(): readonly Game[] {
  const lang = useLang()
  const signedIn = useSignedIn()
  const favourites = useFavourites().data?.data
  const wanted = signedIn && favourites?.length === 0
  const choice = useQuery({ ...quickAccessQuery(lang), enabled: wanted }).data?.data
  const featured = useQuery({ ...featuredQuery(lang), enabled: wanted }).data?.data
  if (!signedIn || !favourites) return []
  if (favourites.length > 0 || !choice || !featured) return favourites
  const above = new Set(featured.slice(0, FEATURED_MAX).map(({ gameID }) => gameID))
  return choice.filter(({ gameID }) => !above.has(gameID))
}
