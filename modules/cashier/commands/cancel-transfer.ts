import type { Refusal } from '@poyraz/contract'
import { onCommit, once, transact } from '@poyraz/db'
import { err, ok, type Result } from '@poyraz/kernel'
import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT } from '../methods/method.ts'
import { isCancellable, statusOf } from '../payments/states.ts'
import { returnWithdrawal } from '../store/money.ts'
import { lockPayment, movePayment } from '../store/payments.ts'
import { dropDeposit } from './count-deposit.ts'

export type Cancellation = {
  readonly playerId: string
  readonly paymentId: string
  readonly scope: string
  readonly key: string | null
  readonly inputHash: string
}

type Cancelled = { readonly transactionID: string; readonly status: number }
type Code = 'not_found' | 'state_conflict' | 'idempotency_conflict'

/** Takes a transfer back while nobody decided on it; held money is there again at once. */
export async function cancelTransfer(
  ctx: CashierCtx,
  cancellation: Cancellation,
): Promise<Result<Cancelled, Refusal<Code>>> {
  const { playerId, paymentId: id } = cancellation
  const done = await transact(ctx.database.db, (tx) =>
    once<Cancelled, Exclude<Code, 'idempotency_conflict'>>(tx, cancellation, async () => {
      const payment = await lockPayment(tx, id)
      if (payment?.playerId !== playerId) return err('not_found')
      const { direction } = payment
      if (!isCancellable(direction, payment.state)) return err('state_conflict')
      const at = new Date(ctx.clock.nowMs())
      await movePayment(tx, id, { state: 'cancelled', at, actor: 'player', note: '' }, null)
      if (direction === DEPOSIT) await dropDeposit(ctx, tx, playerId, id)
      else {
        await returnWithdrawal(tx, payment, at)
        onCommit(tx, () => ctx.onMoved(playerId))
      }
      return ok({ transactionID: id, status: statusOf(direction, 'cancelled') })
    }),
  )
  return done.ok ? done : err({ error: done.error })
}
