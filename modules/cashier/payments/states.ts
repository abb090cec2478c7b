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
export type WithdrawalState =
  | 'requested'
  | 'in_review'
  | 'approved'
  | 'pending_review'
  | 'paid'
  | 'rejected'
  | 'cancelled'
  | 'returned'
export type PaymentState = DepositState | WithdrawalState

/** Events of a provider: money moved, will not move, was refunded by us, or was taken back by a bank. */
export const EVENT_KINDS = ['paid', 'failed', 'refunded', 'charged_back'] as const
export type EventKind = (typeof EVENT_KINDS)[number]

/** Effect of an event on a payment. `parked` waits for a person and moves no money. */
export type EventDecision =
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
  pending_review: processing,
  paid,
  rejected: refused,
  cancelled,
  returned: reversed,
}

/** Maps a payment state to a transaction status of the wire protocol. */
export function statusOf(direction: Direction, state: PaymentState): number {
  return direction === DEPOSIT
    ? DEPOSIT_STATUSES[state as DepositState]
    : WITHDRAWAL_STATUSES[state as WithdrawalState]
}

/** Returns the payment states that a transaction status of the wire protocol stands for. */
export function statesOf(direction: Direction, status: number): readonly string[] {
  const statuses = Object.entries(direction === DEPOSIT ? DEPOSIT_STATUSES : WITHDRAWAL_STATUSES)
  return statuses.flatMap(([state, its]) => (its === status ? [state] : []))
}

/** True if the player may still cancel the transfer. */
export function isCancellable(direction: Direction, state: PaymentState): boolean {
  return direction === DEPOSIT
    ? state === 'created' || state === 'awaiting_payment'
    : state === 'requested' || state === 'in_review'
}

/**
 * Decides what an event does to a payment in a state. `mismatch` names the first of currency, account and
 * amount that differs from the request, or why protection refuses the money. Money is credited once, and only
 * for exactly the requested amount (attacks A15, A16). `isSettled`: a person asked the provider for the
 * payment's state and accepts it.
 */
export function decideEvent(
  direction: Direction,
  state: PaymentState,
  kind: EventKind,
  mismatch: string | null,
  isSettled = false,
): EventDecision {
  // Either a late duplicate or a dispute that the house won: a person decides which.
  if (direction === DEPOSIT && state === 'reversed' && kind === 'paid')
    return isSettled && mismatch === null ? applied('approved') : parked(mismatch ?? 'reversed')
  return direction === DEPOSIT
    ? decideDeposit(state as DepositState, kind, mismatch)
    : decideWithdrawal(state as WithdrawalState, kind, mismatch)
}

function decideDeposit(state: DepositState, kind: EventKind, mismatch: string | null): EventDecision {
  const isOpen = state === 'created' || state === 'awaiting_payment'
  switch (kind) {
    case 'paid':
      if (isOpen) return mismatch ? applied('pending_review') : applied('approved')
      if (state === 'pending_review') return parked('in_review')
      return state === 'approved' ? repeated(mismatch) : applied('pending_review')
    case 'failed':
      return isOpen ? applied('rejected') : ignored('late')
    default:
      if (state === 'approved') return mismatch ? parked(mismatch) : applied('reversed')
      // Money that was taken back before its `paid` event arrived is never credited by that event.
      return isOpen || state === 'pending_review' ? applied('rejected') : parked('not_credited')
  }
}

/** Releases or returns the money to the player on both `failed` and `refunded`: providers use either name. */
function decideWithdrawal(state: WithdrawalState, kind: EventKind, mismatch: string | null): EventDecision {
  switch (state) {
    case 'approved':
      if (kind === 'failed') return applied('rejected')
      if (kind === 'paid') return applied(mismatch ? 'pending_review' : 'paid')
      return mismatch ? parked(mismatch) : applied('rejected')
    case 'pending_review':
      if (kind === 'failed') return applied('rejected')
      if (mismatch) return parked(mismatch)
      return applied(kind === 'paid' ? 'paid' : 'rejected')
    case 'paid':
      if (kind === 'paid') return repeated(mismatch)
      return mismatch ? parked(mismatch) : applied('returned')
    case 'returned':
      return ignored('repeated')
    case 'rejected':
      return kind === 'paid' ? parked('not_approved') : ignored('late')
    default:
      return parked('not_approved')
  }
}

const applied = (state: PaymentState): EventDecision => ({ outcome: 'applied', state })
const ignored = (reason: string): EventDecision => ({ outcome: 'ignored', reason })
const parked = (reason: string): EventDecision => ({ outcome: 'parked', reason })
/** A duplicate event, or a further payment that differs from the request. */
const repeated = (mismatch: string | null) => (mismatch ? parked(mismatch) : ignored('repeated'))
