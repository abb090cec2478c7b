import { z } from 'zod'
import { entityId, kurusWire } from '../primitives.ts'
import { PRODUCTS } from '../products.ts'

/** Categories of the statement, by their number on the wire (protocol, "Transaction statuses"). */
export const TRANSACTION_CATEGORIES = {
  deposit: 1,
  withdrawal: 2,
  bet: 3,
  win: 4,
  bonus: 5,
  correction: 6,
  jackpot: 7,
  tournament: 8,
  lottery_ticket: 9,
} as const

export const TRANSACTION_STATUSES = {
  pending: 1000,
  processing: 1001,
  approved: 1002,
  paid: 1003,
  refused: 1004,
  cancelled: 1005,
  expired: 1006,
  reversed: 1007,
} as const

/**
 * One line of the statement as the player sees it: `amount` is signed, in kuruş; money in is positive.
 * `balanceAfter` is cash and bonus together, right after this line. `ref` is the round of a bet or win, else the
 * line itself. `product` names the product of a bet or win where the line does not name its game.
 */
export const transactionItem = z.strictObject({
  id: entityId,
  transaction_category_id: z.int(),
  transaction_status: z.int(),
  type: z.int(),
  amount: kurusWire,
  balanceAfter: kurusWire,
  date: z.iso.datetime(),
  description: z.string(),
  product: z.enum(PRODUCTS).optional(),
  ref: z.string(),
})
