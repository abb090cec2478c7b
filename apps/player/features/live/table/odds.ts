import { drawnGameOf, layoutOf, STAKE_BP } from '@poyraz/games/tables'
import type { LiveTableView, Table } from './use-table.ts'

/** Returns the odds to one of a spot at its best: 0.95 for a banker bet. */
export function oddsOf(table: Pick<Table, 'game'>, spot: string): number {
  return (layoutOf(table).mostBp(spot) - STAKE_BP) / STAKE_BP
}

/** True if the round's result pays this spot more than its stake. */
export function isWonSpot({ table, state }: LiveTableView, spot: string): boolean {
  if (state.phase !== 'result' || state.outcome === null) return false
  return (drawnGameOf(table)?.returnBp(spot, state.outcome) ?? 0) > STAKE_BP
}
