import type { Tx } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { stepsOf } from '../store/payment-list.ts'
import type { Proposal, Step } from '../store/payments.ts'
import { type Decision, isBy, TWO_PEOPLE_FROM } from './decide-withdrawal.ts'
import { isStaffActor, standingSteps } from './standing-steps.ts'

type Asked = {
  readonly decision: Decision
  readonly proposal: Proposal
  /** Sum that the decision counts for this payment, in kuruş. */
  readonly inAll: bigint
}

/**
 * Returns true if this person's decision is enough for a locked payment: the sum is below the threshold, or
 * another person proposed the same since the payment entered its state. False: the decision is a proposal.
 */
export async function isAgreed(
  ctx: Pick<CashierCtx, 'hasLost'>,
  tx: Tx,
  { decision, proposal, inAll }: Asked,
): Promise<Result<boolean, 'same_person'>> {
  if (inAll < TWO_PEOPLE_FROM) return ok(true)
  const steps = await standingSteps(ctx, tx, await staffStepsOf(tx, decision.paymentId), 'payments.decide')
  const proposed = steps.filter((step) => step.proposal === proposal)
  if (proposed.some((step) => isBy(step, decision))) return err('same_person')
  return ok(proposed.length > 0)
}

/**
 * Returns the staff steps since the payment entered its state; earlier decisions are about another matter.
 */
export async function staffStepsOf(tx: Tx, paymentId: string): Promise<readonly Step[]> {
  const steps = (await stepsOf(tx, [paymentId])).get(paymentId) ?? []
  return steps.slice(steps.findLastIndex(({ actor }) => !isStaffActor(actor)) + 1)
}
