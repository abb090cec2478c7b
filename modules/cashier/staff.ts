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
import { type SettledDifference, type Settling, settleDifference } from './commands/settle-difference.ts'
import { settlePayout } from './commands/settle-payout.ts'
import { parkedDeposits, type Waiting, waitingWithdrawals } from './commands/waiting.ts'
import type { CashierCtx } from './ctx.ts'
import { closedWithMoney } from './store/closed-accounts.ts'
import { listDebts } from './store/debts.ts'

/** What people of the house see and decide; the back office calls it, and decides who may. */
export type CashierStaff = {
  /** Withdrawals that wait for a decision, the oldest first, where they go masked. */
  pendingWithdrawals(): Promise<Waiting>
  /** One payment with all that is known of it; that it was looked at is kept. */
  openPayment(look: Look): Promise<Result<PaymentFile, LookRefusal>>
  /** Also takes one that was paid otherwise than asked for as paid, with what its provider says. */
  approveWithdrawal(decision: Decision): Promise<Decided>
  /** Also one that was approved and did not go out yet, or that was paid to another account. */
  refuseWithdrawal(decision: Decision): Promise<Decided>
  /** Deposits whose money came late or otherwise than asked for, the oldest first. */
  parkedDeposits(): Promise<Waiting>
  /** Sends the money of such a deposit back. */
  refuseDeposit(decision: Decision): ReturnType<typeof refuseDeposit>
  /** The picture of a transfer's receipt that its player sent, as JPEG; that it was looked at is kept. */
  receiptOf(look: Look): Promise<Result<Uint8Array, LookRefusal>>
  /** What players owe for deposits that were taken back, the newest first, and how many debts that is in all. */
  debts(): ReturnType<typeof listDebts>
  /** Takes what such a player has and lets the rest off; the first of two people proposes it where that is much. */
  settleDebt(decision: Decision): ReturnType<typeof settleDebt>
  /** Accounts that close, or closed, with money in them: its player is to be asked to take it out. */
  closedWithMoney(): ReturnType<typeof closedWithMoney>
  /** Makes a prepaid card, or an order that somebody else approves; code and PIN are told once. */
  issueCard(issue: Issue): Promise<Result<Issued, IssueRefusal>>
  approveCard(approval: Approval): Promise<Result<Card, ApprovalRefusal>>
  /** Orders that wait for somebody else, the oldest first, and how many in all. */
  waitingCards(): ReturnType<typeof waitingCards>
  /** Goes by the provider's word on what the reconciliation, or an event that waits, names. */
  settleDifference(settling: Settling): Promise<SettledDifference>
}

export function createStaff(ctx: CashierCtx): CashierStaff {
  return {
    pendingWithdrawals: () => waitingWithdrawals(ctx),
    openPayment: (look) => openPayment(ctx, look),
    approveWithdrawal: (decision) => settlePayout(ctx, decision, 'paid', approveWithdrawal),
    refuseWithdrawal: (decision) => settlePayout(ctx, decision, 'rejected', refuseWithdrawal),
    parkedDeposits: () => parkedDeposits(ctx),
    refuseDeposit: (decision) => refuseDeposit(ctx, decision),
    receiptOf: (look) => receiptOf(ctx, look),
    debts: () => listDebts(ctx.database.db),
    settleDebt: (decision) => settleDebt(ctx, decision),
    closedWithMoney: () => closedWithMoney(ctx.database.db),
    issueCard: (issue) => issueCard(ctx, issue),
    approveCard: (approval) => approveCard(ctx, approval),
    waitingCards: () => waitingCards(ctx),
    settleDifference: (settling) => settleDifference(ctx, settling),
  }
}
