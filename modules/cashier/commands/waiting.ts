import type { CashierCtx } from '../ctx.ts'
import { DEPOSIT, type Direction, WITHDRAWAL } from '../methods/method.ts'
import type { PaymentState } from '../payments/states.ts'
import { listPayments } from '../store/payment-list.ts'
import type { Payment } from '../store/payments.ts'
import { marksOf } from './decide-withdrawal.ts'

const WAITING_MAX = 250

/** Withdrawals that wait for a decision, the newest first, with the marks of now. */
export async function waitingWithdrawals(ctx: CashierCtx): Promise<readonly Payment[]> {
  const marked: Payment[] = []
  for (const payment of await waiting(ctx, WITHDRAWAL, ['requested', 'in_review'])) {
    marked.push({ ...payment, flags: await marksOf(ctx, payment) })
  }
  return marked
}

/** Deposits that wait for a person, the newest first. */
export function parkedDeposits(ctx: CashierCtx): Promise<readonly Payment[]> {
  return waiting(ctx, DEPOSIT, ['pending_review'])
}

async function waiting(
  { database }: CashierCtx,
  direction: Direction,
  states: readonly PaymentState[],
): Promise<readonly Payment[]> {
  const page = { playerId: null, id: null, limit: WAITING_MAX, offset: 0 }
  return (await listPayments(database.db, { ...page, direction, states })).payments
}
