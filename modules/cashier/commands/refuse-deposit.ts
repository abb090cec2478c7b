import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { lockPayment, movePayment } from '../store/payments.ts'
import { actorOf, type Decision, type DecisionRefusal } from './decide-withdrawal.ts'

/**
 * Sends the money of a deposit that waits for a person back to its payer: the background work asks the
 * provider how it stands, and goes on until the deposit is refused because the money is there. Asked for
 * twice, it goes back once.
 */
export async function refuseDeposit(
  ctx: CashierCtx,
  decision: Decision,
): Promise<Result<'pending_review', DecisionRefusal>> {
  const { paymentId: id, staff, note } = decision
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  return transact(ctx.database.db, async (tx): Promise<Result<'pending_review', DecisionRefusal>> => {
    const payment = await lockPayment(tx, id)
    if (payment?.direction !== DEPOSIT || payment.state !== 'pending_review') return err('state_conflict')
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: 'pending_review', at, actor: actorOf(decision), note }, at)
    return ok('pending_review')
  })
}
