/**
 * The statuses of the ledger in the order in which they are checked (S1): the first that applies is returned.
 * The SQL type `ledger.status` is the same list in the same order.
 */
export const STATUSES = [
  'exists_with_different_input',
  'exists',
  'hold_not_found',
  'already_posted',
  'already_released',
  'already_expired',
  'hold_not_due',
  'hold_expired',
  'exceeds_hold',
  'transaction_not_found',
  'not_reversible',
  'already_reversed',
  'currency_not_postable',
  'legs_out_of_range',
  'amount_out_of_range',
  'accounts_must_differ',
  'account_not_allowed',
  'account_not_found',
  'insufficient_funds',
  'balance_too_large',
  'created',
] as const

export type Status = (typeof STATUSES)[number]
