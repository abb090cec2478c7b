import { type Registry, tablesCashOut } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok } from '@poyraz/kernel'
import { cashOutBet } from '../crash/cash-out.ts'
import { type TablesCtx, tableOf } from '../ctx.ts'
import { presentSeat } from './players.ts'

export function addCashOut(registry: Registry, ctx: TablesCtx, onPaid: (tableId: number) => void): void {
  registry.add(tablesCashOut, async ({ input, caller: { playerId }, key, inputHash }) => {
    const { db } = ctx.database
    const { tableID: tableId, betID: betId } = input
    if (tableOf(ctx, tableId)?.game !== 'crash') return err({ error: 'not_found' })
    const paid = await effect(db, { procedure: tablesCashOut, playerId, key, inputHash }, (tx) =>
      cashOutBet(ctx, tx, { tableId, betId, playerId }, () => onPaid(tableId)),
    )
    return paid.ok ? ok(await presentSeat(db, paid.value)) : paid
  })
}
