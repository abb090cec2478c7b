import { transact } from '@poyraz/db'
import { assert, err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { lockPayment, movePayment } from '../store/payments.ts'
import { actorOf, type Decision, type DecisionRefusal } from './decide-withdrawal.ts'

/**
 * Sends the money of a deposit that waits for a person back to its payer. The deposit is refused once the
 * provider tells that the money is there; asked for twice, it goes back once.
 */
export async function refuseDeposit(
  ctx: CashierCtx,
  decision: Decision,
): Promise<Result<'pending_review', DecisionRefusal>> {
  const { paymentId: id, staff, note } = decision
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  const payment = await transact(ctx.database.db, async (tx) => {
    const locked = await lockPayment(tx, id)
    if (locked?.state !== 'pending_review') return null
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: 'pending_review', at, actor: actorOf(decision), note }, null)
    return locked
  })
  if (!payment?.providerRef) return err('state_conflict')
  const provider = ctx.providers.get(payment.provider)
  assert(provider, `${payment.provider} is a provider of ours`)
  await provider.refund(payment.providerRef)
  return ok('pending_review')
}
