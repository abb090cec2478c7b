import type { Refused } from '../../../shared/endpoint/reply.ts'
import type { Figures } from './use-figures.ts'

/** The next step that the coupon offers after a refusal. */
export type Remedy =
  | { readonly kind: 'accept' | 'removeClosed' | 'limits' | 'deposit' }
  | { readonly kind: 'useMax' | 'useMin'; readonly amount: number }

/** Returns what the player can do about a refused coupon, or `null`. */
export function remedyOf({ error, data }: Refused, stake: number): Remedy | null {
  switch (error) {
    case 'odds_changed':
      return { kind: 'accept' }
    case 'market_closed':
      return { kind: 'removeClosed' }
    case 'insufficient_funds':
      return { kind: 'deposit' }
    case 'limit_reached':
    case 'play_stopped':
    case 'excluded':
      return { kind: 'limits' }
    case 'stake_range':
    case 'liability_limit':
      return stakeRemedy(data, stake)
    default:
      return null
  }
}

function stakeRemedy(data: unknown, stake: number): Remedy | null {
  if (typeof data !== 'object' || data === null) return null
  const { min, max } = data as { readonly min?: unknown; readonly max?: unknown }
  if (typeof min === 'number' && stake < min) return { kind: 'useMin', amount: min }
  return typeof max === 'number' && max > 0 ? { kind: 'useMax', amount: max } : null
}

type Problem = NonNullable<Figures['check']>['problems'][number]

/** Rules about combined legs. They do not apply to singles, which are placed one by one. */
const OF_LINES = new Set<Problem['error']>(['related_legs', 'system_invalid'])
/** Problems that the legs show themselves, from the present prices. */
const OWN = new Set<Problem['error']>(['odds_changed', 'market_closed'])

/** Returns the first broken rule of a check that the slip has to explain. */
export function problemOf({ check, slip }: Figures): Problem | undefined {
  return check?.problems.find(
    ({ error }) => !OWN.has(error) && !(slip.mode === 'single' && OF_LINES.has(error)),
  )
}
