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

/** Queries and decisions of staff. The back office calls these and checks permissions first. */
export type CashierStaff = {
  /** Withdrawals that wait for a decision, oldest first; their destination accounts are masked. */
  pendingWithdrawals(): Promise<Waiting>
  /** Returns one payment with its steps and flags, and records the view in the audit log. */
  openPayment(look: Look): Promise<Result<PaymentFile, LookRefusal>>
  /**
   * Approves a withdrawal. One that was paid differently than requested is accepted as paid, by the
   * provider's status.
   */
  approveWithdrawal(decision: Decision): Promise<Decided>
  /**
   * Refuses a withdrawal, also an approved one that was not sent yet or one that was paid to another account.
   */
  refuseWithdrawal(decision: Decision): Promise<Decided>
  /** Parked deposits, oldest first: their money came late or differs from the request. */
  parkedDeposits(): Promise<Waiting>
  /** Sends the money of a parked deposit back to its payer. */
  refuseDeposit(decision: Decision): ReturnType<typeof refuseDeposit>
  /** Returns the receipt picture of a bank transfer as JPEG, and records the view in the audit log. */
  receiptOf(look: Look): Promise<Result<Uint8Array, LookRefusal>>
  /** Open debts of players for charged-back deposits, newest first, with the total count of debts. */
  debts(): ReturnType<typeof listDebts>
  /** Takes the player's available cash and writes off the rest of the debt; a large one needs two people. */
  settleDebt(decision: Decision): ReturnType<typeof settleDebt>
  /** Closing or closed accounts that still hold money: staff ask these players to withdraw it. */
  closedWithMoney(): ReturnType<typeof closedWithMoney>
  /**
   * Issues a prepaid card, or an order that a second person must approve. Code and PIN are shown only once.
   */
  issueCard(issue: Issue): Promise<Result<Issued, IssueRefusal>>
  approveCard(approval: Approval): Promise<Result<Card, ApprovalRefusal>>
  /** Card orders that wait for a second person, oldest first, with their total count. */
  waitingCards(): ReturnType<typeof waitingCards>
  /**
   * Resolves a reconciliation difference, or a parked event, by the provider's current status of the payment.
   */
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
