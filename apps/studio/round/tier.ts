import type { Kurus } from '@poyraz/kernel'

/**
 * Presentation of a result. `neutral` pays no more than the stake and is presented plainly: no plate, no
 * count-up, no flying coins (RTS 14F). From `nice` on, a win has a plate.
 */
export const TIERS = ['none', 'neutral', 'win', 'nice', 'big', 'grand', 'legend'] as const
export type Tier = (typeof TIERS)[number]

/** Rungs of the win plate, rising: the minimum multiple of the stake for each tier that has a plate. */
export const RUNGS = [
  { tier: 'nice', times: 10 },
  { tier: 'big', times: 25 },
  { tier: 'grand', times: 50 },
  { tier: 'legend', times: 100 },
] as const satisfies readonly { readonly tier: Tier; readonly times: number }[]

export type PlateTier = (typeof RUNGS)[number]['tier']

export function tierOf(winKurus: Kurus, stakeKurus: Kurus): Tier {
  if (winKurus <= 0n) return 'none'
  if (winKurus <= stakeKurus) return 'neutral'
  return plateTierOf(winKurus, stakeKurus) ?? 'win'
}

/** Returns the highest rung that a win reaches; null below the first one. */
export function plateTierOf(winKurus: Kurus, stakeKurus: Kurus): PlateTier | null {
  return RUNGS.findLast(({ times }) => winKurus >= BigInt(times) * stakeKurus)?.tier ?? null
}

/** Returns true if a result may be celebrated. */
export function isCelebrated(tier: Tier): boolean {
  return tier !== 'none' && tier !== 'neutral'
}

/**
 * Returns how far a win has climbed the ladder of rungs, which stand at equal distances: 0 up to the first
 * rung, 1 from the last one on.
 */
export function climbOf(winKurus: Kurus, stakeKurus: Kurus): number {
  const times = Number(winKurus) / Number(stakeKurus)
  const passed = RUNGS.findLastIndex((rung) => times >= rung.times)
  const [from, to] = [RUNGS[passed], RUNGS[passed + 1]]
  if (!from) return 0
  const share = to ? (times - from.times) / (to.times - from.times) : 0
  return (passed + share) / (RUNGS.length - 1)
}

/** Returns a win as a multiple of the stake in tenths, rounded down: 312 for 31.2 times. */
export function tenthsOf(winKurus: Kurus, stakeKurus: Kurus): number {
  return Number((winKurus * 10n) / stakeKurus)
}
