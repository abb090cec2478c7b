import { transact } from '@poyraz/db'
import { kurus } from '@poyraz/kernel'
import type { Sent } from '@poyraz/rounds'
import { findOpenRow, lockOpenRow } from '../store/open-rounds.ts'
import { endRound } from './end-round.ts'
import type { OpenRoundsDeps } from './open-rounds.ts'
import { pairOf, sendCommand } from './send-command.ts'

const CLOSE: Sent<unknown> = { by: 'table', command: { kind: 'close' } }

/**
 * Closes an open round for the host by the default of its game, unless a command came meanwhile. If its
 * rules are gone, have changed or throw, the round is void: the stake returns.
 */
export async function closeRound(deps: OpenRoundsDeps, roundId: string): Promise<void> {
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
      pair,
      game,
      win: kurus(row.stake),
      isVoid: true,
      wasOpen: true,
      outcome,
      streams: row.streams,
    })
  })
}
