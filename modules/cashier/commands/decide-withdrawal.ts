import { onCommit, type Tx, transact } from '@poyraz/db'
import {
  assert,
  err,
  isStaffName,
  kurus,
  ok,
  type Result,
  SECOND_MS,
  staffActor,
  staffNameOf,
} from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { methodById } from '../methods/list.ts'
import { type KycLevel, WITHDRAWAL } from '../methods/method.ts'
import { withinMs } from '../payments/provider.ts'
import { overUnverified } from '../payments/thresholds.ts'
import { owesMoney } from '../store/debts.ts'
import { stepsOf } from '../store/payment-list.ts'
import { findPayment, lockPayment, movePayment, type Payment, type Step } from '../store/payments.ts'
import { setFlags, withdrawnAround } from '../store/withdrawals.ts'
import { refuseHeld } from './money-arrives.ts'
import { patternsOf } from './patterns-of.ts'
import { payoutOrder, providerOf } from './provider-orders.ts'
import { standingSteps } from './standing-steps.ts'

/**
 * Two people must approve from this amount on, in one payment or over the payments of a day. Flags also
 * require two.
 */
export const TWO_PEOPLE_FROM = kurus(1_000_000)

const PROVIDER_TIMEOUT_MS = 5 * SECOND_MS

export type Decision = {
  readonly paymentId: string
  readonly staff: string
  readonly note: string
}

export type DecisionRefusal =
  | 'not_found'
  | 'state_conflict'
  | 'same_person'
  | 'note_required'
  | 'staff_name'
  | 'kyc_required'

/** Current data of other modules on a withdrawal: flags, verification level of its player, refusal. */
type Checks = {
  readonly flags: readonly string[]
  readonly level: KycLevel
  readonly isRefused: boolean
}
/**
 * Adds the steps, the player's withdrawals within a day of it, and whether the verification still allows it.
 */
type Facts = Checks & {
  readonly steps: readonly Step[]
  /** True if a member of staff took a step in it and has not lost the right since. */
  readonly isBegun: boolean
  readonly inDay: bigint
  readonly isVerified: boolean
}
export type Decided = Result<Payment['state'], DecisionRefusal>

/** Approves a payout. The first of two people moves it to review; the last one releases it. */
export async function approveWithdrawal(ctx: CashierCtx, decision: Decision): Promise<Decided> {
  return decide(ctx, decision, ({ state }, { steps, isBegun, flags, isVerified, inDay }) => {
    if (!isWaiting(state)) return err('state_conflict')
    if (!isVerified) return err('kyc_required')
    const needsTwo = inDay >= TWO_PEOPLE_FROM || flags.length > 0
    if (needsTwo && (state === 'requested' || !isBegun)) return ok('in_review')
    return steps.some((step) => isBy(step, decision)) ? err('same_person') : ok('approved')
  })
}

/**
 * Refuses a payout with a recorded reason; the player gets the money back at once. An approved payout is
 * first cancelled at its provider for good; one that was already paid out cannot be refused. Throws if the
 * provider cannot be reached; the call may be repeated.
 */
export async function refuseWithdrawal(ctx: CashierCtx, decision: Decision): Promise<Decided> {
  if (!isStaffName(decision.staff)) return err('staff_name')
  if (decision.note === '') return err('note_required')
  const asked = await findPayment(ctx.database.db, decision.paymentId)
  const isOut = asked?.direction === WITHDRAWAL && asked.state === 'approved'
  if (!isOut) return decide(ctx, decision, ({ state }) => refused(isWaiting(state)))
  const order = payoutOrder(asked)
  const isGivenUp = await withinMs(PROVIDER_TIMEOUT_MS, () => providerOf(ctx, asked).cancel(order))
  return decide(ctx, decision, ({ state }) => refused(isGivenUp && state === 'approved'))
}

const refused = (isFree: boolean): Decided => (isFree ? ok('rejected') : err('state_conflict'))
const isWaiting = (state: Payment['state']) => state === 'requested' || state === 'in_review'

/**
 * Returns the flags of a withdrawal: those saved at the request or an earlier decision, and the current ones.
 */
export async function marksOf(
  ctx: CashierCtx,
  withdrawal: Pick<Payment, 'id' | 'playerId' | 'amount' | 'flags'>,
): Promise<readonly string[]> {
  const [known, owes] = await Promise.all([
    patternsOf(ctx, withdrawal),
    owesMoney(ctx.database.db, withdrawal.playerId),
  ])
  return [...new Set([...withdrawal.flags, ...known, ...(owes ? ['debt'] : [])])]
}

async function checkWithdrawal(ctx: CashierCtx, withdrawal: Payment): Promise<Checks> {
  const { playerId, amount } = withdrawal
  const [flags, level, refusal] = await Promise.all([
    marksOf(ctx, withdrawal),
    ctx.admission.kycLevel(playerId),
    ctx.admission.refuseWithdrawal({ playerId, amount }),
  ])
  return { flags, level, isRefused: refusal !== null }
}

async function factsOf(ctx: CashierCtx, tx: Tx, payment: Payment, checks: Checks): Promise<Facts> {
  const method = methodById(payment.methodId)
  assert(method, 'a method of a payment never goes')
  // The payment itself is already in the counted sum, so the extra amount is 0.
  const asked = { playerId: payment.playerId, method, amount: kurus(0) }
  const exceeded = await overUnverified(tx, asked, checks.level)
  const steps = (await stepsOf(tx, [payment.id])).get(payment.id) ?? []
  const standing = await standingSteps(ctx, tx, steps, 'payments.decide')
  const isVerified = !checks.isRefused && exceeded === null
  return {
    ...checks,
    steps,
    isBegun: standing.length > 0,
    isVerified,
    inDay: await withdrawnAround(tx, payment),
  }
}

async function decide(
  ctx: CashierCtx,
  decision: Decision,
  nextOf: (payment: Payment, known: Facts) => Decided,
): Promise<Decided> {
  if (!isStaffName(decision.staff)) return err('staff_name')
  const { paymentId: id, note } = decision
  const { db } = ctx.database
  const asked = await findPayment(db, id)
  if (!asked) return err('not_found')
  const checks = await checkWithdrawal(ctx, asked)
  return transact(db, async (tx): Promise<Decided> => {
    const payment = await lockPayment(tx, id)
    if (payment?.direction !== WITHDRAWAL) return err('not_found')
    const next = nextOf(payment, await factsOf(ctx, tx, payment, checks))
    if (!next.ok) return next
    const at = new Date(ctx.clock.nowMs())
    const step = { state: next.value, at, actor: actorOf(decision), note }
    await movePayment(tx, id, step, next.value === 'approved' ? at : null)
    await setFlags(tx, id, checks.flags)
    if (next.value === 'rejected') await refuseHeld(ctx, tx, payment)
    if (next.value === 'approved') await ctx.push?.(tx, payment.playerId, 'withdrawal_approved')
    onCommit(tx, () => ctx.onMoved(payment.playerId))
    return next
  })
}

export function actorOf({ staff }: Pick<Decision, 'staff'>): string {
  return staffActor(staff)
}

/** True if the same person took the step and decides now. */
export function isBy({ actor }: Step, decision: Decision): boolean {
  return staffNameOf(actor) === staffNameOf(actorOf(decision))
}
