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

type RecentlyPlayedProps = {
  /** Game that the page shows already, and the row leaves out; `undefined` while it is not known. */
  readonly shownGameID: number | null | undefined
}

/** The games that the signed-in player played last, as a row; renders nothing if it has no games. */
export function RecentlyPlayed({ shownGameID }: RecentlyPlayedProps) {
  const t = useTranslations('home')
  const { data, isPending } = useQuery(recentGamesQuery(useLang()))
  const title = t('lastPlayed')
  if (isPending || shownGameID === undefined)
    return <RowSkeleton title={title} tiles={SKELETON_TILES} tile={TILE} className="gap-4" />
  const games = (data?.data ?? []).filter(({ gameID }) => gameID !== shownGameID)
  return <GameRow id="last-played" title={title} games={games.slice(0, SHOWN_MAX)} />
}
