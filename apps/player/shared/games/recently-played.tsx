import { Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'use-intl'
import { GameRow } from './game-row.tsx'
import { recentGamesQuery } from './recent-games.ts'

const SHOWN_MAX = 12
const SKELETON_TILES = 3

/** The games that the signed-in player played last, as a row; renders nothing for a player without rounds. */
export function RecentlyPlayed() {
  const t = useTranslations('home')
  const { data, isPending } = useQuery(recentGamesQuery(useLang()))
  if (isPending) return <RecentlyPlayedSkeleton />
  return <GameRow id="last-played" title={t('lastPlayed')} games={data?.data.slice(0, SHOWN_MAX) ?? []} />
}

/** As high as the row with its heading. */
function RecentlyPlayedSkeleton() {
  const t = useTranslations('home')
  const loading = useTranslations('site')('loading')
  return (
    <div role="status" className="flex flex-col gap-4">
      <span className="sr-only">{loading}</span>
      <p aria-hidden="true" className="font-display text-xl font-bold tracking-tight md:text-2xl">
        {t('lastPlayed')}
      </p>
      <div className="-mx-4 flex gap-3 overflow-hidden px-4 md:gap-4 lg:mx-0 lg:px-0">
        {Array.from({ length: SKELETON_TILES }, (_, place) => (
          <Skeleton key={place} className="aspect-tile w-36 flex-none rounded-tile md:w-44" />
        ))}
      </div>
    </div>
  )
}
