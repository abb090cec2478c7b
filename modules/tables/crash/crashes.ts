import { type CrashOutcome, crash } from '@poyraz/games/tables'
import type { Chains } from '../chains.ts'
import type { Season } from '../store/seasons.ts'

export type DrawnCrash = { readonly outcome: CrashOutcome; readonly words: number; readonly rejects: number }

/**
 * Draws the crash of a round. The result stays in this process until the flight has ended: no row has it
 * earlier.
 */
export type Crashes = { draw(season: Season, number: number): DrawnCrash }

export function createCrashes(chains: Chains): Crashes {
  return {
    draw(season, number) {
      const { draws } = chains.draw(season, number)
      const outcome = crash.decide(draws)
      return { outcome, words: draws.words, rejects: draws.rejects }
    },
  }
}
