import type { Result } from '@poyraz/kernel'
import {
  approveWithdrawal,
  type Decided,
  type Decision,
  refuseWithdrawal,
} from './commands/decide-withdrawal.ts'
import {
  type Approval,
  type ApprovalRefusal,
  approveCard,
  type Card,
  type Issue,
  type Issued,
  type IssueRefusal,
  issueCard,
  waitingCards,
} from './commands/issue-card.ts'
import {
  type Look,
  type LookRefusal,
  openPayment,
  type PaymentFile,
  receiptOf,
} from './commands/open-payment.ts'
import { refuseDeposit } from './commands/refuse-deposit.ts'
import { settleDebt } from './commands/settle-debt.ts'
import { parkedDeposits, type Waiting, waitingWithdrawals } from './commands/waiting.ts'
import type { CashierCtx } from './ctx.ts'
import type { CardOrder } from './store/card-orders.ts'
import { type Debt, listDebts } from './store/debts.ts'

/** What people of the house see and decide; the back office calls it, and decides who may. */
export type CashierStaff = {
  /** Withdrawals that wait for a decision, the oldest first, where they go masked. */
  pendingWithdrawals(): Promise<Waiting>
  /** One payment with all that is known of it; that it was looked at is kept. */
  openPayment(look: Look): Promise<Result<PaymentFile, LookRefusal>>
  approveWithdrawal(decision: Decision): Promise<Decided>
  refuseWithdrawal(decision: Decision): Promise<Decided>
  /** Deposits whose money came late or otherwise than asked for, the oldest first. */
  parkedDeposits(): Promise<Waiting>
  /** Sends the money of such a deposit back. */
  refuseDeposit(decision: Decision): ReturnType<typeof refuseDeposit>
  /** The picture of a transfer's receipt that its player sent, as JPEG; that it was looked at is kept. */
  receiptOf(look: Look): Promise<Result<Uint8Array, LookRefusal>>
  /** What players owe for deposits that were taken back, the newest first. */
  debts(): Promise<readonly Debt[]>
  /** Lets such a player pay in again; the first of two people proposes it where much is owed. */
  settleDebt(decision: Decision): ReturnType<typeof settleDebt>
  /** Makes a prepaid card, or an order that somebody else approves; code and PIN are told once. */
  issueCard(issue: Issue): Promise<Result<Issued, IssueRefusal>>
  approveCard(approval: Approval): Promise<Result<Card, ApprovalRefusal>>
  /** Orders that wait for somebody else, the oldest first. */
  waitingCards(): Promise<readonly CardOrder[]>
}

export function createStaff(ctx: CashierCtx): CashierStaff {
  return {
    pendingWithdrawals: () => waitingWithdrawals(ctx),
    openPayment: (look) => openPayment(ctx, look),
    approveWithdrawal: (decision) => approveWithdrawal(ctx, decision),
    refuseWithdrawal: (decision) => refuseWithdrawal(ctx, decision),
    parkedDeposits: () => parkedDeposits(ctx),
    refuseDeposit: (decision) => refuseDeposit(ctx, decision),
    receiptOf: (look) => receiptOf(ctx, look),
    debts: () => listDebts(ctx.database.db),
    settleDebt: (decision) => settleDebt(ctx, decision),
    issueCard: (issue) => issueCard(ctx, issue),
    approveCard: (approval) => approveCard(ctx, approval),
    waitingCards: () => waitingCards(ctx),
  }
}
