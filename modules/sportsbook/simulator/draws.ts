import { type Draws, rulesHash, streamDraws } from '@poyraz/fairness'
import { nodeHash } from '@poyraz/fairness/server'

/** Identifies the rules of the simulator in its streams. */
const RULES_HASH = rulesHash({ game: 'league-simulator', version: 1 })

/** Returns the draws of one thing of the simulator: the strengths of a season, or a match. */
export function simulatorDraws(key: Uint8Array, name: string, number: number): Draws {
  return streamDraws(
    {
      key,
      gameId: 'league-simulator',
      rulesHash: RULES_HASH,
      clients: [],
      public: new Uint8Array(0),
      nonce: number,
      stream: name,
    },
    nodeHash,
  )
}

const STEPS = 1_000_000

/** Uniform in [0, 1). */
export const uniform = (draws: Draws) => draws.int(STEPS) / STEPS
