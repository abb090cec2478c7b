import type { TableState } from '../../../shared/tables/table-states.ts'

/**
 * Returns what a table that is dealt by hand waits for: a dealer before the bets, or the entries after them. `null`
 * while it waits for neither, and at other tables.
 */
export function handPhaseOf({ phase, dealer, outcome }: TableState): 'waiting' | 'drawing' | null {
  if (!dealer) return null
  if (phase === 'betting') return dealer.isPresent ? null : 'waiting'
  return phase === 'drawing' && outcome === null ? 'drawing' : null
}
