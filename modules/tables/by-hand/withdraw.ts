import { transact } from '@poyraz/db'
import { sqlTime } from '@poyraz/kernel'
import { endRound, newHandRound } from '../commands/rounds.ts'
import { voidBets } from '../commands/take-back.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { listOpenBets } from '../store/bets.ts'
import { findRooms, isByHand, lockForDecision, writePhase } from '../store/rooms.ts'

/**
 * Voids open rounds of tables that this server no longer deals by hand, for example after a change of the
 * jurisdiction: nobody would deal or pay them. All stakes return, and the room rests in its next round.
 */
export async function voidWithdrawn(ctx: TablesCtx): Promise<void> {
  const { db } = ctx.database
  const rooms = await findRooms(db, sqlTime(ctx.clock))
  const withdrawn = rooms.filter((room) => isByHand(room) && !tableOf(ctx, room.tableId))
  for (const { tableId } of withdrawn)
    await transact(db, async (tx) => {
      const at = sqlTime(ctx.clock)
      const room = await lockForDecision(tx, tableId, at)
      const bets = room ? await listOpenBets(tx, room.roundId) : []
      if (!room || bets.length === 0) return
      await voidBets(ctx, tx, bets)
      await endRound(ctx, tx, room, 'void')
      const roundId = await newHandRound(ctx, tx, tableId, room.now)
      await writePhase(tx, { tableId, roundId, phase: 'betting', lengthMs: 0, rests: true }, at)
    })
}
