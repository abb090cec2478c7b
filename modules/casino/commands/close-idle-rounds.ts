import { DAY_MS, inTurn, sqlTime } from '@poyraz/kernel'
import { listIdle } from '../store/open-rounds.ts'
import { closeRound } from './close-round.ts'
import type { OpenRoundsDeps } from './open-rounds.ts'

/** Time since the last command after which the host closes a round. */
const IDLE_MS = DAY_MS
/** Maximum number of rounds per run; the next run closes the rest. */
const ROUNDS_MAX = 200

/** Closes idle rounds, the longest idle first. */
export async function closeIdleRounds(deps: OpenRoundsDeps): Promise<void> {
  const ids = await listIdle(deps.database.db, sqlTime(deps.clock), { idleMs: IDLE_MS, limit: ROUNDS_MAX })
  await inTurn(ids.map((id) => () => closeRound(deps, id)))
}
