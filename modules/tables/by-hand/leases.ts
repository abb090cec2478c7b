import { onCommit, transact } from '@poyraz/db'
import { closedUntil } from '@poyraz/games/tables'
import { err, ok, type Result, sqlTime } from '@poyraz/kernel'
import type { TablesCtx } from '../ctx.ts'
import { publishState } from '../live-state.ts'
import { wakeRoom } from '../store/attendance.ts'
import {
  findHandShoe,
  leaveTable,
  offerTable,
  openHandShoe,
  renewLease,
  takeTable,
} from '../store/dealers.ts'
import type { DealerCall, HandTable } from './enter.ts'

type Lease = Pick<DealerCall, 'table' | 'by'>

/** Gives the table to a dealer and opens its bets. */
export async function take(ctx: TablesCtx, { table, by }: Lease): Promise<Result<null, 'table_taken'>> {
  const at = sqlTime(ctx.clock)
  const lease = { tableId: table.id, name: by }
  const isTaken = await transact(ctx.database.db, async (tx) => {
    if (!(await takeTable(tx, lease, at))) return false
    if (table.dealing.shoe !== null && !(await findHandShoe(tx, table.id)))
      await openHandShoe(tx, lease, new Date(ctx.clock.nowMs()))
    onCommit(tx, () => publishState(ctx, table.id))
    return true
  })
  if (!isTaken) return err('table_taken')
  await wake(ctx, table)
  return ok(null)
}

/** Renews the lease of a dealer whose console asks for the state, and opens the bets of a resting table. */
export async function keep(ctx: TablesCtx, { table, by }: Lease): Promise<void> {
  await renewLease(ctx.database.db, { tableId: table.id, name: by }, sqlTime(ctx.clock))
}

export async function offer(ctx: TablesCtx, { table, by }: Lease): Promise<Result<null, 'table_not_held'>> {
  const isOwn = await offerTable(ctx.database.db, { tableId: table.id, name: by }, sqlTime(ctx.clock))
  return isOwn ? ok(null) : err('table_not_held')
}

export async function leave(ctx: TablesCtx, { table, by }: Lease): Promise<Result<null, 'table_not_held'>> {
  const isOwn = await leaveTable(ctx.database.db, { tableId: table.id, name: by })
  if (!isOwn) return err('table_not_held')
  publishState(ctx, table.id)
  return ok(null)
}

/** Opens the bets of a resting table that has a dealer, unless it is closed. */
export async function wake(ctx: TablesCtx, table: HandTable): Promise<void> {
  if (closedUntil(table.hours, ctx.clock.nowMs()) !== null) return
  const room = { tableId: table.id, lengthMs: table.pace.bettingMs }
  // The host learns the new due time from the event.
  if (await wakeRoom(ctx.database.db, room, sqlTime(ctx.clock))) publishState(ctx, table.id)
}
