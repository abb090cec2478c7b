import { TRANSACTION_STATUSES } from '@poyraz/contract'
import { DEPOSIT, type Direction } from '../methods/method.ts'

export type DepositState =
  | 'created'
  | 'awaiting_payment'
  | 'pending_review'
  | 'approved'
  | 'rejected'
  | 'expired'
  | 'cancelled'
  | 'reversed'
export type WithdrawalState = 'requested' | 'in_review' | 'approved' | 'paid' | 'rejected' | 'cancelled'
export type PaymentState = DepositState | WithdrawalState

/** What a provider tells: money moved, will not move, came back by us, or was taken back by a bank. */
export const EVENT_KINDS = ['paid', 'failed', 'refunded', 'charged_back'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** What an event does to a payment. `parked` waits for a person and moves no money. */
export type Judgement =
  | { readonly outcome: 'applied'; readonly state: PaymentState }
  | { readonly outcome: 'ignored' | 'parked'; readonly reason: string }

const { pending, processing, approved, paid, refused, cancelled, expired, reversed } = TRANSACTION_STATUSES
const DEPOSIT_STATUSES: Readonly<Record<DepositState, number>> = {
  created: pending,
  awaiting_payment: pending,
  pending_review: processing,
  approved: paid,
  rejected: refused,
  expired,
  cancelled,
  reversed,
}
const WITHDRAWAL_STATUSES: Readonly<Record<WithdrawalState, number>> = {
  requested: pending,
  in_review: processing,
  approved,
  paid,
  rejected: refused,
  cancelled,
}

/** The state as a transaction status of the wire. */
export function statusOf(direction: Direction, state: PaymentState): number {
  return direction === DEPOSIT
    ? DEPOSIT_STATUSES[state as DepositState]
    : WITHDRAWAL_STATUSES[state as WithdrawalState]
}

/** Until then a withdrawal can be taken back by its player. */
export function isCancellable(direction: Direction, state: PaymentState): boolean {
  return direction === DEPOSIT
    ? state === 'created' || state === 'awaiting_payment'
    : state === 'requested' || state === 'in_review'
}

/**
 * What an event means for a payment in a state; `mismatch` names what of amount, currency and account differs
 * from what we asked for. Money is credited once, and only for exactly what was asked (attacks A15, A16).
 */
export function judge(
  direction: Direction,
  state: PaymentState,
  kind: EventKind,
  mismatch: string | null,
): Judgement {
  return direction === DEPOSIT
    ? judgeDeposit(state as DepositState, kind, mismatch)
    : judgeWithdrawal(state as WithdrawalState, kind, mismatch)
}

function judgeDeposit(state: DepositState, kind: EventKind, mismatch: string | null): Judgement {
  const isOpen = state === 'created' || state === 'awaiting_payment'
  switch (kind) {
    case 'paid':
      if (isOpen) return mismatch ? applied('pending_review') : applied('approved')
      if (state === 'pending_review') return parked('in_review')
      if (state === 'approved' || state === 'reversed') return ignored('repeated')
      return applied('pending_review')
    case 'failed':
      return isOpen ? applied('rejected') : ignored('late')
    default:
      if (state === 'approved') return mismatch ? parked(mismatch) : applied('reversed')
      return state === 'pending_review' ? applied('rejected') : parked('not_credited')
  }
}

function judgeWithdrawal(state: WithdrawalState, kind: EventKind, mismatch: string | null): Judgement {
  if (state === 'paid') return kind === 'paid' ? ignored('repeated') : parked('already_paid')
  if (state !== 'approved') return parked('not_approved')
  if (kind === 'failed') return applied('rejected')
  if (kind !== 'paid') return parked('not_paid')
  return mismatch ? parked(mismatch) : applied('paid')
}

const applied = (state: PaymentState): Judgement => ({ outcome: 'applied', state })
const ignored = (reason: string): Judgement => ({ outcome: 'ignored', reason })
const parked = (reason: string): Judgement => ({ outcome: 'parked', reason })
