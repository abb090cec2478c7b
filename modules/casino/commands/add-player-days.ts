import { type Database, transact } from '@poyraz/db'
import type { Clock } from '@poyraz/kernel'
import { addPlayedRounds } from '../store/player-days.ts'
import { PASS_ROUNDS } from '../store/returns.ts'
import { firstIdOf } from '../store/rounds.ts'
import { UNREAD_MS } from './watch-returns.ts'

/** Maximum of passes per run; the next run adds the rest. */
const PASSES_MAX = 10

/** Adds new rounds to the days of their players (`casino.player_day`). */
export async function addPlayerDays(deps: {
  readonly database: Database
  readonly clock: Clock
}): Promise<void> {
  const endId = firstIdOf(deps.clock.nowMs() - UNREAD_MS)
  for (let pass = 1; pass <= PASSES_MAX; pass++) {
    const added = await transact(deps.database.db, (tx) => addPlayedRounds(tx, endId))
    if (added < PASS_ROUNDS) return
  }
}
