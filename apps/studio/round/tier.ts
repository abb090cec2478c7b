import type { Kurus } from '@poyraz/kernel'

/**
 * How a result is told. `neutral` gives back no more than the stake and is told plainly: no fanfare, no
 * count-up, nothing that flies (RTS 14F).
 */
export const TIERS = ['none', 'neutral', 'win', 'big', 'grand'] as const
export type Tier = (typeof TIERS)[number]

/** Wins from this many times the stake on are celebrated, the higher ones more. */
const BIG_TIMES = 15n
const GRAND_TIMES = 60n

export function tierOf(winKurus: Kurus, stakeKurus: Kurus): Tier {
  if (winKurus <= 0n) return 'none'
  if (winKurus <= stakeKurus) return 'neutral'
  if (winKurus < BIG_TIMES * stakeKurus) return 'win'
  return winKurus < GRAND_TIMES * stakeKurus ? 'big' : 'grand'
}

/** Whether a result may be celebrated at all. */
export function isCelebrated(tier: Tier): boolean {
  return tier === 'win' || tier === 'big' || tier === 'grand'
}
