import { transact } from '@poyraz/db'
import { DAY_MS, inTurn, kurus, sqlTime } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import { findOpenRow, listIdle, lockOpenRow } from '../store/open-rounds.ts'
import { pairOf, sendCommand } from './continue-round.ts'
import { endRound } from './end-round.ts'
import type { OpenRoundsDeps } from './open-rounds.ts'

/** Time since the last command after which the host closes a round. */
const IDLE_MS = DAY_MS
/** Maximum number of rounds per run; the next run closes the rest. */
const ROUNDS_MAX = 200

/** Closes idle rounds, the longest idle first. */
export async function closeIdleRounds(deps: OpenRoundsDeps): Promise<void> {
  const ids = await listIdle(deps.database.db, sqlTime(deps.clock), { idleMs: IDLE_MS, limit: ROUNDS_MAX })
  await inTurn(ids.map((id) => () => closeIdleRound(deps, id)))
}

const CLOSE: Sent<unknown> = { by: 'table', command: { kind: 'close' } }

/**
 * Closes an idle round by the default of its game. If its rules are gone, have changed or throw, the round is
 * void: the stake returns.
 */
async function closeIdleRound(deps: OpenRoundsDeps, roundId: string): Promise<void> {
  const found = await findOpenRow(deps.database.db, roundId)
  if (!found) return
  const pair = await pairOf(deps, found)
  await transact(deps.database.db, async (tx) => {
    const row = await lockOpenRow(tx, roundId)
    if (row?.step !== found.step) return
    const closed = await sendCommand(deps, tx, { row, pair, sent: CLOSE })
    if (closed.ok) return
    const outcome = { ...row.outcome, units: 0, ended: 'void', broken: true }
    const game = deps.games.get(row.game_id)
    await endRound(deps, tx, {
      row,
      game,
      win: kurus(row.stake),
      isVoid: true,
      outcome,
      streams: row.streams,
    })
  })
}
