import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT, WITHDRAWAL } from '../methods/method.ts'
import { waitingPayments } from '../store/payment-list.ts'
import type { Payment } from '../store/payments.ts'
import { marksOf } from './decide-withdrawal.ts'

/** Payments that wait for staff, up to a maximum, and their total count. */
export type Waiting = { readonly payments: readonly Payment[]; readonly total: number }

const SHOWN_AT_END = 4

/**
 * Withdrawals that wait for a decision, oldest first, with current flags. The destination account is masked
 * here; `openPayment` shows it in full.
 */
export async function waitingWithdrawals(ctx: CashierCtx): Promise<Waiting> {
  const { payments, total } = await waitingPayments(ctx.database.db, WITHDRAWAL)
  const marked: Payment[] = []
  for (const payment of payments) {
    marked.push({ ...payment, account: masked(payment.account), flags: await marksOf(ctx, payment) })
  }
  return { payments: marked, total }
}

/** Parked deposits, oldest first. Their accounts belong to the house, so they are not masked. */
export function parkedDeposits(ctx: CashierCtx): Promise<Waiting> {
  return waitingPayments(ctx.database.db, DEPOSIT)
}

function masked(account: string): string {
  const start = account.length > 3 * SHOWN_AT_END ? account.slice(0, SHOWN_AT_END) : ''
  return `${start}…${account.slice(-SHOWN_AT_END)}`
}
