import { LatestResults } from '../latest-results.tsx'
import { OwnCoupons } from '../own-coupons.tsx'
import type { LiveRound } from '../use-virtual-round.ts'
import { LeagueCalls } from './league-calls.tsx'
import { LeagueStage } from './league-stage.tsx'
import { LiveTable } from './live-table.tsx'
import { SeasonBets } from './season-bets.tsx'
import { SeasonScores } from './season-scores.tsx'
import { outcomeOf, useSeason } from './use-season.ts'

/** A season of the league: the bets on all of its matches, then its three match days, then its champion. */
export function LeaguePage({ round, state }: LiveRound) {
  const moment = useSeason(state, round)
  return (
    <>
      <LeagueStage round={round} state={state} moment={moment} />
      {moment ? (
        <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
          <LeagueCalls round={round} outcome={outcomeOf(state)} moment={moment} />
          <LiveTable round={round} matches={moment.matches} />
          <SeasonScores round={round} moment={moment} />
        </div>
      ) : (
        <SeasonBets round={round} />
      )}
      <div className="flex flex-col gap-4 *:flex-1 lg:flex-row lg:items-start">
        <LatestResults round={round} />
        <OwnCoupons round={round} state={state} />
      </div>
    </>
  )
}
