import type { Exclusion } from '../../shared/protection/protection.ts'

/**
 * Returns the state of an exclusion. `over`: it has ended, but play stays refused until the player asks to
 * return and confirms it.
 */
export function exclusionState({ kind, until }: Exclusion, nowMs: number): Exclusion['kind'] | 'over' {
  return kind === 'self_exclusion' && until !== null && Date.parse(until) <= nowMs ? 'over' : kind
}
