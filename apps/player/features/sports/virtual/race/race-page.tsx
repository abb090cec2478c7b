import { LatestResults } from '../latest-results.tsx'
import { OwnCoupons } from '../own-coupons.tsx'
import type { LiveRound } from '../use-virtual-round.ts'
import { RaceCalls } from './race-calls.tsx'
import { RaceStage } from './race-stage.tsx'
import { RunnerBets } from './runner-bets.tsx'
import { RunningOrder } from './running-order.tsx'
import { useOrder } from './use-order.ts'

/** A race: the picture of it, the bets before it and the order while it runs. */
export function RacePage({ round, state }: LiveRound) {
  const standing = useOrder(state, round)
  return (
    <>
      <RaceStage round={round} state={state} standing={standing} />
      <RaceCalls round={round} state={state} standing={standing} />
      {state.phase === 'betting' && round.outright && <RunnerBets round={round} outright={round.outright} />}
      {standing && <RunningOrder round={round} standing={standing} />}
      <div className="flex flex-col gap-4 *:flex-1 lg:flex-row lg:items-start">
        <LatestResults round={round} />
        <OwnCoupons round={round} state={state} />
      </div>
    </>
  )
}
