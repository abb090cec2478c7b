import { type Registry, tablesDecide } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { assert, err, ok, randomId, sqlTime } from '@poyraz/kernel'
import { decide } from '../blackjack/decide.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { presentState } from '../live-state.ts'
import { findRoom } from '../store/rooms.ts'
import { presentSeat } from './players.ts'

export function addDecisions(registry: Registry, ctx: TablesCtx): void {
  registry.add(tablesDecide, async ({ input, caller: { playerId, epoch }, key, inputHash }) => {
    const { db } = ctx.database
    const table = tableOf(ctx, input.tableID)
    if (!table) return err({ error: 'not_found' })
    const { roundID: roundId, step, move } = input
    const decision = { playerId, epoch, roundId, step, move, key: key ?? randomId(), inputHash }
    const decided = await effect(db, { procedure: tablesDecide, playerId, key, inputHash }, (tx) =>
      decide(ctx, tx, table, decision),
    )
    if (!decided.ok) return decided
    const room = await findRoom(db, table.id, sqlTime(ctx.clock))
    assert(room, 'a table with a round has its room')
    return ok({ own: await presentSeat(db, decided.value), state: await presentState(ctx, room) })
  })
}
