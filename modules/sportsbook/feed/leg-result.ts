import type { LegResult } from '@poyraz/betting'
import type { FeedResult } from './messages.ts'

/** Converts a result of the feed to the result of a leg. */
export function legResultOf({ result, voidFactor, deadHeat }: FeedResult): LegResult {
  if (voidFactor === 1) return { kind: 'void' }
  if (voidFactor === 0.5) return { kind: result === 'won' ? 'half_won' : 'half_lost' }
  if (deadHeat && result === 'won') return { kind: 'dead_heat', ...deadHeat }
  return { kind: result }
}
