import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT, WITHDRAWAL } from '../methods/method.ts'
import { waitingPayments } from '../store/payment-list.ts'
import type { Payment } from '../store/payments.ts'
import { marksOf } from './decide-withdrawal.ts'

/** Withdrawals that wait for a decision, the newest first, with the marks of now. */
export async function waitingWithdrawals(ctx: CashierCtx): Promise<readonly Payment[]> {
  const marked: Payment[] = []
  for (const payment of await waitingPayments(ctx.database.db, WITHDRAWAL, ['requested', 'in_review'])) {
    marked.push({ ...payment, flags: await marksOf(ctx, payment) })
  }
  return marked
}

/** Deposits that wait for a person, the newest first. */
export function parkedDeposits(ctx: CashierCtx): Promise<readonly Payment[]> {
  return waitingPayments(ctx.database.db, DEPOSIT, ['pending_review'])
}
