import { drawnGameOf, layoutOf, STAKE_BP } from '@poyraz/games/tables'
import type { LiveTableView, Table } from './use-table.ts'

/**
 * Returns the best odds to one of a spot: 0.95 for a banker bet. A number of the money wheel pays itself; the
 * fields that multiply it later are not part of its odds.
 */
export function oddsOf(table: Pick<Table, 'game'>, spot: string): number {
  if (table.game === 'money-wheel') return Number(spot)
  return (layoutOf(table).mostBp(spot) - STAKE_BP) / STAKE_BP
}

/** Returns true if the result of the round pays this spot more than its stake. */
export function isWonSpot({ table, state }: LiveTableView, spot: string): boolean {
  if (state.phase !== 'result' || state.outcome === null) return false
  return (drawnGameOf(table)?.returnBp(spot, state.outcome) ?? 0) > STAKE_BP
}
