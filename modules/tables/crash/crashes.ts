import { type CrashOutcome, crash } from '@poyraz/games/tables'
import type { ChainRound, Chains } from '../chains.ts'

export type DrawnCrash = { readonly outcome: CrashOutcome; readonly words: number; readonly rejects: number }

/**
 * Draws the crash of a round. The result stays in this process until the flight has ended: no row has it
 * earlier.
 */
export type Crashes = { draw(round: ChainRound): DrawnCrash }

export function createCrashes(chains: Chains): Crashes {
  return {
    draw(round) {
      const draws = chains.draw(round)
      const outcome = crash.decide(draws)
      return { outcome, words: draws.words, rejects: draws.rejects }
    },
  }
}
