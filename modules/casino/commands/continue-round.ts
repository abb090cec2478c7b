import { effect, type Tx } from '@poyraz/db'
import { err, kurus, type Result } from '@poyraz/kernel'
import { findOpenRow, lockOpenRow, type OpenRoundRow } from '../store/open-rounds.ts'
import { findRound } from '../store/rounds.ts'
import { closeRound } from './close-round.ts'
import type { Keyed, OpenRoundsDeps, RoundReply } from './open-rounds.ts'
import { type Broken, pairOf, type SendRefusal, sendCommand } from './send-command.ts'

export type Continuing = {
  readonly playerId: string
  readonly roundId: string
  readonly command: unknown
  /** Number of commands that the player has seen; `undefined` if the client does not say it. */
  readonly step: number | undefined
}

export type ContinueRefusal =
  | SendRefusal
  | { readonly error: 'not_found' | 'gamble_stopped' | 'idempotency_conflict' }

/**
 * Applies a command of the player to an open round. Every player may finish an open round. But a win is not
 * staked again by a player who may not bet now (R41): the round then ends, and the win is paid.
 */
export async function continueRound(
  deps: OpenRoundsDeps,
  { playerId, roundId, command, step }: Continuing,
  keyed: Keyed,
): Promise<Result<RoundReply, ContinueRefusal>> {
  const { db } = deps.database
  const found = await findOpenRow(db, roundId)
  const pair = found?.player_id === playerId ? await pairOf(deps, found) : null
  const write = { ...keyed, playerId }
  const done = await effect<RoundReply, ContinueRefusal | Broken>(db, write, async (tx) => {
    const row = await lockOpenRow(tx, roundId)
    if (!row || !pair || row.player_id !== playerId) {
      const round = await findRound(tx, roundId)
      return err({ error: round?.player_id === playerId ? 'state_conflict' : 'not_found' })
    }
    if (step !== undefined && step !== row.step) return err({ error: 'state_conflict' })
    if (await isGambleStopped(deps, tx, row, command)) return err({ error: 'gamble_stopped' })
    return sendCommand(deps, tx, { row, pair, sent: { by: 0, command } })
  })
  if (done.ok) return done
  // A refusal has written nothing, so the round ends in a transaction of its own.
  if (done.error.error === 'gamble_stopped') await closeRound(deps, roundId)
  if (done.error.error !== 'broken') return err(done.error)
  const game = found && deps.games.get(found.game_id)
  if (game) await deps.onBroken(game, done.error.cause)
  return err({ error: 'game_disabled' })
}

/** Returns true if the command stakes the win of a round, and its player may not do that now. */
async function isGambleStopped(
  { games, wagering, winGamble }: OpenRoundsDeps,
  tx: Tx,
  row: OpenRoundRow,
  command: unknown,
): Promise<boolean> {
  const { id: betId, player_id: playerId, game_id: gameId } = row
  const rules = games.get(gameId)?.open
  const units = rules?.restakes?.(command, row.outcome) ?? 0
  if (!rules || units === 0) return false
  const stake = rules.payout(kurus(row.stake), { units })
  const restake = { betId, playerId, product: 'slots', item: `game:${gameId}`, stake } as const
  return !winGamble || wagering.restakeBarredIn(tx, restake)
}
