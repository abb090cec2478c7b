import { blackjackSpot, readBlackjackSpot } from '@poyraz/games/tables'
import type { TableState } from '../../../../shared/tables/table-states.ts'
import type { Chips } from '../use-chips.ts'

export type OwnSeat = {
  /** Seat number with the player's stake, or kept for the player. */
  readonly seat: number | null
  readonly isHeld: boolean
}

/** Finds the player's seat number from the chips of this round and of the last one. */
export function ownSeat({ phase, hands }: TableState, chips: Chips): OwnSeat {
  const seat = mainSeat([...chips.spots.keys()])
  if (seat !== null) return { seat, isHeld: false }
  const before = mainSeat(chips.last.map(({ spot }) => spot))
  const isHeld = phase === 'betting' && before !== null && (hands?.taken.includes(before) ?? false)
  return isHeld ? { seat: before, isHeld } : { seat: null, isHeld: false }
}

function mainSeat(spots: readonly string[]): number | null {
  const found = spots.map(readBlackjackSpot).find((read) => read?.kind === 'main')
  return found?.seat ?? null
}

/** Returns the spot for a chip on a seat: the main bet, or a bet behind its player. */
export function spotOfSeat(seat: number, own: OwnSeat, taken: readonly number[]): string {
  const isOther = taken.includes(seat) && own.seat !== seat
  return blackjackSpot(isOther ? 'behind' : 'main', seat)
}
