import type { Kurus } from '@poyraz/kernel'

/**
 * Presentation of a result. `neutral` pays no more than the stake and is presented plainly: no fanfare, no
 * count-up, no flying coins (RTS 14F).
 */
export const TIERS = ['none', 'neutral', 'win', 'big', 'grand'] as const
export type Tier = (typeof TIERS)[number]

/** Minimum multiples of the stake for the two larger celebrations. */
const BIG_TIMES = 15n
const GRAND_TIMES = 60n

export function tierOf(winKurus: Kurus, stakeKurus: Kurus): Tier {
  if (winKurus <= 0n) return 'none'
  if (winKurus <= stakeKurus) return 'neutral'
  if (winKurus < BIG_TIMES * stakeKurus) return 'win'
  return winKurus < GRAND_TIMES * stakeKurus ? 'big' : 'grand'
}

/** Returns true if a result may be celebrated. */
export function isCelebrated(tier: Tier): boolean {
  return tier === 'win' || tier === 'big' || tier === 'grand'
}
