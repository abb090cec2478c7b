import type { LegResult } from '@poyraz/betting'
import type { Settled } from '@poyraz/betting/markets'
import type { FeedResult } from './messages.ts'

/** Results of a market by the factors of a feed. */
export const RESULT_FACTORS = {
  won: { result: 'won', voidFactor: 0 },
  lost: { result: 'lost', voidFactor: 0 },
  void: { result: 'lost', voidFactor: 1 },
  half_won: { result: 'won', voidFactor: 0.5 },
  half_lost: { result: 'lost', voidFactor: 0.5 },
} as const satisfies Record<Settled, Omit<FeedResult, 'outcome'>>

/** Converts the factors of a result back; a dead heat is won. */
export function settledOf({ result, voidFactor }: FeedResult): Settled {
  if (voidFactor === 1) return 'void'
  if (voidFactor === 0.5) return result === 'won' ? 'half_won' : 'half_lost'
  return result
}

/** Converts a result of the feed to the result of a leg. */
export function legResultOf({ result, voidFactor, deadHeat }: FeedResult): LegResult {
  if (voidFactor === 1) return { kind: 'void' }
  if (voidFactor === 0.5) return { kind: result === 'won' ? 'half_won' : 'half_lost' }
  if (deadHeat && result === 'won') return { kind: 'dead_heat', ...deadHeat }
  return { kind: result }
}
