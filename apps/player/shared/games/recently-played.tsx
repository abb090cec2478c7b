import { useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { GameRow } from './game-row.tsx'
import { recentGamesQuery } from './recent-games.ts'
import { RowSkeleton } from './row-skeleton.tsx'

const SHOWN_MAX = 12
const SKELETON_TILES = 3
/** As high as a tile of the row. */
const TILE = 'aspect-tile w-36 md:w-44'

/** The games that the signed-in player played last, as a row; renders nothing for a player without rounds. */
export function RecentlyPlayed() {
  const t = useTranslations('home')
  const { data, isPending } = useQuery(recentGamesQuery(useLang()))
  const title = t('lastPlayed')
  if (isPending) return <RowSkeleton title={title} tiles={SKELETON_TILES} tile={TILE} className="gap-4" />
  return <GameRow id="last-played" title={title} games={data?.data.slice(0, SHOWN_MAX) ?? []} />
}
