import { type JackpotPool, poolOf } from '@poyraz/games/jackpot-pools'
import { useStudio } from './context.ts'

/** Returns the pool that rounds of this page feed: none in a demo, and none in a film of an earlier round. */
export function useJackpotPool(): JackpotPool | undefined {
  const { game, launch, sharedRound } = useStudio()
  return launch.demoToken === null && sharedRound === null ? poolOf(game.slug) : undefined
}
