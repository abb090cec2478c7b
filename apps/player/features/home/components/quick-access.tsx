import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { useFavourites } from '../../../shared/favourites/favourites.ts'
import { GameRow } from '../../../shared/games/game-row.tsx'
import { featuredQuery, type Game, quickAccessQuery } from '../../../shared/games/games.ts'
import { FEATURED_MAX } from './featured-slots.tsx'

/** The player's favourites; without any, the quick-access games. */
export function QuickAccess() {
  const t = useTranslations('home')
  const favourites = useFavourites().data?.data
  const choice = useQuickGames(favourites?.length === 0)
  if (!favourites) return null
  if (favourites.length > 0) return <GameRow id="favourites" title={t('favourites')} games={favourites} />
  return <GameRow id="quick" title={t('quick')} games={choice} />
}

/** Returns the quick-access games that the row of featured games does not show; empty until they load. */
function useQuickGames(enabled: boolean): readonly Game[] {
  const lang = useLang()
  const choice = useQuery({ ...quickAccessQuery(lang), enabled }).data?.data
  const featured = useQuery({ ...featuredQuery(lang), enabled }).data?.data
  if (!choice || !featured) return []
  const shown = new Set(featured.slice(0, FEATURED_MAX).map(({ gameID }) => gameID))
  return choice.filter(({ gameID }) => !shown.has(gameID))
}
