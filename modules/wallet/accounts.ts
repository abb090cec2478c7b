import { TRANSACTION_CATEGORIES } from '@poyraz/contract'

/** A player's accounts in the ledger. */
export const ACCOUNTS = { cash: 'cash', bonus: 'bonus', held: 'held' } as const

/** Accounts whose sum the player sees as the balance. */
export const PLAYABLE = [ACCOUNTS.cash, ACCOUNTS.bonus] as const

/** Reasons of transfers, as the ledger stores them, with their category in the statement. */
export const REASONS = {
  deposit: TRANSACTION_CATEGORIES.deposit,
  bet: TRANSACTION_CATEGORIES.bet,
  win: TRANSACTION_CATEGORIES.win,
  bonus_grant: TRANSACTION_CATEGORIES.bonus,
  bonus_release: TRANSACTION_CATEGORIES.bonus,
  bonus_end: TRANSACTION_CATEGORIES.bonus,
  lottery_prize: TRANSACTION_CATEGORIES.bonus,
  lottery_ticket: TRANSACTION_CATEGORIES.lottery_ticket,
  hold: TRANSACTION_CATEGORIES.withdrawal,
  release: TRANSACTION_CATEGORIES.withdrawal,
  chargeback: TRANSACTION_CATEGORIES.correction,
  chargeback_reversal: TRANSACTION_CATEGORIES.correction,
  bet_void: TRANSACTION_CATEGORIES.bet,
  jackpot: TRANSACTION_CATEGORIES.jackpot,
} as const satisfies Record<string, number>
export type Reason = keyof typeof REASONS

/** Types of statement lines. A type's number on the wire is its position in this list, from 1. */
const TYPES = Object.keys(REASONS) as readonly Reason[]

export function reasonType(reason: string): number {
  return TYPES.indexOf(reason as Reason) + 1
}

/** Returns the reasons that match a type and category: `null` for all reasons, an empty list for none. */
export function reasonsFor(filter: {
  type?: number | undefined
  category?: number | readonly number[] | undefined
}): readonly Reason[] | null {
  if (filter.type === undefined && filter.category === undefined) return null
  const categories = filter.category === undefined ? null : [filter.category].flat()
  return TYPES.filter(
    (reason, index) =>
      (filter.type === undefined || index + 1 === filter.type) &&
      (categories === null || categories.includes(REASONS[reason])),
  )
}
