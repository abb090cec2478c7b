import type { CasinoDeps } from '../deps.ts'
import type { RoundRow } from '../store/rounds.ts'
import { findSharedRound } from '../store/shared-rounds.ts'

export type SharedRoundDeps = Pick<CasinoDeps, 'database' | 'withheldOf'>

/** Returns the round of a link; `undefined` for an unknown or removed one, and while its player is withheld. */
export type ReadSharedRound = (token: string) => Promise<RoundRow | undefined>

/**
 * Reads rounds for visitors. It asks at each read who is withheld: an exclusion leaves the links, and one may
 * be made while an account is closed.
 */
export function createReadSharedRound({ database, withheldOf }: SharedRoundDeps): ReadSharedRound {
  return async (token) => {
    const round = await findSharedRound(database.db, token)
    if (!round) return undefined
    const withheld = await withheldOf?.([round.player_id])
    return withheld?.has(round.player_id) ? undefined : round
  }
}
