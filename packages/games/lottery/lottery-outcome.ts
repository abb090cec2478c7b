/** Number of tickets of a draw and the winning ones, first prize first. */
export type LotteryOutcome = { readonly tickets: number; readonly winners: readonly number[] }

/** Returns the outcome if it has the shape of a lottery draw. */
export function asLotteryOutcome(value: unknown): LotteryOutcome | null {
  if (typeof value !== 'object' || value === null || !('tickets' in value) || !('winners' in value))
    return null
  const { tickets, winners } = value
  if (typeof tickets !== 'number' || !Number.isSafeInteger(tickets) || !Array.isArray(winners)) return null
  const isWinner = (one: unknown) => Number.isSafeInteger(one)
  return winners.length <= tickets && winners.every(isWinner) ? { tickets, winners } : null
}
