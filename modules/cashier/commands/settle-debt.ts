import { transact } from '@poyraz/db'
import { DAY_MS, err, isStaffName, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { clearOwed, owedFor, owedSince } from '../store/debts.ts'
import { lockPayment, movePayment } from '../store/payments.ts'
import { collectDebt } from './collect-debt.ts'
import { actorOf, type Decision, type DecisionRefusal, isBy, TWO_PEOPLE_FROM } from './decide-withdrawal.ts'
import { staffStepsOf } from './second-person.ts'
import { standingSteps } from './standing-steps.ts'

type Settled = Result<'proposed' | 'settled', DecisionRefusal>

/**
 * Settles the debt for a charged-back deposit with a reason, so the player may pay in again. The player's
 * cash pays first; only the rest is written off. If the player's debts are large in total, two people must
 * agree to the same amount. The ledger keeps the loss of the house on `house:chargebacks`.
 */
export async function settleDebt(ctx: CashierCtx, decision: Decision): Promise<Settled> {
  const { paymentId: id, staff, note } = decision
  if (!isStaffName(staff)) return err('staff_name')
  if (note === '') return err('note_required')
  return transact(ctx.database.db, async (tx): Promise<Settled> => {
    const payment = await lockPayment(tx, id)
    if (payment?.state !== 'reversed') return err('not_found')
    if ((await owedFor(tx, id)) === 0n) return err('state_conflict')
    await collectDebt(ctx, tx, payment.playerId)
    const owed = await owedFor(tx, id)
    const steps = await standingSteps(ctx, tx, await staffStepsOf(tx, id), 'debts.decide')
    const agreed = steps.filter((step) => step.owed === owed)
    if (agreed.some((step) => isBy(step, decision))) return err('same_person')
    const at = new Date(ctx.clock.nowMs())
    const inAll = await owedSince(tx, payment.playerId, new Date(at.getTime() - DAY_MS))
    const isSettled = owed === 0n || inAll < TWO_PEOPLE_FROM || agreed.length > 0
    if (isSettled) await clearOwed(tx, id)
    const step = { state: 'reversed', at, actor: actorOf(decision), note, owed: owed || null } as const
    await movePayment(tx, id, step, null)
    return ok(isSettled ? 'settled' : 'proposed')
  })
}
