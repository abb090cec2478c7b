import type { Coupon } from './api/types.ts'

type Entry = Coupon['history'][number]
export type Movement = Entry & {
  /** Effect on the player's balance; `null` for an event that moves no money. */
  readonly moved: number | null
}

/** Returns everything that happened to a coupon, each with its effect on the balance of the player. */
export function movementsOf({ history, freeBet }: Pick<Coupon, 'history' | 'freeBet'>): readonly Movement[] {
  return history.map((entry) => ({ ...entry, moved: movedBy(entry, freeBet) }))
}

/** Returns the sum of all movements: what the coupon has cost or brought so far. */
export function sumOf(movements: readonly Movement[]): number {
  return movements.reduce((sum, { moved }) => sum + (moved ?? 0), 0)
}

function movedBy({ event, amount }: Entry, isFreeBet: boolean): number | null {
  switch (event) {
    case 'placed':
      return isFreeBet ? 0 : -amount
    case 'declined':
      return isFreeBet ? 0 : amount
    case 'rolled_back':
      return -amount
    case 'settled':
    case 'voided':
    case 'cashed_out':
    case 'auto_cashed_out':
    case 'edited':
      return amount
    default:
      return null
  }
}
