import { transact } from '@poyraz/db'
import type { VirtualTable } from '@poyraz/games/virtual'
import { sqlTime } from '@poyraz/kernel'
import { insertChainRound } from '../commands/rounds.ts'
import type { TablesCtx } from '../ctx.ts'
import { wakeRoom } from '../store/attendance.ts'
import { insertRoom } from '../store/rooms.ts'
import { chainOf, offerRound } from './step-virtual.ts'

/** Opens virtual games that have no room yet. They rest until somebody watches. */
export async function openVirtualTables(ctx: TablesCtx, known: ReadonlySet<number>): Promise<void> {
  for (const table of ctx.virtual.filter(({ id }) => !known.has(id)))
    await transact(ctx.database.db, async (tx) => {
      const now = new Date(ctx.clock.nowMs())
      const season = await ctx.chains.open(tx, chainOf(table), now)
      const roundId = await insertChainRound(ctx, tx, { season, number: 1, at: now })
      const room = { tableId: table.id, roundId, rests: true, lengthMs: table.pace.bettingMs }
      await insertRoom(tx, room, sqlTime(ctx.clock))
    })
}

/** Starts the betting of a resting game, and offers bets on it. Returns false if it does not rest any more. */
export function wakeVirtual(ctx: TablesCtx, { id: tableId, ...table }: VirtualTable): Promise<boolean> {
  return transact(ctx.database.db, async (tx) => {
    const woken = await wakeRoom(tx, { tableId, lengthMs: table.pace.bettingMs }, sqlTime(ctx.clock))
    if (woken !== null) await offerRound(ctx, tx, { id: tableId, ...table }, woken)
    return woken !== null
  })
}
