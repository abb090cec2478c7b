import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { clearOwed, lockPayment, movePayment } from '../store/payments.ts'
import { actorOf, type Decision, type DecisionRefusal } from './decide-withdrawal.ts'

/**
 * Takes a debt for a deposit that was taken back as settled, with a reason: the player may pay in again. What
 * the house lost stays where the ledger has it, on `house:chargebacks`.
 */
export async function settleDebt(
  ctx: CashierCtx,
  decision: Decision,
): Promise<Result<'reversed', DecisionRefusal>> {
  const { paymentId: id, staff, note } = decision
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  return transact(ctx.database.db, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'reversed') return err('not_found')
    if (!(await clearOwed(tx, id))) return err('state_conflict')
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: 'reversed', at, actor: actorOf(decision), note }, null)
    return ok('reversed')
  })
}
