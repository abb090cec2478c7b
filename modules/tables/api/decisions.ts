import { type Registry, tablesDecide } from '@poyraz/contract'
import { effect, type Tx } from '@poyraz/db'
import {
  BLACKJACK_MOVES,
  type BlackjackMove,
  type HouseTable,
  POKER_MOVES,
  type PokerMove,
  pokerGameOf,
} from '@poyraz/games/tables'
import { assert, err, ok, type Result, randomId, sqlTime } from '@poyraz/kernel'
import { decide } from '../blackjack/decide.ts'
import type { Decision, DecisionRefusal } from '../commands/further-stake.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { presentState } from '../live-state.ts'
import { decideAnte, endDecisions } from '../poker/decide.ts'
import type { Seat } from '../store/bets.ts'
import { findRoom } from '../store/rooms.ts'
import { presentSeat } from './players.ts'

export function addDecisions(registry: Registry, ctx: TablesCtx, onDecided: (tableId: number) => void): void {
  registry.add(tablesDecide, async ({ input, caller: { playerId, epoch }, key, inputHash }) => {
    const { db } = ctx.database
    const table = tableOf(ctx, input.tableID)
    if (!table) return err({ error: 'not_found' })
    const { roundID: roundId, step, move } = input
    const decision = { playerId, epoch, roundId, step, move, key: key ?? randomId(), inputHash }
    const decided = await effect(db, { procedure: tablesDecide, playerId, key, inputHash }, (tx) =>
      decideFor(ctx, tx, table, decision),
    )
    if (!decided.ok) return decided
    const game = pokerGameOf(table)
    if (game) {
      onDecided(table.id)
      await endDecisions(ctx, { table, game }, roundId)
    }
    const room = await findRoom(db, table.id, sqlTime(ctx.clock))
    assert(room, 'a table with a round has its room')
    return ok({ own: await presentSeat(db, decided.value), state: await presentState(ctx, room) })
  })
}

/** Makes a decision in the game of the table. A move of another game is refused with `move_unavailable`. */
async function decideFor(
  ctx: TablesCtx,
  tx: Tx,
  table: HouseTable,
  decision: Decision<BlackjackMove | PokerMove>,
): Promise<Result<Seat, DecisionRefusal>> {
  const game = pokerGameOf(table)
  const move = (game ? POKER_MOVES : BLACKJACK_MOVES).find((one) => one === decision.move)
  if (move === undefined) return err({ error: 'move_unavailable' })
  return game
    ? decideAnte(ctx, tx, { table, game, decision: { ...decision, move: move as PokerMove } })
    : decide(ctx, tx, table, { ...decision, move: move as BlackjackMove })
}
