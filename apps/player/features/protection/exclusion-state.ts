import type { Exclusion } from '../../shared/protection/protection.ts'

/** How an exclusion stands: `over` still refuses, until the player asks to come back and confirms it. */
export function exclusionState({ kind, until }: Exclusion, nowMs: number): Exclusion['kind'] | 'over' {
  return kind === 'self_exclusion' && until !== null && Date.parse(until) <= nowMs ? 'over' : kind
}
