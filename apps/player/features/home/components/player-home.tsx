import { Skeleton, useLang } from '@poyraz/ui'
import { useQuery } from '@tanstack/react-query'
import { BonusBanner } from '../../../shared/bonuses/bonus-banner.tsx'
import { callQuery } from '../../../shared/endpoint/queries.ts'
import { RecentlyPlayed } from '../../../shared/games/recently-played.tsx'
import { BonusTexts } from '../../../shared/i18n/bonus-texts.tsx'
import { roundToResume } from '../resume.ts'
import { QuickAccess } from './quick-access.tsx'
import { ResumeBanner } from './resume-banner.tsx'
import { SpecialDateRibbon } from './special-date.tsx'
import { StartBanner } from './start-banner.tsx'

/** Number of rounds among which the unfinished round is searched. */
const ROUNDS = 50

/** The player's part of the home page: what to continue with, the bonus, played games and favourites. */
export function PlayerHome() {
  const lang = useLang()
  const { data, isPending } = useQuery({
    ...callQuery('casino.rounds', { limit: ROUNDS, offset: 0 }, lang),
    staleTime: 0,
  })
  const rounds = data?.data ?? []
  const round = roundToResume(rounds)
  return (
    <BonusTexts>
      <div className="relative flex flex-col gap-3 sm:gap-4 lg:flex-row">
        <SpecialDateRibbon />
        {isPending ? <ResumeSkeleton /> : round ? <ResumeBanner round={round} /> : <StartBanner />}
        <BonusBanner />
      </div>
      <RecentlyPlayed shownGameID={isPending ? undefined : (round?.gameID ?? null)} />
      <QuickAccess />
    </BonusTexts>
  )
}

function ResumeSkeleton() {
  return <Skeleton className="min-h-60 flex-2 rounded-banner" />
}
