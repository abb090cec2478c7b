import { transact } from '@poyraz/db'
import { err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { insertStep, lockPayment, movePayment } from '../store/payments.ts'
import { returnedAround } from '../store/proposals.ts'
import { actorOf, type Decision, type DecisionRefusal } from './decide-withdrawal.ts'
import { isAgreed } from './second-person.ts'

type Refused = Result<'pending_review' | 'proposed', DecisionRefusal>

/**
 * Sends the money of a parked deposit back to its payer. The background work requests the refund and asks the
 * provider until it is confirmed; then the deposit is rejected. A repeated call refunds once. If the player's
 * parked and sent-back deposits of 24 hours are large, the first of two people only proposes it.
 */
export async function refuseDeposit(ctx: CashierCtx, decision: Decision): Promise<Refused> {
  const { paymentId: id, staff, note } = decision
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  return transact(ctx.database.db, async (tx): Promise<Refused> => {
    const payment = await lockPayment(tx, id)
    if (payment?.direction !== DEPOSIT || payment.state !== 'pending_review') return err('state_conflict')
    const at = new Date(ctx.clock.nowMs())
    const inAll = await returnedAround(tx, payment.playerId, at)
    const agreed = await isAgreed(ctx, tx, { decision, proposal: 'send_back', inAll })
    if (!agreed.ok) return agreed
    const by = { at, actor: actorOf(decision), note, proposal: 'send_back' } as const
    if (!agreed.value) {
      await insertStep(tx, id, { state: 'pending_review', ...by })
      return ok('proposed')
    }
    await movePayment(tx, id, { state: 'pending_review', ...by }, at)
    return ok('pending_review')
  })
}
