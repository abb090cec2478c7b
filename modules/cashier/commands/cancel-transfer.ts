import { financeCancelTransfer, type Refusal } from '@poyraz/contract'
import { effect } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { isCancellable, statusOf } from '../payments/states.ts'
import { lockPayment, movePayment } from '../store/payments.ts'
import { dropDeposit } from './count-deposit.ts'
import { releaseWithdrawal } from './money-arrives.ts'

export type Cancellation = {
  readonly playerId: string
  readonly paymentId: string
  readonly key: string | null
  readonly inputHash: string
}

type Cancelled = { readonly transactionID: string; readonly status: number }
type Code = 'not_found' | 'state_conflict'

/** Cancels a transfer that is not decided or paid yet; held money is available again at once. */
export async function cancelTransfer(
  ctx: CashierCtx,
  cancellation: Cancellation,
): Promise<Result<Cancelled, Refusal<Code | 'idempotency_conflict'>>> {
  const { playerId, paymentId: id } = cancellation
  const write = { ...cancellation, procedure: financeCancelTransfer }
  return effect<Cancelled, Refusal<Code>>(ctx.database.db, write, async (tx) => {
    const payment = await lockPayment(tx, id)
    if (payment?.playerId !== playerId) return err({ error: 'not_found' })
    const { direction } = payment
    if (!isCancellable(direction, payment.state)) return err({ error: 'state_conflict' })
    const at = new Date(ctx.clock.nowMs())
    await movePayment(tx, id, { state: 'cancelled', at, actor: 'player', note: '' }, null)
    if (direction === DEPOSIT) await dropDeposit(ctx, tx, playerId, id)
    else await releaseWithdrawal(ctx, tx, payment)
    return ok({ transactionID: id, status: statusOf(direction, 'cancelled') })
  })
}
