/** Result of a bet that may be won or lost by halves. */
export type Settled = 'won' | 'lost' | 'void' | 'half_won' | 'half_lost'

/**
 * Settles an Asian line. `quarters` is the difference to the line in quarters: 4 · (margin + handicap), or
 * 4 · (total − line). A quarter line is half a stake on each neighbouring line.
 */
export function asianResult(quarters: number): Settled {
  if (quarters >= 2) return 'won'
  if (quarters <= -2) return 'lost'
  if (quarters === 1) return 'half_won'
  return quarters === 0 ? 'void' : 'half_lost'
}
